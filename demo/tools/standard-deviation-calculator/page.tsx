import { useRef, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatList, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { shortened } from '../../language/beginning.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { usualDecimalMark } from '../../tables/cell-number.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { type Column, type CommaMeaning, readColumn } from './column.ts';

export const page = { Shortcuts, wording } satisfies FormParts<
  ToolAnswer<'standard-deviation-calculator'>
>;

function Shortcuts({ fill }: FormFiller) {
  const { column, read, readAgain } = useColumn(fill);
  return (
    <div class="shortcuts">
      <div class="field">
        <label for="column">{t('Paste a column from a spreadsheet')}</label>
        <textarea
          id="column"
          rows={2}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="column-state"
          onInput={({ currentTarget }) => read(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text') ?? '';
            if (pasted === '') return;
            // Browsers take seconds to lay out long texts.
            event.preventDefault();
            event.currentTarget.value = '';
            read(pasted);
          }}
        />
        <p class="hint" id="column-state" role="status">
          {stateOf(column)}
        </p>
        {typeof column === 'object' && column.isInDoubt && <CommaChoice onChoose={readAgain} />}
      </div>
    </div>
  );
}

function useColumn(fill: FormFiller['fill']) {
  const [column, setColumn] = useState<Column | 'reading'>();
  const latest = useRef('');
  const read = async (text: string, commas?: CommaMeaning) => {
    latest.current = text;
    if (text.trim() === '') return setColumn(undefined);
    setColumn('reading');
    const found = await readColumn(text, usualDecimalMark(), commas);
    if (latest.current !== text) return;
    if (found.numbers.length > 0) fill({ numbers: found.numbers.join(', ') });
    setColumn(found);
  };
  return { column, read, readAgain: (commas: CommaMeaning) => read(latest.current, commas) };
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

function stateOf(column: Column | 'reading' | undefined): string {
  if (!column) return t('Headers, currency signs and decimal commas are understood.');
  return column === 'reading' ? t('Reading…') : summaryOf(column);
}

function summaryOf(column: Column): string {
  const { numbers, leftOut, leftOutCount, hasDecimalCommas, isInDoubt } = column;
  if (isInDoubt) return t('Commas can have several meanings here. What do they do?');
  if (numbers.length === 0) return t('There are no numbers in these cells.');
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
