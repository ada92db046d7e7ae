import { Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { isPlain } from '../amounts/plain-numbers.ts';
import { writeAmount } from '../amounts/write-amount.ts';
import type { Field } from '../fields.ts';
import { type Inputs, inItsUnit } from '../inputs.ts';
import { t } from '../language/language.ts';
import { formatClock } from '../numbers/clock.ts';
import { formatFigure } from '../numbers/format-figure.ts';
import { withUnit } from '../numbers/with-unit.ts';
import { Currency } from './currency-context.ts';
import { useFormLocale } from './form-locale.ts';
import { usePart } from './presentation.ts';

interface Properties {
  /** The fields whose values nobody has typed or given. */
  readonly assumed: readonly Field[];
  /** What the form asks with. */
  readonly meant: Inputs;
}

/** Says which values of a result nobody has typed. A press on one goes to its field. */
export function Assumptions({ assumed, meant }: Properties) {
  const locale = useFormLocale();
  const currency = useContext(Currency);
  const part = usePart();
  if (assumed.length === 0) return null;
  return (
    <p class="assumptions" part={part('assumptions')}>
      {t('Assumed:')}{' '}
      {assumed.map((field, index) => (
        <Fragment key={field.name}>
          {index > 0 && ' · '}
          <label for={field.name}>
            {field.title}{' '}
            <bdi>{inWords(inItsUnit(field, meant), meant[field.name] ?? '', locale, currency)}</bdi>
          </label>
        </Fragment>
      ))}
    </p>
  );
}

const longestShown = 40;

/** Returns the input of a field as a visitor reads it. */
function inWords(
  { kind, title, unit, units, options, schema }: Field,
  input: string,
  locale: string | undefined,
  currency: string | undefined,
): string {
  const { label } = options.find(({ value }) => value === input) ?? {};
  if (label !== undefined) return label;
  if (kind === 'secret') return '';
  if (kind === 'flag') return input === 'true' ? t('Yes') : t('No');
  if (kind === 'time') return formatClock(input);
  if (kind === 'date') return formatDate(input, locale);
  if (kind !== 'number') {
    return input.length > longestShown ? `${input.slice(0, longestShown)}…` : input;
  }
  if (!isPlain(input)) return writeAmount(input, locale);
  const value = Number(input);
  const figure = formatFigure(value, { ...schema, 'x-unit': unit ?? '' }, currency);
  if (schema.format !== 'money') return withUnit(figure, title, unit, value).join('');
  const { label: per = '' } = units.find((one) => one.value === unit) ?? {};
  return `${figure} ${per}`.trim();
}

function formatDate(date: string, locale: string | undefined): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return date;
  return day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
