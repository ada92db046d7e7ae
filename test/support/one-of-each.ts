/**
 * A dozen requests for doors that carry requests and compute nothing, such as a server or the
 * client of a protocol. Each shows a fault that the others would not. A string is the error of a
 * request that is refused.
 */
export const carried: readonly (readonly [
  shows: string,
  slug: string,
  request: object,
  outcome: object | string,
])[] = [
  ['a decimal', 'percentage-of', { x: 35, y: 0.7 }, { result: 0.245 }],
  ['a zero without a sign', 'percentage-of', { x: 0, y: -5 }, { result: 0 }],
  [
    'every digit of a double',
    'percentage-change',
    { from: 3, to: 4 },
    { percentChange: 33.333333333333336, direction: 'increase' },
  ],
  [
    'a list, and a choice that is off',
    'standard-deviation-calculator',
    { numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false },
    {
      count: 8,
      mean: 5,
      median: 4.5,
      sum: 40,
      min: 2,
      max: 9,
      range: 7,
      variance: 4,
      standardDeviation: 2,
      sample: false,
    },
  ],
  [
    'a list of results',
    'random-number-generator',
    { min: 7, max: 7, count: 3 },
    { results: [7, 7, 7], min: 7, max: 7, count: 3 },
  ],
  [
    'null',
    'retirement-calculator',
    { currentAge: 30, retirementAge: 65 },
    {
      projectedSavings: 0,
      totalContributed: 0,
      totalGrowth: 0,
      meetsTarget: null,
      shortfall: null,
      requiredMonthlyContribution: null,
    },
  ],
  [
    'a promise',
    'hmac-generator',
    { message: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha-1' },
    {
      algorithm: 'sha-1',
      encoding: 'hex',
      hmac: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
      length: 40,
    },
  ],
  [
    'text that many formats escape',
    'caesar-cipher',
    { text: '"</script>\\ \u2028 %20 \0 👩‍👩‍👧 漢ß', shift: 26 },
    {
      input: '"</script>\\ \u2028 %20 \0 👩‍👩‍👧 漢ß',
      shift: 26,
      direction: 'encrypt',
      result: '"</script>\\ \u2028 %20 \0 👩‍👩‍👧 漢ß',
    },
  ],
  [
    'line ends, and characters that cannot be seen',
    'remove-duplicate-lines',
    { text: 'a\r\n\ufeff\r\nc\ra' },
    { result: 'a\r\n\ufeff\r\nc', originalCount: 4, uniqueCount: 3, removedCount: 1 },
  ],
  [
    'errors of two fields',
    'bmi-calculator',
    { unit: 'metric', height: 0, weight: -1 },
    'height: expected a number greater than 0, got 0; weight: expected a number greater than 0, got -1',
  ],
  [
    'an error of an unknown field',
    'bmi-calculator',
    { unit: 'imperial', weight: 81, feet: 5, inch: 11 },
    'inch: unknown field, did you mean inches?',
  ],
  [
    'an error of the whole request, beyond ASCII',
    'percentage-of',
    { x: 1e300, y: 1e300 },
    'request body: expected numbers whose result is within ±1.8e308',
  ],
];
