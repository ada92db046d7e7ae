import type { FunctionComponent } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import type { ToolName } from '../tools.ts';
import type { Shown } from './shown.ts';

type Pictures = {
  readonly [Name in ToolName]?: () => Promise<{
    readonly Picture: FunctionComponent<Shown<Name>>;
  }>;
};

/** The pictures of results, by tool. A page loads only its own. */
const pictures: Pictures = {
  'bmi-calculator': () => import('./bmi-bands.tsx'),
  'color-converter': () => import('./swatch.tsx'),
  'dice-roller': () => import('./dice.tsx'),
  'gradient-generator': () => import('./gradient.tsx'),
  'loan-payoff-calculator': () => import('./loan-balance.tsx'),
  'meta-tag-generator': () => import('./link-previews.tsx'),
  'retirement-calculator': () => import('./savings-growth.tsx'),
  'roof-pitch': () => import('../tools/roof-pitch/picture.tsx'),
  'sleep-cycle-calculator': () => import('./sleep-clock.tsx'),
  'slope-calculator': () => import('./line.tsx'),
  'standard-deviation-calculator': () => import('./number-line.tsx'),
  'token-counter': () => import('./context-share.tsx'),
};

type AnyPicture = FunctionComponent<{ readonly request: object; readonly result: object }>;

export function hasPicture(slug: ToolName): boolean {
  return slug in pictures;
}

/** Returns the picture of a tool once it is loaded. */
export function usePicture(slug: ToolName): AnyPicture | undefined {
  // The compiler cannot relate the picture's type to the slug; both are of the same tool.
  const load = pictures[slug] as (() => Promise<{ readonly Picture: AnyPicture }>) | undefined;
  return useLoaded(load)?.Picture;
}
