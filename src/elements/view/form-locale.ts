import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { numberLocale } from '../numbers/number-locale.ts';

/** The locale of the numbers in a form: the page's until its script has started. */
export const FormLocale = createContext<string | undefined>(undefined);

export function useFormLocale(): string | undefined {
  return useContext(FormLocale) ?? numberLocale();
}
