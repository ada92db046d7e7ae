import type { Request } from '../form/inputs.ts';
import type { HeadingLevel } from '../form/view/presentation.ts';
import { currencyIn, headingLevelIn, namesIn, objectIn } from './read-attributes.ts';

/** What a page says of the form of an element by its attributes. */
export interface Settings {
  /** Fills in the form, instead of the example of the tool. */
  readonly request: Request | undefined;
  /** The part of the request that the visitor does not change. */
  readonly fixed: Request | undefined;
  /** The names of the fields to show; without them, all. */
  readonly names: readonly string[] | undefined;
  /** The names of the results to show; without them, all. */
  readonly results: readonly string[] | undefined;
  readonly currency: string | undefined;
  /** Names the form for screen readers, in the place of the tool's name. */
  readonly label: string | undefined;
  readonly headingLevel: HeadingLevel;
  /** Whether results are shown without buttons. */
  readonly isPlain: boolean;
  /** Whether the visitor can read and copy, but not change the form. */
  readonly isReadOnly: boolean;
}

/** Returns the text of an attribute, or `null` without one. */
export type ReadAttribute = (name: string) => string | null;

/** Returns what the attributes of an element say. */
export function settingsIn(attribute: ReadAttribute): Settings {
  return {
    request: objectIn(attribute('request')),
    fixed: objectIn(attribute('fixed')),
    names: namesIn(attribute('fields')),
    results: namesIn(attribute('results')),
    currency: currencyIn(attribute('currency')),
    label: attribute('aria-label') || attribute('label') || undefined,
    headingLevel: headingLevelIn(attribute('headinglevel')),
    isPlain: attribute('plain') !== null,
    isReadOnly: attribute('readonly') !== null,
  };
}
