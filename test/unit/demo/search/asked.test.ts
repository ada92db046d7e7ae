import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromHash } from '../../../../demo/model/links.ts';
import { addressOfAsked, answerToAsked } from '../../../../demo/search/asked/answer-to-asked.ts';
import { askedIn } from '../../../../demo/search/asked/asked-in.ts';
import { expectLinear } from '../../../support/expect-linear.ts';
import { formFieldsFor } from '../page.ts';

beforeEach(() => vi.stubGlobal('navigator', { language: 'en-US' }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Answers by hand arithmetic unless noted. The page answers those without one.
test.each([
  ['15% of 80', 'percentage-of#x=15&y=80', '12'],
  ['what is 15 percent of 80?', 'percentage-of#x=15&y=80', '12'],
  ['What’s 7.5 % of 1,200 =', 'percentage-of#x=7.5&y=1200', '90'],
  ['１５％ of ８０', 'percentage-of#x=15&y=80', '12'],
  ['20% tip on 45', 'percentage-of#x=20&y=45', '9'],
  ['20% off 60', 'percentage-of#x=20&y=60&kind=less', '48'],
  ['100 + 19%', 'percentage-of#x=19&y=100&kind=more', '119'],
  ['100 - 19%', 'percentage-of#x=19&y=100&kind=less', '81'],
  ['what percent is 30 of 120', 'percentage-of#x=30&y=120', '25%'],
  ['30 is what percent of 120', 'percentage-of#x=30&y=120', '25%'],
  ['12/16', 'percentage-of#x=12&y=16', '75%'],
  ['80 to 100 percent change', 'percentage-change#from=80&to=100', '+25%'],
  ['decrease from 100 to 80', 'percentage-change#from=100&to=80', '−20%'],
  ['0.25 in percent', 'decimal-to-percent-converter#value=0.25', '25%'],
  ['0.25 a porcentaje', 'decimal-to-percent-converter#value=0.25', '25%'],
  ['12.5% as decimal', 'decimal-to-percent-converter#value=12.5%25&direction=from', '0.125'],
  // The example of the annuity formula on the home page.
  [
    'mortgage 200000 6.5% 30 years',
    'loan-payoff-calculator#principal=200000&annualRate=6.5&years=30',
    '$1,264.14',
  ],
  [
    '200k at 6.5% for 30 years',
    'loan-payoff-calculator#principal=200000&annualRate=6.5&years=30',
    '$1,264.14',
  ],
  ['25 an hour', 'salary-calculator#hourlyRate=25&hoursPerWeek=40', '$52,000.00'],
  ['25/hour yearly salary', 'salary-calculator#hourlyRate=25&hoursPerWeek=40', '$52,000.00'],
  ['roi 1000 1500', 'roi-calculator#cost=1000&returnValue=1500', '50%'],
  ['50 plus 8% tax', 'sales-tax-calculator#price=50&taxRate=8', '$54.00'],
  ['19% vat on 100', 'sales-tax-calculator#price=100&taxRate=19', '$119.00'],
  ['add vat 20% to 100', 'sales-tax-calculator#price=100&taxRate=20', '$120.00'],
  [
    '119 including 19% vat',
    'sales-tax-calculator#price=119&taxRate=19&taxIncluded=true',
    '$100.00',
  ],
  ['4.50 for 1.5 kg', 'unit-price-calculator#price=4.5&quantity=1.5&unit=kg', '$3.00 / kg'],
  [
    '250 miles 25 mpg 3.50',
    'fuel-cost-calculator#distance=250&distanceUnit=miles&efficiency=25&efficiencyUnit=mpg&fuelPrice=3.5&priceUnit=gallon',
    '$35.00',
  ],
  [
    '500 km 6 l/100km 1.80',
    'fuel-cost-calculator#distance=500&distanceUnit=km&efficiency=6&efficiencyUnit=L%2F100km&fuelPrice=1.8&priceUnit=liter',
    '$54.00',
  ],
  ['1e-9', 'scientific-notation-converter#value=1e-9&direction=from', '0.000000001'],
  ['1.5 x 10^8', 'scientific-notation-converter#value=1.5e8&direction=from', '150000000'],
  [
    '299792458 in scientific notation',
    'scientific-notation-converter#value=299792458&direction=to',
    '2.99792458 × 10^8',
  ],
  ['0xff', 'base-converter#value=ff&from=16&to=10', '255₁₀'],
  ['0b1010 to hex', 'base-converter#value=1010&from=2&to=16', 'a₁₆'],
  ['255 in hex', 'base-converter#value=255&from=10&to=16', 'ff₁₆'],
  ['convert 10 to binary', 'base-converter#value=10&from=10&to=2', '1010₂'],
  ['1010 binary to decimal', 'base-converter#value=1010&from=2&to=10', '10₁₀'],
  ['hex 1f to octal', 'base-converter#value=1f&from=16&to=8', '37₈'],
  ['100 in base 7', 'base-converter#value=100&from=10&to=7', '202₇'],
  // Conversions of the CSS specification.
  ['#ff5733', 'color-converter#color=%23ff5733&from=hex', 'rgb(255, 87, 51), hsl(11, 100%, 60%)'],
  ['#fff', 'color-converter#color=%23ffffff&from=hex', 'rgb(255, 255, 255), hsl(0, 0%, 100%)'],
  [
    'ff5733 to rgb',
    'color-converter#color=%23ff5733&from=hex',
    'rgb(255, 87, 51), hsl(11, 100%, 60%)',
  ],
  [
    'rgb(255,87,51)',
    'color-converter#color=rgb%28255%2C+87%2C+51%29&from=rgb',
    '#ff5733, hsl(11, 100%, 60%)',
  ],
  [
    '180 degrees in radians',
    'angle-converter#value=180&from=degrees&to=radians',
    'about 3.141593 radians',
  ],
  ['100 gon in °', 'angle-converter#value=100&from=gradians&to=degrees', '90 °'],
  // NIST Handbook 44: a cup is 236.5882365 ml.
  ['3 cups in ml', 'cooking-converter#value=3&from=cup&to=ml', 'about 709.7647 ml'],
  ['1 1/2 cups to tbsp', 'cooking-converter#value=1.5&from=cup&to=tablespoon', '24 tbsp'],
  ['½ cup in tbsp', 'cooking-converter#value=0.5&from=cup&to=tablespoon', '8 tbsp'],
  [
    'how many tablespoons in a cup',
    'cooking-converter#value=1&from=cup&to=tablespoon',
    '16 tablespoons',
  ],
  ['1 gallon in fl oz', 'cooking-converter#value=1&from=gallon&to=floz', '128 fl oz'],
  ['2 tbsp', 'cooking-converter#value=2&from=tablespoon&to=ml', 'about 29.57353 ml'],
  [
    'days between 2024-01-01 and 2024-12-31',
    'age-calculator#birthDate=2024-01-01&targetDate=2024-12-31',
    '365 days',
  ],
  ['wake up at 7', 'sleep-cycle-calculator#mode=wake-at&time=07%3A00', '21:45 or 23:15'],
  ['sleep at 11 pm', 'sleep-cycle-calculator#mode=sleep-now&time=23%3A00', '08:15 or 06:45'],
  ['sleep at 11', 'sleep-cycle-calculator#mode=sleep-now&time=23%3A00', '08:15 or 06:45'],
  ['bmi 180 81', 'bmi-calculator#unit=metric&height=180&weight=81', '25'],
  ['BMI 81kg 1.80m', 'bmi-calculator#unit=metric&height=180&weight=81', '25'],
  ['bmi 180 cm 81 kg', 'bmi-calculator#unit=metric&height=180&weight=81', '25'],
  [
    'bmi 12 st 6 lb 180 cm',
    'bmi-calculator#unit=metric&height=180&weight=78.92507238',
    'about 24.35959',
  ],
  [
    '200k at 6 1/2% for 360 months',
    'loan-payoff-calculator#principal=200000&annualRate=6.5&years=30',
    '$1,264.14',
  ],
  [
    'π/2 in degrees',
    'angle-converter#value=1.5707963267948966&from=radians&to=degrees',
    '90 degrees',
  ],
  ['bmi 81 180', 'bmi-calculator#unit=metric&height=180&weight=81', '25'],
  // 703.0696 · 172 / 70²
  ["bmi 5'10 172 lb", 'bmi-calculator#unit=imperial&height=70&weight=172', /^about 24\.67/],
  ['weekdays at 9', 'cron-generator#minute=0&hour=9&weekday=1-5', '0 9 * * 1-5'],
  ['every monday at 9:30 pm', 'cron-generator#minute=30&hour=21&weekday=1', '30 21 * * 1'],
  ['daily at noon', 'cron-generator#minute=0&hour=12&weekday=*', '0 12 * * *'],
  ['every 5 minutes', 'cron-generator#minute=*%2F5', '*/5 * * * *'],
  [
    '0 9 * * 1-5',
    'cron-generator#minute=0&hour=9&day=*&month=*&weekday=1-5',
    /^At 09:00.*Monday (?:to|through) Friday\.$/,
  ],
  [
    'monthly payment 250k 6.5% 30 years',
    'loan-payoff-calculator#principal=250000&annualRate=6.5&years=30',
    // 250,000 · r / (1 − (1 + r)⁻³⁶⁰), with r = 0.065 / 12.
    '$1,580.17',
  ],
  ['45 + 20% tip', 'percentage-of#x=20&y=45&kind=more', '54'],
  ['increase 50 by 10%', 'percentage-of#x=10&y=50&kind=more', '55'],
  ['what percent of 200 is 50', 'percentage-of#x=50&y=200', '25%'],
  ['8 oz in cups', 'cooking-converter#value=8&from=floz&to=cup', '1 cups'],
  [
    'flip a coin',
    'randomizer#items=Heads%2C+Tails&mode=pick&separator=comma&count=1',
    /^(?:Heads|Tails)$/,
  ],
  ['random number', 'random-number-generator#min=1&max=100', /^\d{1,3}$/],
  ['roll a die', 'dice-roller#count=1&sides=6', /^[1-6]$/],
  ['average of 1, 2, 6', 'standard-deviation-calculator#numbers=1%2C+2%2C+6', '3'],
  ['median 5 1 9', 'standard-deviation-calculator#numbers=5+1+9', '5'],
  ['slope (0,1) (3,4)', 'slope-calculator#x1=0&y1=1&x2=3&y2=4', 'y = x + 1'],
  ['distance from (0, 0) to (3, 4)', 'slope-calculator#x1=0&y1=0&x2=3&y2=4', '5'],
  ['rot13 hello', 'caesar-cipher#text=hello&shift=13', 'uryyb'],
  [
    'gradient #ff0000 to #0000ff',
    'gradient-generator#from=%23ff0000&to=%230000ff',
    /^linear-gradient\(.*#ff0000.*#0000ff/,
  ],
  ['roof pitch 3/4', 'roof-pitch#rise=3&run=4', 'about 36.8699°'],
  ['tip 20%', 'percentage-of#x=20&y=100', '20'],
  ['2d6', 'dice-roller#count=2&sides=6', /^\d+ \([1-6] \+ [1-6]\)$/],
  ['d20', 'dice-roller#count=1&sides=20', /^\d+$/],
  ['roll a d20', 'dice-roller#count=1&sides=20', /^\d+$/],
  ['roll two dice', 'dice-roller#count=2&sides=6', /^\d+ \([1-6] \+ [1-6]\)$/],
  ['2d6+3', 'dice-roller#count=2&sides=6&modifier=3', /^\d+ \([1-6] \+ [1-6]\)$/],
  ['4d6k3', 'dice-roller#count=4&sides=6&dropped=1', /^\d+ \([1-6] \+ [1-6] \+ [1-6]\)$/],
  ['random number between 1 and 100', 'random-number-generator#min=1&max=100', /^\d+$/],
  ['random 1-6', 'random-number-generator#min=1&max=6', /^[1-6]$/],
  ['shuffle Ann, Ben, Cem', 'randomizer#items=Ann%2C+Ben%2C+Cem&mode=shuffle&separator=comma', ''],
  ['pick from Ann, Ben', 'randomizer#items=Ann%2C+Ben&mode=pick&separator=comma&count=1', ''],
])('“%s” leads to %s, and is answered with %s', async (query, path, answer) => {
  const asked = askedIn(query);
  const [slug = '', hash = ''] = path.split('#');
  const values = Object.fromEntries(new URLSearchParams(hash));
  const [address = '', filled] = asked?.page ? addressOfAsked(asked.page).split('#') : [];
  expect(address).toBe(`/tools/${slug}/`);
  expect(Object.fromEntries(new URLSearchParams(filled))).toEqual(values);
  expect(fromHash(await formFieldsFor(slug), `#${filled}`)).toMatchObject(values);
  expect(asked && (await answerToAsked(asked))).toEqual(
    typeof answer === 'string' ? answer : expect.stringMatching(answer),
  );
});

test.each([
  ['kg to lb', '1 kg', 'about 2.204623 lb'],
  ['80 kg in pounds', '80 kg', 'about 176.3698 pounds'],
  ['10 miles in km', '10 miles', '16.09344 km'],
  ['6 feet in cm', '6 feet', '182.88 cm'],
  [`5'11" in cm`, `5'11"`, '180.34 cm'],
  ['12 st 6 lb in kg', '12 st 6 lb', 'about 78.92507 kg'],
  ['90 min in hours', '90 min', '1.5 hours'],
  ['360 months to years', '360 months', '30 years'],
  ['25 mpg in l/100km', '25 mpg', 'about 9.408583 l/100km'],
  ['1/3 - 1/2', '1/3 - 1/2', '-1/6 (about −0.1666667)'],
  ['1.2k * 3', '1.2k * 3', '3,600'],
  ['10 in in cm', '10 in', '25.4 cm'],
  // Feet, stones and hours that are not whole are said in two units: 180 / 2.54 is 70.87 inches.
  ['180 cm in feet', '180 cm', '5′ 11″ (about 5.905512 feet)'],
  ['80 kg in stone', '80 kg', '12 st 8 lb (about 12.59784 stone)'],
  ['100 min in hours', '100 min', '1 hour and 40 minutes (about 1.666667 hours)'],
  ['5 foot 9 in cm', '5 foot 9', '175.26 cm'],
  ['120/4', '120/4', '30'],
  ['2^10', '2^10', '1,024'],
  // The fixed points of the scales: freezing, boiling, the same in both, a body, absolute zero.
  ['32 f to c', '32 °F', '0 °C'],
  ['100 celsius', '100 °C', '212 °F'],
  ['-40 degrees f in celsius', '−40 °F', '−40 °C'],
  ['98.6 °f', '98.6 °F', '37 °C'],
  ['0 K in C', '0 K', '−273.15 °C'],
  ['350 f to c', '350 °F', 'about 176.6667 °C'],
  ['celsius to fahrenheit', '°C → °F', '°C × 1.8 + 32'],
])('“%s” is answered without a page', async (query, question, answer) => {
  const asked = askedIn(query);
  expect(asked).toEqual({ question, answer });
});

test.each([
  ['age 1990-05-17'],
  ['born 17.5.1990'],
  ['how old is someone born May 17, 1990'],
  ['1990-05-17'],
  ['age 17/5/1990'],
])('“%s” is an age', async (query) => {
  vi.useFakeTimers({ now: new Date('2024-05-18T12:00:00Z'), toFake: ['Date'] });
  const asked = askedIn(query);
  expect(asked?.page).toEqual({ slug: 'age-calculator', inputs: { birthDate: '1990-05-17' } });
  expect(asked && (await answerToAsked(asked))).toBe('34 years and 1 day');
});

test.each([
  ['days until 2025-01-01', '8 days'],
  ['how many days until christmas', '1 day'],
  ['how long until new year’s eve', '7 days'],
  ['days until december 23', '364 days'],
  ['days till 3 march', '69 days'],
])('“%s” counts from today: %s', async (query, answer) => {
  vi.useFakeTimers({ now: new Date('2024-12-24T12:00:00Z'), toFake: ['Date'] });
  const asked = askedIn(query);
  expect(asked && (await answerToAsked(asked))).toBe(answer);
});

test.each([
  ['en-US', '$25 an hour', 'USD', '$52,000.00'],
  ['en-CA', '$25 an hour', 'CAD', 'CA$52,000.00'],
  ['en-GB', '$25 an hour', 'USD', '$52,000.00'],
  ['en-US', '25 € an hour', 'EUR', '€52,000.00'],
  ['en-US', '£25 an hour', 'GBP', '£52,000.00'],
  ['en-US', '25 dollars an hour', 'USD', '$52,000.00'],
  ['en-US', '25 pounds an hour', 'GBP', '£52,000.00'],
  ['en-US', '¥25 an hour', 'JPY', '¥52,000'],
  ['zh-CN', '¥25 an hour', 'CNY', 'CN¥52,000.00'],
  // Another sign than the visitor's would be wrong.
  ['en-US', '₽25 an hour', 'none', '52,000.00'],
  ['en-GB', '$1000 to $1500', undefined, undefined],
  ['en-GB', 'roi $1000 to $1500', 'USD', '50%'],
])(
  'with the language %s, “%s” is in the currency %s',
  async (language, query, currency, answer) => {
    vi.stubGlobal('navigator', { language });
    const asked = askedIn(query);
    expect(asked?.page?.inputs.currency).toBe(currency);
    if (answer) expect(asked && (await answerToAsked(asked))).toBe(answer);
  },
);

// No answer is better than a wrong one.
const noCalculations = [
  '',
  ' ',
  ' |%|20 %|?!|zzzz|20 c|-300 celsius|k to c|days until summer|5 t|3 pt|MCMXC|100 usd in eur|facade|decade|123e45e',
  '#ff|#ff573380|rgb(1,2)|1,2,3|5|-|0x|0xg|9 lives|5/6/1990|age 5/6/1990|age 30.2.1990',
  'age 1990|every 7 minutes|every 5 hours|2 cups and 3 tbsp in ml',
  '80 kg to km|kg to kg|10 to 10|bmi|bmi 20|bmi 1 2',
  'wake up at 25|sleep at noon-ish|weekdays at lunch|1.5 of 80|15% of|% of 80|15% of 1,23',
  '10-20%|from 1 to 2|255 in words|1 / 0|-3/4|hex to rgb|binary to decimal|10 in decimal',
  'MD5 hello|roof|slope 1|average 5|tip|1990-13-01',
  `15% of ${'9'.repeat(400)}`,
].flatMap((line) => line.split('|'));

test.each(noCalculations)('“%s” is no calculation', (query) => {
  expect(askedIn(query)).toBeUndefined();
});

test.each(['rgb(300, 0, 0)', 'age 2999-01-01', '9 binary to decimal'])(
  'an answer that the API refuses is none: “%s”',
  async (query) => {
    const asked = askedIn(query);
    expect(asked && (await answerToAsked(asked))).toBeUndefined();
  },
);

test.each(['1 ', '9,', 'a ', '1/', '"', 'tip of ', '1 000', 'days from 1-', 'x, '])(
  'a long query takes a linear number of steps: “%s” again and again',
  (text) => expectLinear(16_000, (size) => askedIn(text.repeat(size / text.length))),
);
