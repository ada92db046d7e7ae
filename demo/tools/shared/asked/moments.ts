import { readDates } from '../../../../src/form/amounts/read-date.ts';

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

/** Reads a date as `YYYY-MM-DD`. Does not guess at those that countries read differently. */
export function dateIn(text: string): string | undefined {
  const [date, ...others] = readDates(text, undefined);
  return others.length === 0 ? date : undefined;
}

/** Days that have a name, by month and day. */
const feasts = Object.entries({
  '01-01':
    "new year(?:[’']?s)?(?: day)?|neujahr|año nuevo|nouvel an|jour de l[’']an|ano novo|元旦|元日|お?正月|رأس السنة",
  '02-14':
    "valentine(?:[’']?s)?(?: day)?|valentinstag|san valentín|(?:la )?saint[- ]valentin|バレンタイン(?:デー)?|情人节|عيد الحب",
  '10-31': 'halloween|ハロウィン|万圣节|هالوين',
  '12-24': 'christmas eve|heilig(?:er )?abend|nochebuena|véspera de natal|クリスマスイブ|平安夜',
  '12-25':
    'christmas(?: day)?|xmas|weihnacht(?:en|stag)|navidad|noël|noel|natal|クリスマス|圣诞节?|عيد الميلاد|الكريسماس',
  '12-31':
    "new year(?:[’']?s)? eve|silvester|nochevieja|(?:la )?saint[- ]sylvestre|réveillon|大晦日|ليلة رأس السنة",
}).map(([day, names]) => [day, new RegExp(`^(?:${names})$`, 'i')] as const);

/** Reads a date, also one without a year or with a name, which is the next such day. */
export function upcoming(text: string): string | undefined {
  const [day] = feasts.find(([, names]) => names.test(text)) ?? [];
  const year = new Date().getFullYear();
  const dates = [year, year + 1].map((each) =>
    day === undefined ? dateIn(`${text} ${each}`) : `${each}-${day}`,
  );
  return dateIn(text) ?? dates.find((date) => date !== undefined && date >= today());
}

/** Returns today's date where the visitor is. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Reads the time at which people go to bed. Few do so at 7 or 11 in the morning, so those without
 * am or pm are in the evening.
 */
export function readEvening(text: string): string | undefined {
  const isEvening = /^(?:[7-9]|1[0-2])$/.test(text);
  return readClock(isEvening ? `${text} ${text === '12' ? 'am' : 'pm'}` : text);
}
