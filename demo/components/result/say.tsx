import { partsOf } from '../../model/sentences.ts';
import type { FormOfPage } from '../form/use-form.ts';
import type { SentenceValue } from './sentence-values.ts';

interface Properties {
  readonly text: string;
  readonly form: Pick<FormOfPage, 'assumed' | 'untouched'>;
  readonly valueIn: (name: string) => SentenceValue | undefined;
}

/** A sentence whose values of the form are blanks: a press goes to the field. */
export function Say({ text, form, valueIn }: Properties) {
  return (
    // biome-ignore lint/a11y: the keyboard reaches the fields themselves.
    <p onClick={enterField}>
      {partsOf(text).map((part) => {
        if (typeof part === 'string') return part;
        const { text: shown, field } = valueIn(part.name) ?? {};
        return field ? (
          <bdi
            key={part.name}
            class={classesOf(shown ?? '', isTyped(field.name, form))}
            title={field.title}
            data-field={field.name}
          >
            {shown}
          </bdi>
        ) : (
          <b key={part.name}>
            <bdi>{shown}</bdi>
          </b>
        );
      })}
    </p>
  );
}

/** A longer value would be wider than a narrow phone. */
const longestUnbroken = 20;

function classesOf(shown: string, isTyped: boolean): string {
  const isLong = shown.length > longestUnbroken;
  return ['blank', !isTyped && 'assumed', isLong && 'long'].filter(Boolean).join(' ');
}

/** Whether the value of a field is the visitor's. A default is none that anyone has typed. */
function isTyped(field: string, { assumed, untouched }: Properties['form']): boolean {
  return !untouched.includes(field) && assumed.every(({ name }) => name !== field);
}

function enterField({ target }: Event): void {
  const blank = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-field]') : null;
  const name = blank?.dataset.field;
  if (!name) return;
  const controls = document.querySelectorAll<HTMLElement>(`form [name="${CSS.escape(name)}"]`);
  const chosen = [...controls].find((control) => control.matches(':checked')) ?? controls[0];
  chosen?.focus();
}
