import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Language, setLanguage } from '../language/language.ts';

/** The language of an element; none where a page has one language for all. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/**
 * Sets the language for a component that renders itself again, apart from the element around it.
 */
export function useLanguage(): void {
  const language = useContext(LanguageContext);
  if (language) setLanguage(language);
}
