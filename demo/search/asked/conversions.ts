import { unitsLike } from '../../../src/form/amounts/units.ts';
import { formatInWords } from '../../../src/form/numbers/format.ts';
import { beginningOf } from '../../language/beginning.ts';
import { inputsOfLiteral } from '../../tools/base-converter/literal.ts';
import { channelsOf, hexOf } from '../../tools/color-converter/colors.ts';
import { type Asked, askedOf, type Reader } from './asked.ts';
import { type AskedConversion, conversionIn } from './measures.ts';
import { amountNamed, into, partsOf, pattern, plainIn } from './patterns.ts';

const longestAnswer = 60;

/** Leaves out an answer that is too long for a line. */
function short(text: string): string {
  return beginningOf(text, longestAnswer) === text ? text : '';
}

const power = /^[-+−]?\d+(?:[.,]\d+)?(?:e[-+−]?\d{1,4}| ?[x×*·] ?10 ?\^ ?[-+−]?\d{1,4})$/i;
const toPower = pattern(`{n} ${into} (?:scientific|standard form|scientific notation|e notation)`);

/** 1e-9 */
export const scientific: Reader = (query) => {
  const [written = power.test(query) ? query : ''] = partsOf(query, toPower) ?? [];
  const value = plainIn(written);
  if (written === '' || value === undefined) return undefined;
  const isPlain = written !== query;
  return askedOf(
    'scientific-notation-converter',
    query,
    { value, direction: isPlain ? 'to' : 'from' },
    ({ result }) => short(String(result).replace(/e\+?/, ' × 10^')),
  );
};

const bases = {
  2: 'bin(?:ary|är|ario|aire|ário)?|二进制|2進数|ثنائي|الثنائي',
  8: 'oct(?:al)?|oktal|八进制|8進数|ثماني',
  10: 'dec(?:imal)?|dezimal|décimal|十进制|10進数|عشري|العشري',
  16: 'hex(?:adecimal|adezimal|adécimal)?|十六进制|16進数|ستة عشري',
} as const;
const base = `(${Object.values(bases).join('|')}|base \\d{1,2})`;
const literals = [
  pattern('([-−+]?0[xbo][\\da-f_]+)'),
  pattern(`([-−+]?0[xbo][\\da-f_]+) ${into} ${base}`),
];
const digits = '([-−+]?[\\da-z]+)';
const between = [pattern(`${digits} (?:in )?${base} ${into} ${base}`)];
const namedFirst = [pattern(`${base} ${digits} ${into} ${base}`)];
const toBase = [pattern(`${digits} ?${into} ?${base}(?:に(?:変換|換算)?)?`)];

function baseNamed(name: string): number {
  const named = Object.entries(bases).find(([, words]) =>
    new RegExp(`^(?:${words})$`, 'i').test(name),
  );
  return Number(named?.[0] ?? name.replace(/\D/g, ''));
}

/** 0xff, 255 in hex */
export const inBase: Reader = (query) => {
  const [literal = '', target = ''] = partsOf(query, ...literals) ?? [];
  const read = literal === '' ? undefined : inputsOfLiteral(literal);
  if (read?.value && read.from) {
    const to = target === '' ? Number(read.to) : baseNamed(target);
    return based(read.value, Number(read.from), to);
  }
  const [first = '', second = '', third = ''] =
    partsOf(query, ...between) ?? reordered(partsOf(query, ...namedFirst)) ?? [];
  if (third !== '') return based(first, baseNamed(second), baseNamed(third));
  const [value = '', name = ''] = partsOf(query, ...toBase) ?? [];
  const to = baseNamed(name);
  // Without a base, only these digits tell that they are not decimal.
  const from = /^\d*[a-f][\da-f]*$/i.test(value) && to === 10 ? 16 : 10;
  const isPossible = value !== '' && /\d/.test(value) && from !== to;
  return isPossible ? based(value, from, to) : undefined;
};

function reordered(parts: readonly string[] | undefined): readonly string[] | undefined {
  const [from = '', value = '', to = ''] = parts ?? [];
  return parts && [value, from, to];
}

function based(value: string, from: number, to: number): Asked | undefined {
  if (from === to) return undefined;
  return askedOf(
    'base-converter',
    value + subscript(from),
    { value, from, to },
    ({ result }) => short(String(result)) && `${result}${subscript(to)}`,
  );
}

function subscript(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
}

const colorName = '(?:hex|rgb|hsl|color|colour)';
const hexColors = [
  pattern(`(?:${colorName} )?(#(?:[\\da-f]{3}|[\\da-f]{6}))(?: (?:${into} )?${colorName})?`),
  // Words such as “facade” and numbers such as 1e1000 are no colors.
  pattern(
    `(?:${colorName} )?((?!\\d+e\\d+$|0[box])(?=\\w*\\d)(?=\\w*[a-f])[\\da-f]{6})(?: ${into} ${colorName})?`,
  ),
];
const rgbColors = [
  pattern(`rgb ?\\(? ?(\\d{1,3})[, ] ?(\\d{1,3})[, ] ?(\\d{1,3}) ?\\)?(?: ${into} ${colorName})?`),
];

/** #ff5733, rgb(255, 87, 51) */
export const color: Reader = (query) => {
  const [hex = ''] = partsOf(query, ...hexColors) ?? [];
  const channels = channelsOf(hex);
  if (channels) {
    return askedOf(
      'color-converter',
      hex,
      { color: hexOf(channels), from: 'hex' },
      ({ rgb, hsl }) => `${rgb}, ${hsl}`,
    );
  }
  const rgb = partsOf(query, ...rgbColors);
  return (
    rgb &&
    askedOf(
      'color-converter',
      query,
      { color: `rgb(${rgb.join(', ')})`, from: 'rgb' },
      ({ hex: written, hsl }) => `${written}, ${hsl}`,
    )
  );
};

const angleUnits = unitsLike('degrees');

/** 90 degrees in radians */
export const angle: Reader = (query) => {
  const asked = conversionIn(query, angleUnits) ?? bareAngle(query);
  if (!asked) return undefined;
  const { value, unit: from, text, to, target } = asked;
  return askedOf(
    'angle-converter',
    text,
    { value, from, to },
    ({ result }) => `${formatInWords(Number(result))} ${target}`,
  );
};

function bareAngle(query: string): AskedConversion | undefined {
  // A bare ° may be a temperature.
  const read = /\p{L}/u.test(query) ? amountNamed(query, { units: angleUnits }) : undefined;
  if (read?.unit !== 'degrees' && read?.unit !== 'radians') return undefined;
  const { value, unit } = read;
  const to = unit === 'radians' ? 'degrees' : 'radians';
  return { value, unit, text: query, to, target: to.slice(0, 3) };
}
