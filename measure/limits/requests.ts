import type { ToolRequest, ToolSlug } from 'toolworker';

/** A share of the longest request: 1, a tenth or a hundredth. */
type Share = 1 | 0.1 | 0.01;

/** The slowest requests of a tool, by the reason why they are slow. */
type Worst<Name extends ToolSlug> = Readonly<Record<string, (share: Share) => ToolRequest<Name>>>;

const bodyBytes = 10 * 1024 * 1024 - 200;

/** Repeats a piece until its JSON fills the body. */
function fill(piece: string, share: number): string {
  const bytes = new TextEncoder().encode(JSON.stringify(piece)).length - 2;
  return piece.repeat(Math.floor((bodyBytes * share) / bytes));
}

function distinct(count: number, separator: string): string {
  return Array.from({ length: count }, (_, index) => index.toString(36)).join(separator);
}

function magnitudes(count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${1 + (index % 9)}e${((index * 7) % 300) - 150}`,
  );
}

/** Returns the text with a first character that makes an engine store each one in two bytes. */
function inTwoBytes(text: string): string {
  return `漢${text.slice(3)}`;
}

/** Most ideographs of their first Unicode block, in an order that defeats caches. */
const ideographs = Array.from({ length: 20_000 }, (_, index) =>
  String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
).join('');

/** Returns a builder of texts: the maximum of unspaced text, then other text that is slow to count. */
function beforeLetters(piece: string) {
  return (share: Share) => {
    const length = 500_000 * share;
    const unspaced = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    const bytes = new TextEncoder().encode(unspaced).length;
    return { text: `${unspaced} ${fill('A c. ', share - bytes / bodyBytes)}` };
  };
}

const million = 1_000_000;
const [largest, least] = [Number.MAX_VALUE, Number.MIN_VALUE];
const digits = 10_000;

/** Texts whose words and characters are slow to count. */
const texts = {
  letters: (share: Share) => ({ text: fill('a', share) }),
  'letters beyond ASCII': (share: Share) => ({ text: fill('é', share) }),
  'short words': (share: Share) => ({ text: fill('a ', share) }),
  initials: (share: Share) => ({ text: fill('A. ', share) }),
  sentences: (share: Share) => ({ text: fill('Ab. ', share) }),
  'initials in two bytes': (share: Share) => ({ text: `漢 ${fill('A. ', share)}` }),
  'sentences in two bytes': (share: Share) => ({ text: `漢 ${fill('Ab. ', share)}` }),
  'numbers and full stops': (share: Share) => ({ text: `漢 ${fill('1. ', share)}` }),
  'counting words': (share: Share) => ({ text: `漢 ${fill('No. ', share)}` }),
  'small letters': (share: Share) => ({ text: `漢 ${fill('A c. ', share)}` }),
  'marks and full stops': (share: Share) => ({ text: `漢 ${fill('\u0345. (', share)}` }),
  'Cyrillic initials': (share: Share) => ({ text: fill('Ж. ', share) }),
  pronouns: (share: Share) => ({ text: `漢 ${fill('I. ', share)}` }),
  'numerals of lists': (share: Share) => ({ text: `漢 ${fill('I.\n', share)}` }),
  notes: (share: Share) => ({ text: `漢 ${fill('A.[1] ', share)}` }),
  'open notes': (share: Share) => ({ text: `漢 ${fill('.[', share)}` }),
  'spaced closing marks': (share: Share) => ({ text: `漢 ${fill('A! ) ', share)}` }),
  'Korean initials': (share: Share) => ({ text: fill('가. ', share) }),
  'line ends': (share: Share) => ({ text: fill('\n', share) }),
  'combining marks': (share: Share) => ({ text: fill('\u0301', share) }),
  emoji: (share: Share) => ({ text: fill('👩‍👩‍👧‍👦', share) }),
  Chinese: beforeLetters(ideographs),
  'Chinese in short runs': beforeLetters(ideographs.replaceAll(/../g, '$& ')),
  'Chinese, refused': (share: Share) => ({ text: fill(ideographs, Math.max(share, 0.4)) }),
  Katakana: beforeLetters('アイウエオカキクケコサシスセソ'),
  'Katakana in short runs': beforeLetters('アイ '),
  Thai: beforeLetters('กาลครั้งหนึ่งนานมาแล้ว'),
  Burmese: beforeLetters('မြန်မာဘာသာစကား'),
  'signs after an ideograph': (share: Share) => ({
    text: `漢${',a'.repeat(249_000 * share)} ${fill('A c. ', 0.95 * share)}`,
  }),
};

export const worstRequests: { readonly [Name in ToolSlug]: Worst<Name> } = {
  'age-calculator': {
    'the longest life': () => ({ birthDate: '0001-01-01', targetDate: '9999-12-31' }),
  },
  'bmi-calculator': {
    'extreme numbers': () => ({ unit: 'metric', height: 5e154, weight: largest }),
  },
  'bmr-calculator': {
    'extreme numbers': () => ({ gender: 'male', age: least, weight: 1e306, height: least }),
  },
  'body-fat-calculator': {
    'all digits': () => ({
      gender: 'male',
      height: 178.1234567890123,
      neck: 38.1234567890123,
      waist: 85.1234567890123,
    }),
  },
  'sleep-cycle-calculator': {
    'all cycles': () => ({ mode: 'wake-at', time: '23:59', minCycles: 1, maxCycles: 24 }),
  },
  'percentage-of': { 'extreme numbers': () => ({ x: largest, y: least }) },
  'percentage-change': { 'extreme numbers': () => ({ from: -least, to: -1e-20 }) },
  'retirement-calculator': {
    'a return near 0 for ever': () => ({
      currentAge: 1,
      retirementAge: 1e300,
      currentSavings: 1e300,
      monthlyContribution: least,
      annualReturn: least,
      targetNestEgg: largest,
    }),
    'a return that a term without end makes up for': () => ({
      currentAge: 0,
      retirementAge: 1.5e308,
      currentSavings: 1e19,
      monthlyContribution: 1e-50,
      annualReturn: 6e-305,
      targetNestEgg: 1e-209,
    }),
  },
  'loan-payoff-calculator': {
    'interest near 0 for ever': () => ({
      principal: largest,
      annualRate: least,
      monthlyPayment: 7.123456789012345,
      extraPayment: 0.1,
    }),
    'the least extra payment': () => ({
      principal: 1e246,
      annualRate: 1e-300,
      monthlyPayment: 8.2,
      extraPayment: least,
    }),
    'the highest interest for ever': () => ({
      principal: 6.2e307,
      annualRate: 5.67e9,
      years: 7e301,
      extraPayment: least,
    }),
    'the least interest and extra payment': () => ({
      principal: 5.607139537065736e302,
      annualRate: 1e-323,
      years: 1e15,
      extraPayment: least,
    }),
  },
  'salary-calculator': {
    'extreme numbers': () => ({ hourlyRate: 1e300, hoursPerWeek: least, weeksPerYear: 53 }),
  },
  'roi-calculator': {
    'extreme numbers': () => ({ cost: 1e-150, returnValue: 1e150, years: largest }),
  },
  'sales-tax-calculator': { 'extreme numbers': () => ({ price: largest, taxRate: least }) },
  'unit-price-calculator': { 'extreme numbers': () => ({ price: least, quantity: largest }) },
  'fuel-cost-calculator': {
    'extreme numbers': () => ({ distance: 1e300, efficiency: largest, fuelPrice: least }),
  },
  'angle-converter': { 'extreme numbers': () => ({ value: least }) },
  'base-converter': {
    'a whole number': (share) => ({ value: 'z'.repeat(digits * share), from: 36, to: 35 }),
    'a fraction': (share) => ({ value: `.${'y'.repeat(digits * share - 1)}`, from: 35, to: 36 }),
    'a fraction that terminates': (share) => ({
      value: `.${'v'.repeat(digits * share - 1)}`,
      from: 32,
      to: 6,
    }),
  },
  'scientific-notation-converter': {
    digits: (share) => ({ value: '1'.repeat(digits * share), direction: 'from' }),
    'zeros after the point': (share) => ({ value: `.${'0'.repeat(digits * share - 2)}1` }),
    'a long exponent, refused': (share) => ({ value: `1e${'9'.repeat(digits * share - 2)}` }),
    'white space, refused': (share) => ({ value: `1${' '.repeat(digits * share - 2)}x` }),
    'white space beyond all limits, refused': (share) => ({ value: `1${fill(' ', share)}1` }),
  },
  'cooking-converter': { 'extreme numbers': () => ({ value: 1e300, from: 'cup', to: 'ml' }) },
  'color-converter': {
    'white space': (share) => ({ color: `${fill(' ', share)}1,2,3`, from: 'rgb' }),
  },
  'decimal-to-percent-converter': {
    digits: (share) => ({ value: `1.${'1'.repeat(digits * share - 8)}e-9999` }),
    'white space': (share) => ({ value: `1${' '.repeat(digits * share - 2)}%` }),
    'signs, refused': (share) => ({ value: `1${' %'.repeat(digits * share * 0.5 - 1)}` }),
  },
  'word-counter': texts,
  'remove-duplicate-lines': {
    'different lines': (share) => ({
      text: distinct(0.5 * million * share, '\n'),
      caseSensitive: false,
      trimWhitespace: true,
    }),
    'different lines in two bytes': (share) => ({
      text: inTwoBytes(distinct(0.5 * million * share, '\n')),
      caseSensitive: false,
      trimWhitespace: true,
    }),
    'short lines': (share) => ({ text: 'a\n'.repeat(0.5 * million * share), caseSensitive: false }),
    'long lines': (share) => ({
      text: `${'a'.repeat(15)}\n`.repeat(0.5 * million * share),
      caseSensitive: false,
    }),
    'blank lines': (share) => ({ text: '\n'.repeat(0.5 * million * share), keepEmptyLines: true }),
    'too many lines, refused': (share) => ({ text: fill('\n', Math.max(share, 0.1)) }),
    'one line of dotless i': (share) => ({ text: fill('ıI', share), caseSensitive: false }),
  },
  'trim-whitespace': {
    words: (share) => ({ text: fill('a ', share) }),
    'words in two bytes': (share) => ({ text: inTwoBytes(fill('ab ', share)) }),
    'words to run together': (share) => ({ text: fill('ab ', share), mode: 'remove' }),
    spaces: (share) => ({ text: fill(' ', share), mode: 'remove' }),
  },
  'caesar-cipher': {
    letters: (share) => ({ text: fill('a', share) }),
    'letters in two bytes': (share) => ({ text: inTwoBytes(fill('a', share)) }),
    Chinese: (share) => ({ text: fill('漢', share) }),
  },
  randomizer: {
    'different items': (share) => ({
      items: distinct(million * share, ','),
      separator: 'comma',
      unique: true,
    }),
    'different items in two bytes': (share) => ({
      items: inTwoBytes(distinct(million * share, ',')),
      separator: 'comma',
      unique: true,
    }),
    'short items': (share) => ({ items: 'a,'.repeat(million * share), separator: 'comma' }),
    'empty items': (share) => ({ items: `a${'\n'.repeat(million * share)}` }),
  },
  'token-counter': {
    ...texts,
    'signs of all kinds': (share) => ({ text: fill("aB 'é{\n", share) }),
    'a long model': (share) => ({ text: '', model: fill('gpt-', share) }),
  },
  'hmac-generator': {
    'a message': (share) => ({ message: fill('a', share), key: 'k', algorithm: 'sha-512' }),
    'a key': (share) => ({ message: '', key: fill('漢', share) }),
  },
  'cron-generator': {
    'long lists': (share) => {
      const list = (item: string) =>
        Array(Math.floor((200 * share) / (item.length + 1)) || 1)
          .fill(item)
          .join();
      return { minute: list('0-59'), hour: list('0-23'), day: list('1-31'), month: list('1-12') };
    },
  },
  'gradient-generator': { 'extreme numbers': () => ({ from: '#fff', to: '#000', angle: least }) },
  'meta-tag-generator': {
    quotes: (share) => {
      const text = '"'.repeat(digits * share);
      return { title: text, description: text, siteName: text };
    },
    'long hosts': (share) => {
      // Browsers reject hosts that are much longer.
      const host = Array.from({ length: 900 * share }, (_, index) => 0x4e00 + index);
      const url = `https://${String.fromCharCode(...host)}/`;
      return { title: 'a', description: 'a', url, image: url };
    },
  },
  'random-number-generator': {
    'all of a range': (share) => ({
      min: 1,
      max: 10_000 * share,
      count: 10_000 * share,
      unique: true,
    }),
    'any numbers, all different': (share) => ({
      min: Number.MIN_SAFE_INTEGER,
      max: Number.MAX_SAFE_INTEGER,
      count: 10_000 * share,
      unique: true,
    }),
    'any numbers': (share) => ({
      min: Number.MIN_SAFE_INTEGER,
      max: Number.MAX_SAFE_INTEGER,
      count: 10_000 * share,
    }),
  },
  'dice-roller': {
    'all dice': (share) => ({ count: 10_000 * share, sides: 999_999, seed: 1 }),
  },
  'standard-deviation-calculator': {
    'small numbers': (share) => ({
      numbers: Array.from({ length: million * share }, (_, index) => (index * 7919) % 1_000_003),
    }),
    'numbers of all magnitudes': (share) => ({ numbers: magnitudes(million * share).map(Number) }),
    'a text of such numbers': (share) => ({ numbers: magnitudes(million * share).join() }),
    'one long number': (share) => ({ numbers: `1 0.${fill('1', share)}` }),
  },
  'slope-calculator': {
    'extreme numbers': () => ({ x1: 7.1, y1: least, x2: 1e300, y2: 7.123456789012345 }),
  },
};

/** Bodies with little content for the tool, but much work for the parser. */
export const worstBodies: Readonly<Record<string, (share: Share) => string>> = {
  'deep nesting': (share) => {
    const depth = 199_000 * share;
    return `{"x":7,"y":100,"z":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  },
  'unknown fields': (share) => {
    const fields = Array.from(
      { length: 199_000 * share },
      (_, index) => `"${index.toString(36)}":0`,
    );
    return `{"x":7,"y":100,${fields.join()}}`;
  },
  'many values': (share) => `{"x":7,"y":100,"z":[${fill('1,', share)}1]}`,
  'escaped quotes': (share) => `{"x":7,"y":100,"z":"${fill('"', share).replaceAll('"', '\\"')}"}`,
  'open brackets, refused': (share) => '['.repeat(10 * 1024 * 1024 * share),
};
