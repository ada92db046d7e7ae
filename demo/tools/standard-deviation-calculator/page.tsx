import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatList, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { shortened } from '../../language/beginning.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { type Column, type CommaMeaning, columnIn, readColumn } from './column.ts';

export const page = {
  /** The numbers may be the cells of a spreadsheet. */
  fields: (fields) =>
    fields.map((field) => {
      const { name, hint } = field;
      const cells = t('Headers, currency signs and decimal commas are understood.');
      return name === 'numbers' ? { ...field, hint: `${hint}${sentenceSpace()}${cells}` } : field;
    }),
  pageRequest: {
    callFor: ({ numbers = '' }, typed) => {
      const column = columnIn(numbers);
      const isRead = column && !column.isInDoubt;
      return { request: isRead ? { ...typed, numbers: column.numbers } : typed };
    },
  },
  notes: { numbers: ColumnNote },
  wording,
} satisfies FormParts<ToolAnswer<'standard-deviation-calculator'>>;

/** Says which numbers were read in cells, or asks what their commas mean. */
function ColumnNote({ change }: FormFiller) {
  const { numbers = '' } = useContext(FormInputs);
  const column = columnIn(useSettled(numbers, readingPause));
  const choose = (commas: CommaMeaning) =>
    change('numbers', readColumn(numbers, '.', commas).numbers.join(', '));
  return (
    <div class="field">
      <p class="hint" role="status">
        {column && summaryOf(column)}
      </p>
      {column?.isInDoubt && <CommaChoice onChoose={choose} />}
    </div>
  );
}

function CommaChoice({ onChoose }: { readonly onChoose: (meaning: CommaMeaning) => void }) {
  const choices = [
    ['decimals', t('Mark decimals')],
    ['groups', t('Group digits')],
    ['separators', t('Separate numbers')],
  ] as const;
  return (
    <div class="buttons">
      {choices.map(([meaning, name]) => (
        <button key={meaning} type="button" onClick={() => onChoose(meaning)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function summaryOf(column: Column): string {
  const { numbers, leftOut, leftOutCount, hasDecimalCommas, isInDoubt } = column;
  if (isInDoubt) return t('Commas can have several meanings here. What do they do?');
  return [
    t('Numbers taken: {count}.', { count: formatNumber(numbers.length) }),
    ...(hasDecimalCommas ? [t('Commas were read as decimal marks.')] : []),
    ...(leftOutCount > 0 ? [leftOutText(leftOut, leftOutCount)] : []),
  ].join(sentenceSpace());
}

const longestNamed = 30;

function leftOutText(named: readonly string[], count: number): string {
  const quoted = named.map((cell) => t('“{text}”', { text: shortened(cell, longestNamed) }));
  const cells = formatList(quoted);
  if (count <= named.length) return t('Left out: {cells}.', { cells });
  return plural(
    count,
    'Left out: {count} cell, such as {cells}.',
    'Left out: {count} cells, such as {cells}.',
    { cells },
  );
}

/** Says by which of the two definitions the standard deviation is, and what it is by the other. */
function wording({ result }: ToolAnswer<'standard-deviation-calculator'>): Wordings {
  const { sample, count, standardDeviation } = result;
  const title = sample
    ? t('Standard deviation of a sample')
    : t('Standard deviation of a population');
  const ratio = Math.sqrt(count / (count - 1));
  const other = sample ? standardDeviation / ratio : standardDeviation * ratio;
  return {
    standardDeviation: { title },
    ...(Number.isFinite(other) && { other: { shown: formatNumber(other) } }),
  };
}
