import type { ComponentChild } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { FormIsUnread } from '../../components/form/form-inputs.ts';

export interface ReadFieldProperties extends Pick<FormFiller, 'leaveUnread'> {
  readonly name: string;
  readonly label: string;
  /** What the form has, as the field writes it. */
  readonly value: string;
  /** Returns the value that a text stands for, or `undefined` if it cannot be read. */
  readonly read: (text: string) => string | undefined;
  /** The message about a text that cannot be read. */
  readonly fault: ComponentChild;
  /** Called with a value that was read. */
  readonly onChange: (value: string) => void;
}

interface Attributes {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean | undefined;
}

interface WithControl extends ReadFieldProperties {
  readonly children: (
    attributes: Attributes,
    text: string,
    onInput: (text: string) => void,
  ) => ComponentChild;
}

/**
 * A field that changes the form once its text can be read, and goes on showing that text as long as
 * the form has its value. Until then, the answer is withheld.
 */
export function ReadField(properties: WithControl) {
  const { name, label, value, read, fault, leaveUnread, onChange, children } = properties;
  const isUnread = useContext(FormIsUnread);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value?: string }>();
  const isShown = typed && (typed.value === undefined ? isUnread : typed.value === value);
  const text = isShown ? typed.text : value;
  const isWrong = useSettled(text, readingPause) === text && read(text) === undefined;
  const input = (next: string) => {
    const meant = read(next);
    if (meant === undefined) {
      setTyped({ text: next });
      leaveUnread(true);
    } else {
      setTyped({ text: next, value: meant });
      onChange(meant);
    }
  };
  const attributes = {
    id: name,
    'aria-describedby': `${name}-fault`,
    'aria-invalid': isWrong || undefined,
  };
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <div class="control">{children(attributes, text, input)}</div>
      <p class="error" id={`${name}-fault`} role="alert">
        {isWrong && fault}
      </p>
    </div>
  );
}
