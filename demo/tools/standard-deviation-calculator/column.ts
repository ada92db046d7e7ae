import { type DecimalMark, decimalMarkIn, numberInCell } from '../../tables/cell-number.ts';
import { pause } from '../../tables/pause.ts';
import { partsOf } from './sorted-numbers.ts';

/** The result of reading pasted cells. */
export interface Column {
  readonly numbers: readonly number[];
  /** The first few cells that are not numbers. */
  readonly leftOut: readonly string[];
  readonly leftOutCount: number;
  /** Whether commas were read as decimal marks. */
  readonly hasDecimalCommas: boolean;
}

const cellEnds = /[\t\n\r;|]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;
const groupedBySpaces = /^[-+]?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/;
const mostNamed = 5;
/** Enough to tell decimal commas from commas that group digits. */
const cellsToCompare = 10_000;

/**
 * Reads the numbers in pasted cells, and reports the cells that are not numbers. In a single line, spaces
 * may separate numbers, too.
 */
export async function readColumn(text: string, usual: DecimalMark): Promise<Column> {
  const isLine = !cellEnds.test(text.trim());
  const mark = decimalMarkIn(firstPieces(text), usual);
  const numbers: number[] = [];
  const leftOut: string[] = [];
  let leftOutCount = 0;
  for (const part of partsOf(text, cellEnds)) {
    if (numbers.length > 0) await pause();
    for (const cell of cellsOf(part)) {
      const found = numbersIn(cell, mark, isLine);
      for (const number of found) numbers.push(number);
      if (found.length > 0) continue;
      leftOutCount += 1;
      if (leftOut.length < mostNamed) leftOut.push(cell);
    }
  }
  const hasDecimalCommas = mark === ',' && text.includes(',');
  return { numbers, leftOut, leftOutCount, hasDecimalCommas };
}

/** Returns the cells of a text that are not empty, without quotation marks. */
function cellsOf(text: string): readonly string[] {
  return text
    .split(cellEnds)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter((cell) => cell !== '');
}

function firstPieces(text: string): readonly string[] {
  const [first = ''] = partsOf(text, cellEnds);
  return cellsOf(first).slice(0, cellsToCompare).flatMap(piecesOf);
}

function piecesOf(cell: string): readonly string[] {
  return cell.split(/,? +/);
}

function numbersIn(cell: string, mark: DecimalMark, isLine: boolean): readonly number[] {
  if (mark === '.' && plainNumber.test(cell)) return [Number(cell)];
  if (cell.includes(' ') && (isLine || !groupedBySpaces.test(cell))) {
    const pieces = piecesOf(cell).map((piece) => numberInCell(piece, mark));
    if (pieces.every(isNumber)) return pieces;
  }
  const number = numberInCell(cell, mark);
  return isNumber(number) ? [number] : [];
}

function isNumber(number: number | undefined): number is number {
  return Number.isFinite(number);
}
