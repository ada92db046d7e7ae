import { languageCode } from '../../src/form/language/language.ts';
import { regionOf } from '../language/region-of.ts';
import { usualCurrency } from './currencies.ts';

/** Where an example is from. */
export interface Place {
  readonly region: string | undefined;
  readonly currency: string | undefined;
}

export function placeOf(locale: string): Place {
  return { region: regionOf(locale), currency: usualCurrency(locale) };
}

/** Returns the place of the examples in a page as it was built. */
export function builtPlace(): Place {
  return placeOf(languageCode());
}
