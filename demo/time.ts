import { pageLanguage, t } from './language.ts';
import { numberFormatter } from './number-formatter.ts';
import { textLocale } from './text-locale.ts';

/** Units of time, as `Intl` calls them. */
const unitsOfTime: Readonly<Record<string, string>> = {
  age: 'year',
  years: 'year',
  months: 'month',
  weeks: 'week',
  days: 'day',
  hours: 'hour',
  minutes: 'minute',
  seconds: 'second',
};

/** The year of a life, in languages that have a word of its own for it. */
const yearsOfAge: Readonly<Record<string, string>> = { ja: '歳', zh: '岁' };

/** What `Intl` calls a unit of time. A language without the symbol `min` has a word for the minute. */
function nameOf(unit: string): string | undefined {
  return unit === 'min' && t(unit) !== unit ? 'minute' : unitsOfTime[unit];
}

/** Whether the platform knows what a unit is called in each language. */
export function isUnitOfTime(unit: string): boolean {
  return unitsOfTime[unit] !== undefined;
}

/** A length of time as it is said, in parts; `undefined` for other units. */
function partsOfTime(unit: string, count: number): readonly Intl.NumberFormatPart[] | undefined {
  const name = nameOf(unit);
  if (name === undefined) return undefined;
  const language = pageLanguage();
  const ownUnit = unit === 'age' ? yearsOfAge[language] : undefined;
  return (
    numberFormatter(textLocale(), { style: 'unit', unit: name, unitDisplay: 'long' })
      .formatToParts(count)
      // In Japanese, nothing stands between a number and its unit.
      .filter(({ type }) => language !== 'ja' || type !== 'literal')
      .map(({ type, value }) => ({ type, value: type === 'unit' ? (ownUnit ?? value) : value }))
  );
}

/** A length of time in one unit: `1 month`, `2 months`. */
export function formatTime(unit: string, count: number): string {
  const parts = partsOfTime(unit, count) ?? [];
  return parts.map(({ value }) => value).join('');
}

/** A number with its unit, of which one part may be empty. */
export interface NumberAndUnit {
  /** Empty if the unit says the number, as Arabic does for one and two. */
  readonly number: string;
  readonly space: string;
  readonly unit: string;
}

/** Puts a formatted number beside its unit in the form that the unit has for this count. */
export function besideUnit(number: string, unit: string, count: number): NumberAndUnit {
  const parts = partsOfTime(unit, count);
  if (!parts) return { number, space: '\u00a0', unit: t(unit) };
  const isSaid = !parts.some(isOfNumber);
  const space = !isSaid && parts.some(({ type }) => type === 'literal') ? '\u00a0' : '';
  return { number: isSaid ? '' : number, space, unit: wordIn(parts) };
}

/** What a unit is called after a count that stands elsewhere, and after numbers of any size. */
export function unitName(unit: string, count = Number.NaN): string {
  const parts = partsOfTime(unit, count);
  if (!parts) return t(unit);
  return parts.some(isOfNumber) ? wordIn(parts) : unitName(unit);
}

function wordIn(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

function isOfNumber({ type }: Intl.NumberFormatPart): boolean {
  return type === 'integer' || type === 'nan';
}
