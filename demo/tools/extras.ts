import type { FunctionComponent } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import type { Shown } from '../pictures/shown.ts';
import type { ToolName } from '../tools.ts';
import type { ShortcutProperties } from './shortcut-properties.ts';

/** Quicker ways to fill in a form than field by field. */
const shortcuts: {
  readonly [Name in ToolName]?: () => Promise<{
    readonly Shortcuts: FunctionComponent<ShortcutProperties>;
  }>;
} = {
  'cron-generator': () => import('./cron-generator/shortcuts.tsx'),
  'dice-roller': () => import('./dice-roller/shortcuts.tsx'),
};

/** What people want to know beyond the result. */
const more: {
  readonly [Name in ToolName]?: () => Promise<{ readonly More: FunctionComponent<Shown<Name>> }>;
} = {
  'age-calculator': () => import('./age-calculator/more.tsx'),
  'cron-generator': () => import('./cron-generator/more.tsx'),
  'hmac-generator': () => import('./hmac-generator/more.tsx'),
  'loan-payoff-calculator': () => import('./loan-payoff-calculator/more.tsx'),
  'remove-duplicate-lines': () => import('./remove-duplicate-lines/more.tsx'),
};

/** The shortcuts of a tool's page, as soon as they are loaded. */
export function useShortcuts(slug: ToolName) {
  return useLoaded(shortcuts[slug])?.Shortcuts;
}

type AnyMore = FunctionComponent<{ readonly request: object; readonly result: object }>;

/** What a tool's page shows below the result, which it loads with the first result. */
export function useMore(slug: ToolName, hasResult: boolean): AnyMore | undefined {
  // The API's answers have the types of their tool, which the compiler cannot see here.
  const load = more[slug] as (() => Promise<{ readonly More: AnyMore }>) | undefined;
  return useLoaded(hasResult ? load : undefined)?.More;
}
