import { useContext, useState } from 'preact/hooks';
import { readDates } from '../amounts/read-date.ts';
import type { ControlProperties } from './control.tsx';
import { TypingLocale } from './form-locale.ts';
import { PresentationContext } from './presentation.ts';

interface Pasted {
  /** The dates that the pasted text may be. */
  readonly dates: readonly string[];
  /** The date in the control before. */
  readonly before: string;
}

/**
 * Fills in a date that is pasted in any usual form. Returns what its control listens to, and the
 * dates to choose from if the text may be several.
 */
export function usePastedDate({ field, value, onInput }: ControlProperties) {
  const locale = useContext(TypingLocale);
  const { isReadOnly } = useContext(PresentationContext);
  const [{ dates, before }, setPasted] = useState<Pasted>({ dates: [], before: '' });
  if (field.kind !== 'date' || isReadOnly) return { listeners: {}, offers: [] };
  return {
    offers: dates.length > 1 && value === before ? dates : [],
    listeners: {
      onPaste: (event: ClipboardEvent) => {
        const read = readDates(event.clipboardData?.getData('text') ?? '', locale());
        const [date, ...others] = read;
        if (date === undefined) return;
        event.preventDefault();
        setPasted({ dates: read, before: value });
        if (others.length === 0) onInput(date);
      },
      // Browsers undo only what is typed into texts.
      onKeyDown: (event: KeyboardEvent) => {
        const { key, ctrlKey, metaKey, shiftKey } = event;
        const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
        if (!isUndo || value === before || !dates.includes(value)) return;
        event.preventDefault();
        onInput(before);
      },
    },
  };
}
