import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { numberLocale } from '../number-locale.ts';

/** The language of the numbers in a form; that of the page until its script has started. */
export const FormLocale = createContext<string | undefined>(undefined);

export function useFormLocale(): string | undefined {
  return useContext(FormLocale) ?? numberLocale();
}
