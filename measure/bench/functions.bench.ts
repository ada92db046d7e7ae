import { countWords as countByAlfaaz } from 'alfaaz';
import Big from 'big.js';
import { toString as describeCron } from 'cronstrue';
import { formatHex, formatHsl, formatRgb } from 'culori';
import { intervalToDuration } from 'date-fns';
import { countTokens as countByGptTokenizer } from 'gpt-tokenizer';
import { unit } from 'mathjs';
import { standardDeviation } from 'simple-statistics';
import { estimateTokenCount } from 'tokenx';
import * as toolworker from 'toolworker';
import { bench, describe } from 'vitest';

/** A function to time. Each call gets a different number, so that no result can be cached. */
type Run = (turn: number) => unknown;

/** A function of the package, and the alternatives that a user would write or pick. */
interface Contest {
  readonly name: string;
  readonly ours: Run;
  readonly others: Readonly<Record<string, Run>>;
}

const text = 'Dr. Smith waved. “Hello!” It was late, and 3 of the 12 shops were still open.';
const lines = Array.from({ length: 20 }, (_, index) => `line ${index % 7}`).join('\n');
const numbersOf = (turn: number) => [2.5, 4.1, 4.2, 4.7, 5.5, 5.9, 7.3, turn + 0.8];
const encoder = new TextEncoder();

const local = toolworker.createClient({
  transport: (name, request) => toolworker.runTool(name, request, { tools: toolworker.tools }),
});

async function hmac(message: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode('Jefe'), algorithm, false, [
    'sign',
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function randomBelow(range: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % range;
}

function shift(letter: string): string {
  const a = letter < 'a' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - a + 3) % 26) + a);
}

/**
 * The alternatives are the formula in doubles, as most people would write it, or a library that
 * they would pick.
 */
