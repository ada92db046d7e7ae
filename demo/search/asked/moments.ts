const clock = /^(\d{1,2})(?:[:.h](\d{2}))?(?: ?([ap])\.?m\.?)?$/i;

const oClock = / ?(?:uhr|heures?|horas?|h|時|点|o[’']clock)$/i;

/** Reads a time of day, such as `9`, `9:30`, `9 pm` or `noon`, as `HH:MM`. */
export function readClock(text: string): string | undefined {
  if (/^(?:12 )?noon$/i.test(text)) return '12:00';
  if (/^midnight$/i.test(text)) return '00:00';
  const plain = text.replace(/^(?:um|a las|a la|às|à|الساعة) /i, '').replace(oClock, '');
  const [, digits, minute = '00', half] = clock.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const typed = Number(digits);
  const isHalf = half !== undefined;
  if (isHalf && (typed < 1 || typed > 12)) return undefined;
  const hour = isHalf ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  return hour < 24 && Number(minute) < 60 ? `${padded(hour)}:${minute}` : undefined;
}

/**
 * Whether a time says which half of the day is meant: `7` does not, but `7 am`, `19` and `07:00`
 * do.
 */
export function isCertain(text: string): boolean {
  return !/^(?:[1-9]|1[0-2])$/.test(text);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a date as `YYYY-MM-DD`. Does not guess at dates such as 5/6/1990, which countries read
 * differently.
 */
export function readDate(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll(/(?<=\d)(?:st|nd|rd|th)\b|,/g, '');
  const [year, month, day] = datePartsOf(plain);
  if (!year || !month || !day) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}` : undefined;
}

function datePartsOf(text: string): readonly (number | undefined)[] {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return iso.slice(1).map(Number);
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text);
  if (dotted) return dotted.slice(1).map(Number).reverse();
  const [, one = 0, two = 0, slashedYear] =
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text)?.map(Number) ?? [];
  if (slashedYear) {
    if (one > 12 || one === two) return [slashedYear, two, one];
    return two > 12 ? [slashedYear, one, two] : [];
  }
  const [, before, name = '', after, year] =
    /^(?:(\d{1,2}) )?([a-z]{3,9})\.?(?: (\d{1,2}))? (\d{4})$/.exec(text) ?? [];
  const month = months.indexOf(name.slice(0, 3)) + 1;
  return [Number(year), month, Number(before ?? after)];
}

/** Returns today's date where the visitor is. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
