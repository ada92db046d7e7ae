import { numberInCell } from './cell-number.ts';

/**
 * Matches what a spreadsheet may run as a formula (OWASP, CSV Injection): a sign, or a tab or line
 * end before it.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Returns a cell that no spreadsheet runs as a formula: with an apostrophe before a text that looks
 * like one. Leaves numbers unchanged, in whatever format they are written.
 *
 * @example
 * inertCell('=1+1'); // "'=1+1"
 * inertCell('-1,5'); // "-1,5"
 */
export function inertCell(cell: string): string {
  return formula.test(cell) && !isNumber(cell) ? `'${cell}` : cell;
}

function isNumber(cell: string): boolean {
  return numberInCell(cell, '.') !== undefined || numberInCell(cell, ',') !== undefined;
}

/**
 * Whether a formula would start inside a cell if a spreadsheet splits cells at another character
 * than the file does.
 */
export function hidesFormula(cell: string): boolean {
  return /[,;|\t\r\n] *[=+\-@＝＋－＠]/.test(cell);
}
