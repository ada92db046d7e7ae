/** A field of a request in the API's public description. */
export interface DocumentedField {
  readonly type: string | readonly string[];
  readonly required?: true;
  readonly enum?: readonly string[];
  readonly default?: unknown;
}

export interface DocumentedTool {
  readonly slug: string;
  readonly operation: string;
  readonly request: Readonly<Record<string, DocumentedField>>;
  readonly result: readonly string[];
}

const text = { type: 'string', required: true } as const;
const number = { type: 'number', required: true } as const;
const optional = { type: 'number' } as const;
const either = (...options: string[]): DocumentedField => ({
  type: 'string',
  required: true,
  enum: options,
});
const among = (standard: string, ...options: string[]): DocumentedField => ({
  type: 'string',
  enum: options,
  default: standard,
});
const numberOr = (standard: number): DocumentedField => ({ type: 'number', default: standard });
const integerOr = (standard: number): DocumentedField => ({ type: 'integer', default: standard });
const flag = (standard: boolean): DocumentedField => ({ type: 'boolean', default: standard });
const textOr = (standard: string): DocumentedField => ({ type: 'string', default: standard });

const angles = ['degrees', 'radians', 'gradians', 'turns'];
const volumes = ['ml', 'teaspoon', 'tablespoon', 'floz', 'cup', 'pint', 'quart', 'liter', 'gallon'];

/**
 * The tools of the API's public description, in its order: names, fields, enums, defaults and keys
 * must match exactly. If it says number but only integers make sense, this table says integer.
 */
