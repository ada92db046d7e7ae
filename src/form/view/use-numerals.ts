import { useContext, useMemo, useState } from 'preact/hooks';
import type { Field } from '../fields.ts';
import { plainNumerals, writtenNumerals } from '../numbers/numerals.ts';
import { TypingLocale, useFormLocale } from './form-locale.ts';

/**
 * Returns what a control for a text shows, and what to do when it is typed in. Numbers are shown
 * and read in the visitor's format; the inputs have them as the API reads them.
 */
export function useNumerals(
  { schema: { read: kind }, sample }: Pick<Field, 'schema' | 'sample'>,
  value: string,
  onInput: (value: string) => void,
) {
  const locale = useFormLocale();
  const typingLocale = useContext(TypingLocale);
  const [edit, setEdit] = useState({ text: '', value: '', locale });
  const isCurrent = edit.value === value && edit.locale === locale;
  const written = useMemo(
    () => (kind && !isCurrent ? writtenNumerals(value, kind, locale) : value),
    [kind, isCurrent, value, locale],
  );
  if (!kind) return { text: value, type: onInput, sample };
  return {
    text: isCurrent ? edit.text : written,
    type: (text: string) => {
      const plain = plainNumerals(text, kind, typingLocale());
      setEdit({ text, value: plain, locale });
      onInput(plain);
    },
    sample: writtenNumerals(sample, kind, locale),
  };
}
