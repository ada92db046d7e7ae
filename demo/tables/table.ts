/**
 * The cells of a table, row by row. A row is as long as it was written, but has at most
 * `mostColumns` cells.
 */
export interface Table {
  readonly rows: readonly (readonly string[])[];
  /**
   * The number of cells in the longest row as it was written, which may be more than `mostColumns`.
   */
  readonly columnCount: number;
  /** The character that separated the cells: a comma, a semicolon, a tab … */
  readonly delimiter: string;
  /**
   * Whether commas may separate the cells or belong to numbers. Until the visitor decides, there is
   * one column.
   */
  readonly isInDoubt?: true;
}

/** Each column costs time in each row of the result, and in each choice of a column. */
export const mostColumns = 256;
