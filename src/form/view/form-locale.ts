import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { numberLocale } from '../numbers/number-locale.ts';

/** The locale in which a form shows numbers: the page's until its script has started. */
export const FormLocale = createContext<string | undefined>(undefined);

/**
 * Returns the locale in which the visitor types, which is another one where a page was built for
 * many visitors.
 */
export const TypingLocale = createContext<() => string | undefined>(numberLocale);

export function useFormLocale(): string | undefined {
  return useContext(FormLocale) ?? numberLocale();
}
