import { useEffect, useState } from 'preact/hooks';

/** Returns a module once it is loaded, or `undefined` if there is none to load or loading fails. */
export function useLoaded<Module>(load: (() => Promise<Module>) | undefined): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    load?.().then(setLoaded, () => {});
  }, [load]);
  return loaded;
}
