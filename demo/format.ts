/** A number as people of this locale write it; one that is not shown in full begins with ≈. */
export function formatNumber(value: number): string {
  const shown = roundTo(value).format(value);
  return isExact(value, shown) ? shown : `≈\u00a0${shown}`;
}

function roundTo(value: number): Intl.NumberFormat {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) return scientific;
  if (Number.isInteger(value)) return whole;
  return size >= 1000 ? cents : short;
}

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 7 });
const scientific = new Intl.NumberFormat(undefined, {
  notation: 'scientific',
  maximumSignificantDigits: 7,
});

const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** A number with one decimal, where more would say nothing. */
export function formatBriefly(value: number): string {
  return tenths.format(value);
}

/** Whether as many digits are shown as the number has. */
function isExact(value: number, shown: string): boolean {
  const written = String(Math.abs(value)).replace(/e.*/, '');
  return significant(written) <= significant(shown.replace(/E.*/, ''));
}

function significant(text: string): number {
  return text.replaceAll(/\P{Nd}/gu, '').replace(/^0+/, '').length;
}

const acronyms = ['bmi', 'bmr', 'hmac', 'html', 'css', 'url', 'rgb', 'hsl', 'roi'];

/** Names that are short for something, or are written small. */
const spellings = new Map([
  ['r', 'Red'],
  ['g', 'Green'],
  ['b', 'Blue'],
  ['ml', 'ml'],
  ['floz', 'Fluid ounce'],
  ['x', 'x'],
  ['y', 'y'],
  ['x1', 'x₁'],
  ['y1', 'y₁'],
  ['x2', 'x₂'],
  ['y2', 'y₂'],
  ['charactersNoSpaces', 'Characters without spaces'],
]);

/** The name of a field in words: `annualRate` is Annual rate. */
export function labelOf(name: string): string {
  const spelling = spellings.get(name);
  if (spelling) return spelling;
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).split(' ');
  const spelled = words.map((word) => (acronyms.includes(word) ? word.toUpperCase() : word));
  const label = spelled.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const units: readonly (readonly [RegExp, string])[] = [
  [/\bcentimetres, or in inches\b/, 'cm / in'],
  [/\bkilograms, or in pounds\b/, 'kg / lb'],
  [/\bin centimetres\b/, 'cm'],
  [/\bin kilograms\b/, 'kg'],
  [/\bin kg\/m²/, 'kg/m²'],
  [/\bin kcal a day\b/, 'kcal a day'],
  [/\bin litres\b/, 'l'],
  [/\bin per cent\b|\bas a percentage\b|^The percentage$/, '%'],
  [/\bin minutes\b|^Minutes\b/, 'min'],
  [/\bin years\b|\bmany years\b/, 'years'],
  [/\bin degrees\b|^Degrees\b/, '°'],
];

/** The unit of a number, where the description of its field names one. */
export function unitOf(description = ''): string {
  const [sentence = ''] = description.split(/[.;:]/);
  return units.find(([words]) => words.test(sentence))?.[1] ?? '';
}
