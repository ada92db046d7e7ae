/** A row of cells, and the index in the text where the next row starts. */
interface Row {
  readonly cells: readonly string[];
  readonly end: number;
}

/**
 * Splits delimited text (RFC 4180) into rows, in time proportional to its length. Any of `\r\n`,
 * `\n` and `\r` ends a row, and white space may follow a quoted cell. Throws a `SyntaxError` if a
 * quotation mark is not closed.
 */
export function* rowsOf(text: string, delimiter: string): Generator<Row> {
  const cellAt = cellReader(text, delimiter);
  let start = 0;
  while (start < text.length) {
    const cells: string[] = [];
    let cell = cellAt(start);
    cells.push(cell.value);
    while (text.startsWith(delimiter, cell.end)) {
      cell = cellAt(cell.end + delimiter.length);
      cells.push(cell.value);
    }
    start = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1);
    yield { cells, end: start };
  }
}

/**
 * Returns a function that reads the cell at an index. Each index must be higher than the one
 * before.
 */
function cellReader(text: string, delimiter: string) {
  const nextDelimiter = finder(text, delimiter);
  const nextLineFeed = finder(text, '\n');
  const nextReturn = finder(text, '\r');
  const nextQuote = finder(text, '"');
  const endAfter = (index: number) =>
    Math.min(nextDelimiter(index), nextLineFeed(index), nextReturn(index));
  const closingQuote = (index: number) => {
    let quote = nextQuote(index);
    while (text[quote + 1] === '"') quote = nextQuote(quote + 2);
    return quote;
  };
  return (index: number) => {
    if (text[index] !== '"') {
      const end = endAfter(index);
      return { value: text.slice(index, end), end };
    }
    const quote = closingQuote(index + 1);
    const end = endAfter(quote + 1);
    if (quote === text.length || text.slice(quote + 1, end).trim() !== '') {
      throw new SyntaxError('A quotation mark is not closed.');
    }
    // Much faster than `replaceAll` for a long cell.
    return {
      value: text
        .slice(index + 1, quote)
        .split('""')
        .join('"'),
      end,
    };
  };
}

/**
 * Returns a function that finds a text from an index on; the end of the text if there is none. It
 * searches each part of the text only once if each index is at least the one before.
 */
function finder(text: string, wanted: string): (index: number) => number {
  let found = -1;
  return (index) => {
    if (found < index) {
      const next = text.indexOf(wanted, index);
      found = next < 0 ? text.length : next;
    }
    return found;
  };
}
