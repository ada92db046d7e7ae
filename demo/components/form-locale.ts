import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { numberLocale } from '../number-locale.ts';

/** The language of the numbers in a form; English until a page, built in it, comes to life. */
export const FormLocale = createContext<string | undefined>(undefined);

export function useFormLocale(): string | undefined {
  return useContext(FormLocale) ?? numberLocale();
}
