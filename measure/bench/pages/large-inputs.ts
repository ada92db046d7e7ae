import { countWords as countByAlfaaz } from 'alfaaz';
import { countTokens as countByGptTokenizer } from 'gpt-tokenizer';
import { standardDeviation } from 'simple-statistics';
import { estimateTokenCount } from 'tokenx';
import * as toolworker from 'toolworker';
import { type Contest, hold, type Outcome, timeCall } from './measure.ts';

/** The length of each text, in one-byte characters. */
export const length = 10_000_000;

const words = 'It was late, and 3 of the 12 shops were still open when Dr. Smith waved “Hello!” at'
  .replace(/[“”]/g, '"')
  .split(' ');
const line = (index: number) =>
  Array.from({ length: 8 }, (_, place) => words[(index * 7 + place * (1 + (index % 5))) % 17])
    .join(' ')
    .concat(` ${index % 50_000}.`);
const lines: string[] = [];
for (let size = 0; size < length; size += (lines.at(-1) ?? '').length + 1) {
  lines.push(line(lines.length));
}
const text = lines.join('\n').slice(0, length);
const numbers = Array.from({ length: 1_000_000 }, (_, index) => ((index * 7919) % 1_000_003) / 100);
const digits = Array.from({ length: 10_000 }, (_, index) => (index * 7 + 1) % 10).join('');
const encoder = new TextEncoder();

async function hmac(message: string): Promise<ArrayBuffer> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode('Jefe'), algorithm, false, [
    'sign',
  ]);
  return crypto.subtle.sign('HMAC', key, encoder.encode(message));
}

function shift(letter: string): string {
  const a = letter < 'a' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - a + 3) % 26) + a);
}

const texts: readonly Contest[] = [
  {
    name: 'countWords',
    ours: () => toolworker.countWords({ text }),
    others: {
      'alfaaz, words alone': () => countByAlfaaz(text),
      'split at spaces, words alone': () => text.split(/\s+/).length,
    },
  },
  {
    name: 'removeDuplicateLines',
    ours: () => toolworker.removeDuplicateLines({ text }),
    others: { 'a Set': () => [...new Set(text.split('\n'))].join('\n') },
  },
  {
    name: 'trimWhitespace',
    ours: () => toolworker.trimWhitespace({ text }),
    others: { 'replace and trim': () => text.replace(/\s+/g, ' ').trim() },
  },
  {
    name: 'caesarCipher',
    ours: () => toolworker.caesarCipher({ text }),
    others: { 'replace each letter': () => text.replace(/[a-z]/gi, shift) },
  },
  {
    name: 'countTokens',
    ours: () => toolworker.countTokens({ text }),
    others: {
      'tokenx, tokens alone': () => estimateTokenCount(text),
      'gpt-tokenizer, tokens alone': () => countByGptTokenizer(text),
    },
  },
  {
    name: 'generateHmac',
    ours: () => toolworker.generateHmac({ message: text, key: 'Jefe' }),
    others: { 'Web Cryptography': () => hmac(text) },
  },
];

const others: readonly Contest[] = [
  {
    name: 'calculateStandardDeviation of 1,000,000 numbers',
    ours: () => toolworker.calculateStandardDeviation({ numbers }),
    others: { 'simple-statistics, the deviation alone': () => standardDeviation(numbers) },
  },
  {
    name: 'convertBase of 10,000 digits from base 10 to 36',
    ours: () => toolworker.convertBase({ value: digits, from: 10, to: 36 }),
    others: { 'BigInt, one base instead of five': () => BigInt(digits).toString(36) },
  },
  {
    name: 'convertBase of 10,000 digits from base 36 to 10',
    ours: () => toolworker.convertBase({ value: digits, from: 36, to: 10 }),
    others: {},
  },
];

export async function run(rounds: number): Promise<{ texts: Outcome[]; others: Outcome[] }> {
  return {
    texts: await hold(texts, rounds, timeCall),
    others: await hold(others, rounds, timeCall),
  };
}
