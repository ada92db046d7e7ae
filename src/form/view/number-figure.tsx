import { useContext, useState } from 'preact/hooks';
import type { ShownField } from '../fields.ts';
import { t } from '../language/language.ts';
import { formatInFull, formatMonths, isRounded } from '../numbers/format.ts';
import { formatFigure } from '../numbers/format-figure.ts';
import { withUnit } from '../numbers/with-unit.ts';
import { Currency } from './currency-context.ts';
import { useLanguage } from './language-context.ts';
import { NumberText } from './number-text.tsx';
import { PresentationContext, usePart } from './presentation.ts';

export interface FigureProperties {
  readonly label: string;
  readonly schema: ShownField;
  readonly value: number;
}

/** Shows a number with the digits that people use. If that rounds it, a press shows all of them. */
export function NumberFigure({ label, schema, value }: FigureProperties) {
  useLanguage();
  const part = usePart();
  const currency = useContext(Currency);
  const [isInFull, setInFull] = useState(false);
  const { 'x-unit': unit, estimate } = schema;
  const shown = formatFigure(value, schema, currency);
  const months = unit === 'months' ? formatMonths(value) : undefined;
  const digits = isInFull ? formatInFull(value) : shown;
  const [number, ending] = withUnit(digits, label, unit, value);
  const choice = isInFull ? t('Round') : t('Show all digits');
  const toggle = () => setInFull(!isInFull);
  const { isPlain } = useContext(PresentationContext);
  const canShowMore = !isPlain && isRounded(value, shown);
  return (
    <span class="value number" part={part('value')} dir="auto">
      {estimate && '≈\u00a0'}
      {canShowMore ? (
        <button type="button" class="digits" part={part('digits')} title={choice} onClick={toggle}>
          <NumberText text={number} />
        </button>
      ) : (
        <NumberText text={number} />
      )}
      {ending && <small>{ending}</small>}
      {months && <small> ({months})</small>}
    </span>
  );
}
