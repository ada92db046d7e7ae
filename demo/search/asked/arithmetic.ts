import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import {
  decimalFraction,
  type ExactFraction,
  exactFraction,
  minus,
  over,
  times,
  writtenFraction,
} from '../../tools/shared/numbers/exact-fraction.ts';
import type { Reader } from './asked.ts';
import { plainIn } from './patterns.ts';

const longest = 100;
/** A number, or a sign. Without spaces, a hyphen may be that of a range or a date. */
const token = /\s*(\p{Nd}+(?:[.,٫'’]\p{Nd}+)*|[.,]\p{Nd}+|[-+−–*×·/÷:()x])/uy;
const isSum = /[+*×·÷x:(]|\s[-−–/]\s/;

/**
 * 2+2, 1/3 + 1/4: by exact fractions, without a tool. A single division is read as a share before.
 */
export const arithmetic: Reader = (query) => {
  if (query.length > longest || !isSum.test(query)) return undefined;
  const tokens = tokensOf(query.replace(/=$/, '').trim());
  const value = tokens && tokens.length > 2 ? totalOf(tokens) : undefined;
  if (!value) return undefined;
  const number = Number(value.numerator) / Number(value.denominator);
  if (!Number.isFinite(number)) return undefined;
  const decimal = formatInWords(number);
  const isDecimal = /^[25]*$/.test(primesOf(value.denominator));
  return {
    question: query,
    answer: isDecimal
      ? isExact(number, value)
        ? formatNumber(number)
        : decimal
      : `${writtenFraction(value)} (${decimal})`,
  };
};

function isExact(number: number, value: ExactFraction): boolean {
  return (
    minus(decimalFraction(String(number)), value).numerator === 0n && String(number).length < 17
  );
}

/** Returns 2 or 5 for each such factor of a denominator, and 0 for any other. */
function primesOf(denominator: bigint): string {
  let [rest, primes] = [denominator, ''];
  for (const prime of [2n, 5n]) {
    while (rest % prime === 0n) {
      rest /= prime;
      primes += String(prime);
    }
  }
  return rest === 1n ? primes : `${primes}0`;
}

type Token = ExactFraction | string;

function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const [, found = ''] = token.exec(text) ?? [];
    if (found === '') return undefined;
    const sign = signs[found];
    const plain = sign === undefined ? plainIn(found) : undefined;
    if (sign === undefined && plain === undefined) return undefined;
    tokens.push(sign ?? decimalFraction(plain ?? '0'));
  }
  return tokens;
}

const signs: Readonly<Record<string, string>> = {
  ...{ '+': '+', '-': '-', '−': '-', '–': '-', '(': '(', ')': ')' },
  ...{ '*': '*', '×': '*', '·': '*', x: '*', '/': '/', '÷': '/', ':': '/' },
};

interface Read {
  readonly value: ExactFraction;
  readonly rest: readonly Token[];
}

/** Returns the value of a whole calculation, or `undefined` if it is none or divides by 0. */
function totalOf(tokens: readonly Token[]): ExactFraction | undefined {
  const read = sumOf(tokens);
  return read?.rest.length === 0 ? read.value : undefined;
}

const nothing = exactFraction(0n, 1n);

function sumOf(tokens: readonly Token[]): Read | undefined {
  let read = productOf(tokens);
  while (read && (read.rest[0] === '+' || read.rest[0] === '-')) {
    const [sign, ...others] = read.rest;
    const next = productOf(others);
    if (!next) return undefined;
    const added = sign === '-' ? next.value : minus(nothing, next.value);
    read = { value: minus(read.value, added), rest: next.rest };
  }
  return read;
}

function productOf(tokens: readonly Token[]): Read | undefined {
  let read = factorOf(tokens);
  while (read && (read.rest[0] === '*' || read.rest[0] === '/')) {
    const [sign, ...others] = read.rest;
    const next = factorOf(others);
    if (!next || (sign === '/' && next.value.numerator === 0n)) return undefined;
    const value = sign === '*' ? times(read.value, next.value) : over(read.value, next.value);
    read = { value, rest: next.rest };
  }
  return read;
}

function factorOf([first, ...rest]: readonly Token[]): Read | undefined {
  if (first === '-') {
    const next = factorOf(rest);
    return next && { value: minus(nothing, next.value), rest: next.rest };
  }
  if (first === '(') {
    const inside = sumOf(rest);
    return inside?.rest[0] === ')'
      ? { value: inside.value, rest: inside.rest.slice(1) }
      : undefined;
  }
  return first === undefined || typeof first === 'string' ? undefined : { value: first, rest };
}
