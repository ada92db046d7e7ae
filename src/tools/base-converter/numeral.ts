import { trimWhiteSpace } from '../../shared/white-space.ts';

/** Prefixes of programming languages, whose letter is not a digit of the base. */
const prefixes = [
  { base: 2, prefix: '0b' },
  { base: 8, prefix: '0o' },
  { base: 16, prefix: '0x' },
];

/** Returns the digits and the points of a number without its sign and the prefix of its base. */
export function unsignedNumeral(value: string, base: number): string {
  const unsigned = trimWhiteSpace(value).replace(/^[+-]/, '');
  const isPrefixed = prefixOf(unsigned)?.base === base;
  return isPrefixed ? unsigned.slice(2) : unsigned;
}

/** Returns what the value of a base is expected to be, and its invalid part. */
export function mistakeIn(
  value: string,
  base: number,
): readonly [expected: string, wrongPart: string] | undefined {
  const unsigned = unsignedNumeral(value, base);
  const foreign = foreignDigit(unsigned, base);
  if (foreign !== undefined) {
    const digits = `digits of base ${base}, the value of from`;
    const other = prefixOf(unsigned);
    return other && other.base !== base && foreignDigit(unsigned.slice(2), other.base) === undefined
      ? [
          `${digits}, or ${other.base} as from for the prefix "${other.prefix}"`,
          trimWhiteSpace(value),
        ]
      : [digits, foreign];
  }
  const points = unsigned.length - unsigned.replaceAll('.', '').length;
  if (points > 1) return ['at most one point', trimWhiteSpace(value)];
  return points === unsigned.length ? ['at least one digit', trimWhiteSpace(value)] : undefined;
}

function prefixOf(unsigned: string) {
  const start = unsigned.slice(0, 2).toLowerCase();
  return prefixes.find(({ prefix }) => prefix === start);
}

function foreignDigit(digits: string, base: number): string | undefined {
  const isForeign = (character: string) =>
    character !== '.' && Number.isNaN(Number.parseInt(character, base));
  return [...digits].find(isForeign);
}
