import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shown } from '../pictures/shown.ts';
import type { ToolName } from '../tools.ts';
import type { ShortcutProperties } from './shortcut-properties.ts';

interface Extras<Result> {
  /** Quicker ways to fill in the form than field by field. */
  readonly Shortcuts?: FunctionComponent<ShortcutProperties>;
  /** What people want to know beyond the result. */
  readonly More?: FunctionComponent<Result>;
}

type AllExtras = { readonly [Name in ToolName]?: () => Promise<Extras<Shown<Name>>> };

/** What single pages have beyond the generated form and result. A page loads its own alone. */
const extras: AllExtras = {
  'age-calculator': () => import('./age-calculator/extras.tsx'),
  'cron-generator': () => import('./cron-generator/extras.tsx'),
  'dice-roller': () => import('./dice-roller/extras.tsx'),
  'hmac-generator': () => import('./hmac-generator/extras.tsx'),
  'loan-payoff-calculator': () => import('./loan-payoff-calculator/extras.tsx'),
  'remove-duplicate-lines': () => import('./remove-duplicate-lines/extras.tsx'),
};

type AnyExtras = Extras<{ readonly request: object; readonly result: object }>;

/** What the page of a tool has of its own, as soon as it is loaded. */
export function useExtras(slug: ToolName): AnyExtras {
  const [loaded, setLoaded] = useState<AnyExtras>({});
  useEffect(() => {
    // The API's answers have the types of their tool, which the compiler cannot see here.
    extras[slug]?.().then(
      (module) => setLoaded(module as unknown as AnyExtras),
      () => {},
    );
  }, [slug]);
  return loaded;
}
