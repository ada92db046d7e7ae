import { useEffect, useState } from 'preact/hooks';

/** Returns a module once it is loaded. Without one to load, or if that fails, there is none. */
export function useLoaded<Module>(load: (() => Promise<Module>) | undefined): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    load?.().then(setLoaded, () => {});
  }, [load]);
  return loaded;
}
