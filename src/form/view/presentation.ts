import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** How a page shows a form and its result. */
export interface Presentation {
  /** Whether the visitor can focus and copy what is in the controls, but not change it. */
  readonly isReadOnly: boolean;
  /** Whether results are shown without buttons to copy them or to show all digits. */
  readonly isPlain: boolean;
  /** Whether the result is that of earlier inputs, so that nothing of it can be copied. */
  readonly isOutdated?: boolean;
  /** The level of the headings in the result. */
  readonly headingLevel: HeadingLevel;
  /** Whether the page styles what is shown by its parts, as it can in a shadow tree. */
  readonly hasParts: boolean;
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export const usualHeadingLevel: HeadingLevel = 2;

export const PresentationContext = createContext<Presentation>({
  isReadOnly: false,
  isPlain: false,
  headingLevel: usualHeadingLevel,
  hasParts: false,
});

/** Returns what gives an element its parts, by their names with spaces. */
export function usePart(): (names: string) => string | undefined {
  const { hasParts } = useContext(PresentationContext);
  return (names) => (hasParts ? names : undefined);
}
