import { Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { Field } from '../fields.ts';
import { inputInWords } from '../input-in-words.ts';
import { type Inputs, inItsUnit } from '../inputs.ts';
import { t } from '../language/language.ts';
import { Currency } from './currency-context.ts';
import { usePart } from './presentation.ts';

interface Properties {
  /** The fields whose values nobody has typed or given. */
  readonly assumed: readonly Field[];
  /** What the form asks with. */
  readonly meant: Inputs;
}

/**
 * Says which values of a result nobody has typed, but for the options of how a tool works. A press
 * on one goes to its field.
 */
export function Assumptions({ assumed, meant }: Properties) {
  const currency = useContext(Currency);
  const part = usePart();
  const values = assumed.filter((field) => !isSetting(field));
  if (values.length === 0) return null;
  return (
    <p class="assumptions" part={part('assumptions')}>
      {t('Assumed:')}{' '}
      {values.map((field, index) => (
        <Fragment key={field.name}>
          {index > 0 && ' · '}
          <label for={field.name}>
            {field.title} <bdi>{inWords(field, meant, currency)}</bdi>
          </label>
        </Fragment>
      ))}
    </p>
  );
}

function isSetting({ kind, schema }: Field): boolean {
  return schema.default !== undefined && (kind === 'choice' || kind === 'flag');
}

/** Returns the input of a field, and for what time or quantity a price is. */
function inWords(field: Field, inputs: Inputs, currency: string | undefined): string {
  const text = inputInWords(field, inputs, currency) ?? '';
  const { unit } = inItsUnit(field, inputs);
  const { label = '' } = field.units.find(({ value }) => value === unit) ?? {};
  return field.schema.format === 'money' ? `${text} ${label}`.trim() : text;
}