export const documentedTools: readonly DocumentedTool[] = [
  {
    slug: 'age-calculator',
    operation: 'calculate-age',
    request: { birthDate: text, targetDate: { type: 'string' } },
    result: ['years', 'months', 'days', 'totalDays', 'nextBirthdayDays'],
  },
  {
    slug: 'bmi-calculator',
    operation: 'calculate-bmi',
    request: {
      unit: either('metric', 'imperial'),
      height: number,
      weight: number,
      feet: optional,
      inches: numberOr(0),
    },
    result: ['bmi', 'category'],
  },
  {
    slug: 'bmr-calculator',
    operation: 'calculate-bmr',
    request: {
      gender: either('male', 'female'),
      age: number,
      weight: number,
      height: number,
      formula: among('mifflin', 'mifflin', 'harris'),
    },
    result: ['bmr', 'formula', 'gender', 'age', 'weight', 'height'],
  },
  {
    slug: 'body-fat-calculator',
    operation: 'calculate-body-fat',
    request: {
      gender: either('male', 'female'),
      height: number,
      neck: number,
      waist: number,
      hip: optional,
    },
    result: ['bodyFatPercent', 'category', 'method'],
  },
  {
    slug: 'sleep-cycle-calculator',
    operation: 'calculateSleepCycle',
    request: {
      mode: either('wake-at', 'sleep-now'),
      time: text,
      cycleLength: numberOr(90),
      fallAsleepMinutes: numberOr(15),
      minCycles: integerOr(3),
      maxCycles: integerOr(6),
    },
    result: ['mode', 'anchorTime', 'cycleLength', 'fallAsleepMinutes', 'results', 'recommended'],
  },
  {
    slug: 'percentage-of',
    operation: 'percentage-of',
    request: { x: number, y: number },
    result: ['result'],
  },
  {
    slug: 'percentage-change',
    operation: 'percentage-change',
    request: { from: number, to: number },
    result: ['percentChange', 'direction'],
  },
  {
    slug: 'retirement-calculator',
    operation: 'calculate-retirement',
    request: {
      currentAge: number,
      retirementAge: number,
      currentSavings: numberOr(0),
      monthlyContribution: numberOr(0),
      annualReturn: numberOr(7),
      targetNestEgg: optional,
    },
    result: [
      'projectedSavings',
      'totalContributed',
      'totalGrowth',
      'meetsTarget',
      'shortfall',
      'requiredMonthlyContribution',
    ],
  },
  {
    slug: 'loan-payoff-calculator',
    operation: 'calculateLoanPayoff',
    request: {
      principal: number,
      annualRate: number,
      years: optional,
      monthlyPayment: optional,
      extraPayment: numberOr(0),
    },
    result: ['scheduledPayment', 'standard', 'accelerated', 'monthsSaved', 'interestSaved'],
  },
  {
    slug: 'salary-calculator',
    operation: 'calculate-salary',
    request: { hourlyRate: number, hoursPerWeek: numberOr(40), weeksPerYear: numberOr(52) },
    result: ['hourlyRate', 'annual', 'monthly', 'weekly', 'daily'],
  },
  {
    slug: 'roi-calculator',
    operation: 'calculate-roi',
    request: { cost: number, returnValue: number, years: optional },
    result: ['cost', 'currentValue', 'netProfit', 'roi', 'years', 'annualizedRoi'],
  },
  {
    slug: 'sales-tax-calculator',
    operation: 'calculate-sales-tax',
    request: { price: number, taxRate: number, taxIncluded: flag(false) },
    result: ['priceBeforeTax', 'taxAmount', 'finalPrice'],
  },
  {
    slug: 'unit-price-calculator',
    operation: 'calculate-unit-price',
    request: { price: number, quantity: number, unit: { type: 'string' } },
    result: ['unitPrice', 'pricePerUnit'],
  },
  {
    slug: 'fuel-cost-calculator',
    operation: 'calculate-fuel-cost',
    request: {
      distance: number,
      distanceUnit: among('miles', 'miles', 'km'),
      efficiency: number,
      efficiencyUnit: among('mpg', 'mpg', 'L/100km'),
      fuelPrice: number,
      priceUnit: among('gallon', 'gallon', 'liter'),
    },
    result: ['cost', 'fuelUsedGallons', 'fuelUsedLiters'],
  },
  {
    slug: 'angle-converter',
    operation: 'convert-angle',
    request: {
      value: number,
      from: among('degrees', ...angles),
      to: among('radians', ...angles),
    },
    result: ['result'],
  },
  {
    slug: 'base-converter',
    operation: 'convert-base',
    request: { value: text, from: integerOr(10), to: integerOr(2) },
    result: ['input', 'from', 'to', 'result', 'decimal', 'binary', 'octal', 'hexadecimal'],
  },
  {
    slug: 'scientific-notation-converter',
    operation: 'convert-scientific-notation',
    request: { value: text, direction: among('to', 'to', 'from') },
    result: ['input', 'direction', 'result', 'scientific', 'numeric', 'mantissa', 'exponent'],
  },
  {
    slug: 'cooking-converter',
    operation: 'convert-cooking',
    request: { value: number, from: either(...volumes), to: either(...volumes) },
    result: ['result', 'ml', 'units'],
  },
  {
    slug: 'color-converter',
    operation: 'convert-color',
    request: { color: text, from: either('hex', 'rgb') },
    result: ['hex', 'rgb', 'hsl', 'r', 'g', 'b'],
  },
  {
    slug: 'decimal-to-percent-converter',
    operation: 'convert-decimal-to-percent',
    request: { value: text, direction: among('to', 'to', 'from') },
    result: ['decimal', 'percent', 'percentString', 'result'],
  },
  {
    slug: 'word-counter',
    operation: 'count-words',
    request: { text, wordsPerMinute: numberOr(200) },
    result: [
      'words',
      'characters',
      'charactersNoSpaces',
      'sentences',
      'paragraphs',
      'lines',
      'readingTimeMinutes',
    ],
  },
  {
    slug: 'remove-duplicate-lines',
    operation: 'remove-duplicate-lines',
    request: {
      text,
      caseSensitive: flag(true),
      trimWhitespace: flag(false),
      keepEmptyLines: flag(false),
    },
    result: ['result', 'originalCount', 'uniqueCount', 'removedCount'],
  },
  {
    slug: 'trim-whitespace',
    operation: 'trim-whitespace',
    request: { text, mode: among('normalize', 'normalize', 'trim', 'remove') },
    result: ['result', 'originalLength', 'resultLength'],
  },
  {
    slug: 'caesar-cipher',
    operation: 'caesar-cipher',
    request: { text, shift: integerOr(3), direction: among('encrypt', 'encrypt', 'decrypt') },
    result: ['input', 'shift', 'direction', 'result'],
  },
  {
    slug: 'randomizer',
    operation: 'randomizeList',
    request: {
      items: text,
      mode: among('shuffle', 'shuffle', 'pick'),
      count: integerOr(1),
      unique: flag(false),
      separator: among('newline', 'newline', 'comma'),
    },
    result: [
      'mode',
      'separator',
      'unique',
      'inputCount',
      'pickedCount',
      'requestedCount',
      'result',
    ],
  },
  {
    slug: 'token-counter',
    operation: 'count-tokens',
    request: { text, model: textOr('gpt-4o') },
    result: [
      'tokens',
      'characters',
      'words',
      'contextWindow',
      'percentOfContext',
      'remainingTokens',
    ],
  },
  {
    slug: 'hmac-generator',
    operation: 'generate-hmac',
    request: {
      message: text,
      key: text,
      algorithm: among('sha-256', 'sha-256', 'sha-1', 'sha-384', 'sha-512'),
      encoding: among('hex', 'hex', 'base64'),
    },
    result: ['algorithm', 'encoding', 'hmac', 'length'],
  },
  {
    slug: 'cron-generator',
    operation: 'generate-cron',
    request: {
      minute: textOr('*'),
      hour: textOr('*'),
      day: textOr('*'),
      month: textOr('*'),
      weekday: textOr('*'),
    },
    result: ['cron', 'description'],
  },
  {
    slug: 'gradient-generator',
    operation: 'generate-gradient',
    request: {
      type: among('linear', 'linear', 'radial', 'conic'),
      from: text,
      to: text,
      angle: numberOr(90),
    },
    result: ['css', 'type', 'from', 'to', 'angle'],
  },
  {
    slug: 'meta-tag-generator',
    operation: 'generate-meta-tags',
    request: {
      title: text,
      description: text,
      url: { type: 'string' },
      image: { type: 'string' },
      siteName: { type: 'string' },
    },
    result: ['html', 'tags'],
  },
  {
    slug: 'random-number-generator',
    operation: 'generate-random-number',
    request: { min: integerOr(1), max: integerOr(100), count: integerOr(1), unique: flag(false) },
    result: ['results', 'min', 'max', 'count'],
  },
  {
    slug: 'dice-roller',
    operation: 'roll-dice',
    request: { count: integerOr(1), sides: integerOr(6), seed: { type: 'number' } },
    result: ['count', 'sides', 'rolls', 'total', 'average', 'min', 'max'],
  },
  {
    slug: 'standard-deviation-calculator',
    operation: 'calculate-standard-deviation',
    request: { numbers: { type: ['array', 'string'], required: true }, sample: flag(true) },
    result: [
      'count',
      'mean',
      'median',
      'sum',
      'min',
      'max',
      'range',
      'variance',
      'standardDeviation',
      'sample',
    ],
  },
  {
    slug: 'slope-calculator',
    operation: 'calculate-slope',
    request: { x1: number, y1: number, x2: number, y2: number },
    result: ['slope', 'isVertical', 'angle', 'intercept', 'length', 'equation'],
  },
];
