import { useRef, useState } from 'preact/hooks';
import { formatNumber } from '../../format.ts';
import { usualDecimalMark } from '../../tables/cell-number.ts';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { type Column, readColumn } from './column.ts';

/** Takes the numbers of cells that are pasted from a spreadsheet. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const [state, setState] = useState('');
  const latest = useRef('');
  const read = async (text: string) => {
    latest.current = text;
    if (text.trim() === '') return setState('');
    setState('Reading…');
    const column = await readColumn(text, usualDecimalMark());
    if (latest.current !== text) return;
    if (column.numbers.length > 0) fill({ numbers: column.numbers.join(', ') });
    setState(summaryOf(column));
  };
  return (
    <div class="shortcuts">
      <div class="field">
        <label for="column">Paste a column from a spreadsheet</label>
        <textarea
          id="column"
          rows={2}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="column-state"
          onInput={({ currentTarget }) => read(currentTarget.value)}
          onPaste={(event) => {
            // Browsers take seconds to lay out long texts.
            event.preventDefault();
            event.currentTarget.value = '';
            read(event.clipboardData?.getData('text') ?? '');
          }}
        />
        <p class="hint" id="column-state" role="status">
          {state || 'Headers, currency signs and decimal commas are understood.'}
        </p>
      </div>
    </div>
  );
}

function summaryOf({ numbers, leftOut, leftOutCount, hasDecimalCommas }: Column): string {
  if (numbers.length === 0) return 'There are no numbers in these cells.';
  const cells = leftOut.map((cell) => `“${shortened(cell)}”`).join(', ');
  return [
    `Numbers taken: ${formatNumber(numbers.length)}.`,
    hasDecimalCommas && 'Commas were read as decimal marks.',
    leftOutCount > 0 && leftOutCount <= leftOut.length && `Left out: ${cells}.`,
    leftOutCount > leftOut.length &&
      `Left out: ${formatNumber(leftOutCount)} cells, such as ${cells}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const longestNamed = 30;

function shortened(cell: string): string {
  return cell.length > longestNamed ? `${cell.slice(0, longestNamed)}…` : cell;
}