const contests: readonly Contest[] = [
  {
    name: 'calculateAge',
    ours: (turn) =>
      toolworker.calculateAge({ birthDate: `1990-05-${turn + 10}`, targetDate: '2024-03-01' }),
    others: {
      'date-fns': (turn) =>
        intervalToDuration({ start: new Date(1990, 4, turn + 10), end: new Date(2024, 2, 1) }),
    },
  },
  {
    name: 'calculateBmi',
    ours: (turn) => toolworker.calculateBmi({ unit: 'metric', height: 180 + turn, weight: 81.5 }),
    others: {
      'createClient() with runTool()': (turn) =>
        local.call('bmi-calculator', { unit: 'metric', height: 180 + turn, weight: 81.5 }),
      formula: (turn) => 81.5 / ((180 + turn) / 100) ** 2,
      'big.js': (turn) =>
        Number(
          Big(81.5).div(
            Big(180 + turn)
              .div(100)
              .pow(2),
          ),
        ),
    },
  },
  {
    name: 'calculateBmr',
    ours: (turn) =>
      toolworker.calculateBmr({ gender: 'male', age: 30, weight: 70.5, height: 175 + turn }),
    others: { formula: (turn) => 10 * 70.5 + 6.25 * (175 + turn) - 5 * 30 + 5 },
  },
  {
    name: 'calculateBodyFat',
    ours: (turn) =>
      toolworker.calculateBodyFat({ gender: 'male', height: 175 + turn, neck: 38, waist: 85.5 }),
    others: {
      formula: (turn) =>
        495 / (1.0324 - 0.19077 * Math.log10(85.5 - 38) + 0.15456 * Math.log10(175 + turn)) - 450,
    },
  },
  {
    name: 'calculateSleepCycle',
    ours: (turn) => toolworker.calculateSleepCycle({ mode: 'wake-at', time: `07:${turn + 10}` }),
    others: {},
  },
  {
    name: 'percentageOf',
    ours: (turn) => toolworker.percentageOf({ x: turn + 0.5, y: 80 }),
    others: {
      formula: (turn) => ((turn + 0.5) * 80) / 100,
      'big.js': (turn) =>
        Number(
          Big(turn + 0.5)
            .times(80)
            .div(100),
        ),
    },
  },
  {
    name: 'percentageChange',
    ours: (turn) => toolworker.percentageChange({ from: 80, to: turn + 100.5 }),
    others: {
      formula: (turn) => ((turn + 100.5 - 80) / 80) * 100,
      'big.js': (turn) =>
        Number(
          Big(turn + 100.5)
            .minus(80)
            .div(80)
            .times(100),
        ),
    },
  },
  {
    name: 'calculateRetirement',
    ours: (turn) =>
      toolworker.calculateRetirement({
        currentAge: 30,
        retirementAge: 65,
        currentSavings: 20_000 + turn,
        monthlyContribution: 500,
        annualReturn: 7,
      }),
    others: {
      formula: (turn) => {
        const growth = (1 + 0.07 / 12) ** 420;
        return (20_000 + turn) * growth + (500 * (growth - 1)) / (0.07 / 12);
      },
    },
  },
  {
    name: 'calculateLoanPayoff',
    ours: (turn) =>
      toolworker.calculateLoanPayoff({ principal: 200_000 + turn, annualRate: 6.5, years: 30 }),
    others: {
      formula: (turn) => ((200_000 + turn) * (0.065 / 12)) / (1 - (1 + 0.065 / 12) ** -360),
    },
  },
  {
    name: 'calculateSalary',
    ours: (turn) => toolworker.calculateSalary({ hourlyRate: turn + 25.5, hoursPerWeek: 37.5 }),
    others: {
      formula: (turn) => {
        const weekly = (turn + 25.5) * 37.5;
        return { daily: weekly / 5, weekly, monthly: (weekly * 52) / 12, annual: weekly * 52 };
      },
    },
  },
  {
    name: 'calculateRoi',
    ours: (turn) => toolworker.calculateRoi({ cost: 10_000, returnValue: 15_000 + turn, years: 5 }),
    others: {
      formula: (turn) => ((15_000 + turn) / 10_000) ** (1 / 5) * 100 - 100,
    },
  },
  {
    name: 'calculateSalesTax',
    ours: (turn) => toolworker.calculateSalesTax({ price: turn + 49.99, taxRate: 8.25 }),
    others: {
      formula: (turn) => (turn + 49.99) * 0.0825,
      'big.js': (turn) => Number(Big(turn + 49.99).times(0.0825)),
    },
  },
  {
    name: 'calculateUnitPrice',
    ours: (turn) => toolworker.calculateUnitPrice({ price: turn + 4.5, quantity: 1.5 }),
    others: {
      formula: (turn) => (turn + 4.5) / 1.5,
      'big.js': (turn) => Number(Big(turn + 4.5).div(1.5)),
    },
  },
  {
    name: 'calculateFuelCost',
    ours: (turn) =>
      toolworker.calculateFuelCost({ distance: turn + 250, efficiency: 25, fuelPrice: 3.5 }),
    others: { formula: (turn) => ((turn + 250) / 25) * 3.5 },
  },
  {
    name: 'convertAngle',
    ours: (turn) => toolworker.convertAngle({ value: turn + 180.5 }),
    others: {
      formula: (turn) => ((turn + 180.5) * Math.PI) / 180,
      mathjs: (turn) => unit(turn + 180.5, 'deg').toNumber('rad'),
    },
  },
  {
    name: 'convertBase',
    ours: (turn) => toolworker.convertBase({ value: `${turn + 255}`, from: 10, to: 16 }),
    others: {
      'parseInt and toString': (turn) => Number.parseInt(`${turn + 255}`, 10).toString(16),
    },
  },
  {
    name: 'convertScientificNotation',
    ours: (turn) => toolworker.convertScientificNotation({ value: `${turn}299792458` }),
    others: {
      toExponential: (turn) => Number(`${turn}299792458`).toExponential(),
      'big.js': (turn) => Big(`${turn}299792458`).toExponential(),
    },
  },
  {
    name: 'convertCooking',
    ours: (turn) =>
      toolworker.convertCooking({ value: turn + 0.25, from: 'cup', to: 'tablespoon' }),
    others: {
      formula: (turn) => (turn + 0.25) * 16,
      mathjs: (turn) => unit(turn + 0.25, 'cup').toNumber('tablespoon'),
    },
  },
  {
    name: 'convertColor',
    ours: (turn) => toolworker.convertColor({ color: `#ff57${turn + 10}`, from: 'hex' }),
    others: {
      culori: (turn) => {
        const color = `#ff57${turn + 10}`;
        return [formatHex(color), formatRgb(color), formatHsl(color)];
      },
    },
  },
  {
    name: 'convertDecimalToPercent',
    ours: (turn) => toolworker.convertDecimalToPercent({ value: `0.25${turn}` }),
    others: {
      formula: (turn) => `${Number(`0.25${turn}`) * 100}%`,
      'big.js': (turn) => `${Big(`0.25${turn}`).times(100).toFixed()}%`,
    },
  },
  {
    name: 'countWords',
    ours: (turn) => toolworker.countWords({ text: text + turn }),
    others: {
      'split at spaces': (turn) => (text + turn).split(/\s+/).length,
      alfaaz: (turn) => countByAlfaaz(text + turn),
    },
  },
  {
    name: 'removeDuplicateLines',
    ours: (turn) => toolworker.removeDuplicateLines({ text: lines + turn }),
    others: { 'a Set': (turn) => [...new Set((lines + turn).split('\n'))].join('\n') },
  },
  {
    name: 'trimWhitespace',
    ours: (turn) => toolworker.trimWhitespace({ text: `  ${text}   ${turn} ` }),
    others: { 'replace and trim': (turn) => `  ${text}   ${turn} `.replace(/\s+/g, ' ').trim() },
  },
  {
    name: 'caesarCipher',
    ours: (turn) => toolworker.caesarCipher({ text: text + turn, shift: 3 }),
    others: { 'replace each letter': (turn) => (text + turn).replace(/[a-z]/gi, shift) },
  },
  {
    name: 'randomizeList',
    ours: (turn) => toolworker.randomizeList({ items: lines + turn }),
    others: {
      'sort by Math.random': (turn) =>
        (lines + turn)
          .split('\n')
          .sort(() => Math.random() - 0.5)
          .join('\n'),
    },
  },
  {
    name: 'countTokens',
    ours: (turn) => toolworker.countTokens({ text: text + turn }),
    others: {
      tokenx: (turn) => estimateTokenCount(text + turn),
      'gpt-tokenizer': (turn) => countByGptTokenizer(text + turn),
    },
  },
  {
    name: 'generateHmac',
    ours: (turn) => toolworker.generateHmac({ message: text + turn, key: 'Jefe' }),
    others: { 'Web Cryptography': (turn) => hmac(text + turn) },
  },
  {
    name: 'generateCron',
    ours: (turn) => toolworker.generateCron({ minute: `${turn}`, hour: '9', weekday: 'MON-FRI' }),
    others: { cronstrue: (turn) => describeCron(`${turn} 9 * * MON-FRI`) },
  },
  {
    name: 'generateGradient',
    ours: (turn) =>
      toolworker.generateGradient({ type: 'linear', from: '#ff0000', to: '#0000ff', angle: turn }),
    others: { template: (turn) => `linear-gradient(${turn}deg, #ff0000, #0000ff)` },
  },
  {
    name: 'generateMetaTags',
    ours: (turn) =>
      toolworker.generateMetaTags({
        title: `Salt & Pepper ${turn}`,
        description: 'Everything about two spices.',
        url: 'https://example.com/spices',
      }),
    others: {},
  },
  {
    name: 'generateRandomNumber',
    ours: (turn) => toolworker.generateRandomNumber({ min: 1, max: turn + 49, count: 6 }),
    others: {
      'Web Cryptography': (turn) => Array.from({ length: 6 }, () => 1 + randomBelow(turn + 49)),
    },
  },
  {
    name: 'rollDice',
    ours: (turn) => toolworker.rollDice({ count: 2, sides: turn + 6 }),
    others: {
      'Web Cryptography': (turn) => Array.from({ length: 2 }, () => 1 + randomBelow(turn + 6)),
    },
  },
  {
    name: 'calculateStandardDeviation',
    ours: (turn) => toolworker.calculateStandardDeviation({ numbers: numbersOf(turn) }),
    others: {
      formula: (turn) => {
        const numbers = numbersOf(turn);
        const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
        const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
        return Math.sqrt(squares / (numbers.length - 1));
      },
      'simple-statistics': (turn) => standardDeviation(numbersOf(turn)),
    },
  },
  {
    name: 'calculateSlope',
    ours: (turn) => toolworker.calculateSlope({ x1: 0, y1: 1, x2: 3.5, y2: turn + 4 }),
    others: {
      formula: (turn) => {
        const slope = (turn + 4 - 1) / 3.5;
        return [slope, 1 - slope * 0, Math.atan(slope), Math.hypot(3.5, turn + 3)];
      },
    },
  },
];

describe.each(contests)('$name', ({ ours, others }) => {
  for (const [name, run] of Object.entries({ Toolworker: ours, ...others })) {
    let turn = 0;
    const call: () => void = () => {
      turn = (turn + 1) % 16;
      return run(turn);
    };
    bench(name, call);
  }
});
