import { keepLast } from '../../../src/form/keep-last.ts';
import { hasAmbiguousCommas } from '../../tables/ambiguous-commas.ts';
import { type DecimalMark, decimalMarkIn, numberInCell } from '../../tables/cell-number.ts';
import { partsOf } from './sorted-numbers.ts';

/** The result of reading cells. */
export interface Column {
  readonly numbers: readonly number[];
  /** The first few cells that are not numbers. */
  readonly leftOut: readonly string[];
  readonly leftOutCount: number;
  /** Whether commas were read as decimal marks. */
  readonly hasDecimalCommas: boolean;
  /** Whether only the visitor knows what the commas mean. No numbers are read then. */
  readonly isInDoubt: boolean;
}

/** What commas between two digits mean. */
export type CommaMeaning = 'decimals' | 'groups' | 'separators';

const cellEnds = /[\t\n\r;|]/;
const groupedBySpaces = /^[-+]?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/;
const mostNamed = 5;
/** Enough to tell decimal commas from commas that group digits. */
const cellsToCompare = 10_000;

/**
 * Reads the cells of a text, or returns `undefined` if the API reads it as they do, or as well as
 * anyone can. Commas in it are those of an English page.
 */
export const columnIn = keepLast((text: string): Column | undefined => {
  const isList = /^[\d\s,;.e+-]*$/i.test(text);
  if (isList && !/\d[,\p{Zs}]\d/u.test(text)) return undefined;
  const column = readColumn(text, '.');
  const count = isList ? text.split(/[\s,;]+/).filter(Boolean).length : 0;
  const isRead = column.numbers.length > 0 && column.numbers.length !== count;
  return isRead || column.isInDoubt ? column : undefined;
});

/**
 * Reads the numbers in cells, and reports the cells that are not numbers. In a single line,
 * spaces may separate numbers, too. Unless it is told what commas mean, it judges by the
 * unambiguous cells.
 */
export function readColumn(text: string, usual: DecimalMark, commas?: CommaMeaning): Column {
  const isLine = !cellEnds.test(text.trim());
  const isInDoubt = commas === undefined && (isLine ? isLineInDoubt(text) : areCellsInDoubt(text));
  if (isInDoubt) {
    return { numbers: [], leftOut: [], leftOutCount: 0, hasDecimalCommas: false, isInDoubt };
  }
  const mark = commas ? marks[commas] : decimalMarkIn(firstPieces(text), usual);
  const areSeparators = commas === 'separators' || (isLine && commas === undefined);
  const numbers: number[] = [];
  const leftOut: string[] = [];
  let leftOutCount = 0;
  for (const part of partsOf(text, cellEnds)) {
    for (const cell of cellsOf(part)) {
      const found =
        areSeparators && cell.includes(',') ? listIn(cell) : numbersIn(cell, mark, isLine);
      for (const number of found) numbers.push(number);
      if (found.length > 0) continue;
      leftOutCount += 1;
      if (leftOut.length < mostNamed) leftOut.push(cell);
    }
  }
  const hasDecimalCommas = mark === ',' && text.includes(',');
  return { numbers, leftOut, leftOutCount, hasDecimalCommas, isInDoubt };
}

const marks = { decimals: ',', groups: '.', separators: '.' } as const;

/** Whether the commas in a line are ambiguous, also if the line could be a single number. */
function isLineInDoubt(text: string): boolean {
  if (!/\d,\d/.test(text)) return false;
  const isOneNumber = (mark: DecimalMark) => isNumber(numberInCell(text, mark));
  return hasAmbiguousCommas(text) || isOneNumber('.') || isOneNumber(',');
}

/** Whether no cell tells what the commas mean, or some cells contain lists. */
function areCellsInDoubt(text: string): boolean {
  const [first = ''] = partsOf(text, cellEnds);
  const cells = cellsOf(first).slice(0, cellsToCompare);
  const withCommas = cells.filter((cell) => /\d,\d/.test(cell) && !/\p{L}/u.test(cell));
  if (withCommas.length === 0) return false;
  const isList = (cell: string) =>
    /\d,\s|\d,$|\s,\d/.test(cell) ||
    !(['.', ','] as const).some((mark) => isNumber(numberInCell(cell, mark)));
  return withCommas.some(isList) || decimalMarkIn(cells, '.') !== decimalMarkIn(cells, ',');
}

/**
 * Returns the numbers that commas or spaces separate in a cell, or none if anything else is in it.
 */
function listIn(cell: string): readonly number[] {
  const items = cell.split(/[,\s]/).filter((item) => item !== '');
  const numbers = items.map((item) => numberInCell(item, '.'));
  return numbers.every(isNumber) ? numbers : [];
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
  return cell.replace(/,$/, '').split(/,? +/);
}

function numbersIn(cell: string, mark: DecimalMark, isLine: boolean): readonly number[] {
  if (/ |,$/.test(cell) && (isLine || !groupedBySpaces.test(cell))) {
    const pieces = piecesOf(cell).map((piece) => numberInCell(piece, mark));
    if (pieces.every(isNumber)) return pieces;
  }
  const number = numberInCell(cell, mark);
  return isNumber(number) ? [number] : [];
}

function isNumber(number: number | undefined): number is number {
  return Number.isFinite(number);
}
