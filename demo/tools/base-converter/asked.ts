import { pattern, valuesIn } from '../shared/asked/pattern.ts';
import { type Asked, type Reader, short } from '../shared/asked/question.ts';
import { into } from '../shared/asked/words.ts';
import { inputsOfLiteral } from './literal.ts';

const bases = {
  2: 'bin(?:ary|är|ario|aire|ário)?|二进制|2進数|ثنائي|الثنائي',
  8: 'oct(?:al)?|oktal|八进制|8進数|ثماني',
  10: 'dec(?:imal)?|dezimal|décimal|十进制|10進数|عشري|العشري',
  16: 'hex(?:adecimal|adezimal|adécimal)?|十六进制|16進数|ستة عشري',
} as const;
const base = `${Object.values(bases).join('|')}|base \\d{1,2}`;
const [from, to] = [`(?<from>${base})`, `(?<to>${base})`];
const digits = '(?<value>[-−+]?[\\da-z]+)';
const queries = [
  `(?<literal>[-−+]?0[xbo][\\da-f_]+)(?: ${into} ${to})?`,
  `${digits} (?:in )?${from} ${into} ${to}`,
  `${from} ${digits} ${into} ${to}`,
  `${digits} ?${into} ?${to}(?:に(?:変換|換算)?)?`,
].map(pattern);

/** 0xff, 255 in hex, 1010 binary to decimal */
const inBase: Reader = (query) => {
  const texts = valuesIn(query, queries);
  const literal = inputsOfLiteral(String(texts?.literal ?? ''));
  if (!texts || (texts.literal !== undefined && !literal)) return undefined;
  const value = literal?.value ?? String(texts.value);
  const to = baseNamed(texts.to) ?? Number(literal?.to);
  const from = baseNamed(texts.from) ?? Number(literal?.from ?? usualBase(value, to));
  // Without a base, a word is no number.
  const isWord = !/\d/.test(value) && !literal && texts.from === undefined;
  return isWord ? undefined : based(value, from, to);
};

/** Without a base, only these digits tell that they are not decimal. */
function usualBase(value: string, target: number): number {
  return /^\d*[a-f][\da-f]*$/i.test(value) && target === 10 ? 16 : 10;
}

function baseNamed(name: number | string | undefined): number | undefined {
  if (name === undefined) return undefined;
  const named = Object.entries(bases).find(([, words]) =>
    new RegExp(`^(?:${words})$`, 'i').test(String(name)),
  );
  return Number(named?.[0] ?? String(name).replace(/\D/g, ''));
}

function based(value: string, from: number, to: number): Asked | undefined {
  if (from === to) return undefined;
  const inputs = { value, from, to };
  return {
    question: value + subscript(from),
    page: { slug: 'base-converter', inputs },
    request: inputs,
    answerIn: ({ result }) => short(String(result)) && `${result}${subscript(to)}`,
  };
}

function subscript(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
}

export const asked = [inBase];
