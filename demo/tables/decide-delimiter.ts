import Papa from 'papaparse';
import { hasAmbiguousCommas } from './ambiguous-commas.ts';
import { type DecimalMark, numberInCell } from './cell-number.ts';

/**
 * What separates the cells of a table. In doubt, the commas may also belong to numbers, and only
 * the visitor knows.
 */
export interface Decision {
  readonly delimiter: string;
  readonly isInDoubt?: true;
}

const otherDelimiters = ['\t', ';', '|', '\x1e', '\x1f'];
const rowsToJudge = 50;
const charactersToJudge = 100_000;

/**
 * Decides what separates the cells of a table, together with the meaning of commas between digits.
 */
export function decideDelimiter(text: string): Decision {
  const sample = beginningOf(text);
  const [comma = shapeOf('', ','), ...others] = [',', ...otherDelimiters].map((delimiter) =>
    shapeOf(sample, delimiter),
  );
  const other = others
    .filter(isTable)
    .sort((a, b) => a.changes - b.changes || b.average - a.average)[0];
  // Whoever writes a quotation mark next to a comma separates by commas.
  const isQuoted = /",|,"/.test(sample);
  // With a decimal comma, commas can split all rows as evenly as semicolons.
  const isOther =
    other &&
    (!isTable(comma) ||
      other.changes < comma.changes ||
      (other.changes === comma.changes && (!isQuoted || other.average > comma.average)));
  if (isOther) return other;
  if (comma.widest < 2 || isQuoted) return comma;
  return decideComma(sample, comma.delimiter);
}

/** Returns the delimiter that leaves a text in one column. */
export function noDelimiter(text: string): string {
  return [';', '\t', '|', '\x1e'].find((delimiter) => !text.includes(delimiter)) ?? '\x1f';
}

interface Shape {
  readonly delimiter: string;
  readonly widest: number;
  readonly average: number;
  /** The sum of the differences between the lengths of neighboring rows. */
  readonly changes: number;
}

function shapeOf(sample: string, delimiter: string): Shape {
  const { data } = Papa.parse<readonly string[]>(sample, {
    delimiter,
    preview: rowsToJudge,
    skipEmptyLines: 'greedy',
  });
  const widths = data.map(({ length }) => length);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    delimiter,
    widest: Math.max(0, ...widths),
    average: sum(widths) / widths.length,
    changes: sum(widths.slice(1).map((width, index) => Math.abs(width - (widths[index] ?? 0)))),
  };
}

/** Whether a delimiter splits the rows into two cells on average, as Papa Parse demands. */
function isTable({ average }: Shape): boolean {
  return average > 1.99;
}

function beginningOf(text: string): string {
  const start = text.replace(/^\ufeff/, '').slice(0, charactersToJudge);
  const end =
    start.length < text.length ? Math.max(start.lastIndexOf('\n'), start.lastIndexOf('\r')) : -1;
  return end > 0 ? start.slice(0, end) : start;
}

/**
 * Decides whether commas separate the cells of a table that has no quotation marks next to commas.
 */
function decideComma(sample: string, comma: string): Decision {
  const lines = sample
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, rowsToJudge);
  const [first = '', ...others] = lines;
  const hasHeader = others.length > 0 && !first.split(',').some((cell) => isNumber(cell));
  const body = (hasHeader ? others : lines).filter((line) => line.includes(','));
  const separated: Decision = { delimiter: comma };
  const oneColumn: Decision = { delimiter: noDelimiter(sample) };
  const inDoubt: Decision = { ...oneColumn, isInDoubt: true };
  const areNumbers = isColumnOfNumbers(body);

  if (!hasHeader) {
    const isAmbiguous = (line: string) => /^[\d\s.,;+−-]+$/.test(line) && hasAmbiguousCommas(line);
    return body.some(isBetweenDigits) && (areNumbers || body.some(isAmbiguous))
      ? inDoubt
      : separated;
  }
  if (!first.includes(',')) {
    if (areNumbers || body.every((line) => !/,\S/.test(line))) return oneColumn;
    return inDoubt;
  }
  if (!body.some(isBetweenDigits)) return separated;
  const widthOf = (line: string, delimiter: string) => line.split(delimiter).length;
  if (/,\s/.test(first)) {
    const names = widthOf(first, ', ');
    const isEven = names > 1 && others.every((line) => widthOf(line, ', ') === names);
    return isEven ? { delimiter: ', ' } : inDoubt;
  }
  // A header with fewer cells than a row proves nothing.
  return body.every((line) => widthOf(line, ',') <= widthOf(first, ',')) ? separated : inDoubt;
}

function isNumber(cell: string): boolean {
  return marks.some((mark) => numberInCell(cell.trim(), mark) !== undefined);
}

/** Whether each line is one number, all with the same decimal mark. */
function isColumnOfNumbers(lines: readonly string[]): boolean {
  return marks.some((mark) => lines.every((line) => numberInCell(line, mark) !== undefined));
}

function isBetweenDigits(line: string): boolean {
  return /\d,\d/.test(line);
}

const marks: readonly DecimalMark[] = ['.', ','];
