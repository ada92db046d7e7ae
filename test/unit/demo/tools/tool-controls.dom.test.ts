import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import {
  control,
  hashOf,
  headline,
  leave,
  linked,
  open,
  page,
  press,
  see,
  textOf,
  type,
  typedIn,
  under,
} from '../pages/tool/workbench.ts';

afterEach(leave);

const answers = (expected: string) => eventually(() => expect(headline()).toBe(expected));

/** Waits until the page shows these texts under a name. */
const shows = (name: string, ...texts: readonly string[]) =>
  eventually(() => expect(under(name), name).toEqual(texts));

/** Returns the row of a table or comparison, which a tool's own controls have added. */
function row(selector: string, index: number): Element {
  const found = page.querySelectorAll(selector)[index];
  if (!found) throw new Error(`There is no row ${index} of ${selector}.`);
  return found;
}

test('shows no former answer beside an expression that cannot be read, until it is cleared', async () => {
  await open('cron-generator#minute=5');
  await answers('At 5 minutes past the hour.');
  await eventually(() => expect(page.querySelector('.week')).not.toBeNull());
  type('Cron expression', '0 9 * *');
  await answers('–');
  await see('An expression has five fields');
  expect(page.querySelector('.week')).toBeNull();
  press('Clear');
  await answers('At 9:00 AM, Monday through Friday.');
  expect(typedIn('Cron expression')).toBe('0 9 * * MON-FRI');
  press('Undo');
  expect(typedIn('Cron expression')).toBe('0 9 * *');
});

test.each([
  ['rgb(0,128,255)', '#0080ff'],
  ['0, 128, 255', '#0080ff'],
  ['#08f', 'rgb(0, 136, 255)'],
  ['ff5733', 'rgb(255, 87, 51)'],
  ['＃ｆｆ５７３３', 'rgb(255, 87, 51)'],
])('one box takes any color: %s', async (text, answer) => {
  await open('color-converter');
  type('color', text);
  await eventually(() => expect(headline()).toBe(answer));
});

test('a text that is no color is explained in words of the page', async () => {
  await open('color-converter');
  type('color', 'sunshine');
  await answers('–');
  await see('Enter a color, such as teal or #008080.');
});

test('an address without https:// is offered with it', async () => {
  await open('meta-tag-generator#title=A&description=B');
  type('url', 'example.com/x');
  await see('Use https://example.com/x');
  press('Use https://example.com/x');
  expect(typedIn('url')).toBe('https://example.com/x');
  await eventually(() => expect(page.textContent).not.toContain('Use https://'));
});

test('a base is chosen by its name', async () => {
  await open('base-converter#value=255&to=16');
  await answers('ff');
  type('To base: common values', 'Octal');
  await answers('377');
  expect(typedIn('to')).toBe('8');
  type('to', '7');
  await answers('513');
  expect(control('To base: common values').value).toBe('');
});

test('the age calculator counts seconds until now, and does not read them out', async () => {
  await open('age-calculator#birthDate=1990-05-17');
  await see('At this moment');
  const timer = row('[role=timer]', 0);
  expect(textOf('[role=timer]')[0]).toMatch(/^\d+ years?.* hours? ?\d+ minutes? ?\d+ seconds?$/);
  expect(timer.closest('[aria-live]')).toBeNull();
  const first = timer.textContent;
  await eventually(() => expect(timer.textContent).not.toBe(first));
});

test('the age calculator counts no seconds for visitors who prefer reduced motion', async () => {
  const { matches: _, ...query } = matchMedia('(prefers-reduced-motion: reduce)');
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...query, matches: true });
  await open('age-calculator#birthDate=1990-05-17');
  await see('At this moment');
  expect(textOf('[role=timer]')[0]).toMatch(/ minutes?$/);
});

test('a bit changes the number, in the base of the number', async () => {
  await open('base-converter#value=-42&to=16');
  await see('In memory');
  press('Bit 0:');
  expect(typedIn('value')).toBe('-41');
  press('Bit 7:');
  expect(typedIn('value')).toBe('87');
  // Bit 7 is still the sign bit.
  press('Bit 7:');
  expect(typedIn('value')).toBe('-41');
  press('The highest bit is a sign');
  expect(typedIn('value')).toBe('215');
  await open('base-converter#value=ff&from=16');
  await see('In memory');
  press('64 bits');
  press('Bit 63:');
  expect(typedIn('value')).toBe('80000000000000ff');
});

test('a young person has no category, and the link says so', async () => {
  await open('bmi-calculator#unit=metric&height=128&weight=26.5');
  await see('for adults of 20 years or older');
  await eventually(() => expect(textOf('.say')[0]).toContain('Underweight'));
  press('Younger than 20');
  await see('by percentiles');
  expect(textOf('.result')[0]).not.toContain('Underweight');
  await eventually(() => expect(hashOf()).toContain('isYoung=true'));
});

test('body fat is split into fat and lean mass in the unit of the weight', async () => {
  await open('body-fat-calculator#gender=male&height=178&neck=38&waist=85');
  type('weight', '80');
  // 16.436% of 80, in pounds at first in the US
  await see('Of 80 lb, ≈ 13.1 lb is fat and ≈ 66.9 lb is lean mass.');
  type('weight', '80 kg');
  await see('Of 80 kg, ≈ 13.1 kg is fat and ≈ 66.9 kg is lean mass.');
  await see('in the category “Fitness” for men');
});

test('a slider over the categories changes the weight', async () => {
  await open('bmi-calculator#unit=metric&height=200&weight=101.5');
  await see('It ends 1.5 kg lower.', 'These categories');
  type('Weight', '73.2', row('.picture', 0));
  expect(typedIn('weight')).toBe('73');
  await see('It begins 1 kg higher.');
  await answers('18.3 kg/m²');
});

test('the unit of an angle decides in which one the page answers, unless a link does', async () => {
  await open('angle-converter#value=90&to=turns');
  await answers('0.25 turns');
  press('radians');
  type('value', 'π/2');
  await answers('90°');
  await see('is π/2.');
});

test('the sliders of a color write it as hue, saturation and lightness', async () => {
  await open('color-converter#color=%23ff5733');
  await see('Lightness');
  type('Lightness', '50');
  expect(typedIn('color')).toBe('hsl(11, 100%, 50%)');
});

test('the Caesar cipher decrypts with each shift by a button, and has one for ROT13', async () => {
  await open('caesar-cipher#text=Wkh+txlfn+eurzq+ira+mxpsv+ryhu+wkh+odcb+grj');
  await see('The quick brown fox');
  expect(textOf('.shifts .likely .text')[0]).toMatch(/^The quick brown fox jumps over/);
  expect(page.querySelectorAll('section.extra .shifts li')).toHaveLength(3);
  expect(page.querySelectorAll('details .shifts li')).toHaveLength(25);
  expect(page.querySelector('.alphabet li')?.textContent).toBe('A D');
  press('Shift 3');
  await eventually(() => expect(headline()).toMatch(/^The quick brown fox jumps over/));
  expect(typedIn('shift')).toBe('3');
  expect(page.querySelector('.alphabet li')?.textContent).toBe('A X');
  press('ROT13');
  expect(typedIn('shift')).toBe('13');
  expect(typedIn('text')).toMatch(/^Wkh/);
});

test('a color is compared with another one', async () => {
  await open('color-converter#color=%23ff5733&from=hex');
  await shows('Other color', '3.92 : 1', 'Fails', 'AA');
  type('Compare with another color', '#ff5733');
  await shows('Other color', '1 : 1', 'Fails', 'Fails');
  type('Compare with another color', 'orange');
  await see('Enter 3 or 6 hexadecimal digits');
});

test('an amount from a recipe is weighed, and measured in cups and spoons', async () => {
  await open('cooking-converter');
  await answers('≈ 125 g');
  type('Amount', '1 1/2 cups sugar');
  await answers('≈ 300 g');
  expect([typedIn('ingredient'), typedIn('value')]).toEqual(['sugar', '1 1/2 cups sugar']);
  control('Amount').dispatchEvent(new FocusEvent('blur'));
  await eventually(() => expect(typedIn('value')).toBe('1 1/2'));
  type('Amount', '100 ml');
  await see('About ⅓ cup, 1 tablespoon and 1¼ teaspoons');
  type('Amount', '⅔ cup');
  await shows('Cups', '0.6666667 cups', '⅔');
  await shows('Tablespoons', '10.66667 tbsp', '10⅔');
  await shows('Teaspoons', '32 tsp', '32');
  await shows('Quarts', '0.1666667 qt', '≈ ⅛');
  await shows('Gallons', '0.04166667 gal', 'less than ⅛');
  expect(control('¾ cup').getAttribute('href')).toMatch(/^#value=/);
});

test('a weight needs an ingredient, and its units are swapped', async () => {
  await open('cooking-converter#value=1&from=cup&to=gram');
  await see('Choose an ingredient');
  await answers('–');
  type('ingredient', 'honey');
  await answers('≈ 339 g');
  press('⇅ Swap');
  await answers('≈ 1 cup');
});

test('a cron expression and its fields follow each other, and its runs are listed and drawn', async () => {
  await open('cron-generator');
  type('Cron expression', '30 4 1 1 *');
  await answers('At 4:30 AM, on the 1st of the month, in January.');
  expect(typedIn('Hour')).toBe('4');
  await eventually(() => expect(textOf('.runs li')).toHaveLength(10));
  expect(textOf('.runs li')[0]).toMatch(/Jan 1, \d{4}, 4:30/);
  type('Hour', '5');
  expect(typedIn('Cron expression')).toBe('30 5 1 1 *');
  press('Monday to Friday at 9:00');
  await answers('At 9:00 AM, Monday through Friday.');
  expect(typedIn('Cron expression')).toBe('0 9 * * 1-5');
  // What was typed stays, also if its fields are written otherwise.
  type('Cron expression', '@hourly');
  await linked('#minute=0');
  expect([typedIn('Cron expression'), typedIn('Minute')]).toEqual(['@hourly', '0']);
  type('Cron expression', '* * * * *');
  await eventually(() => expect(page.querySelectorAll('.week .busy').length).toBeGreaterThan(144));
});

test('a notation of dice fills in the form, and the lowest and the modifier change the total', async () => {
  await open('dice-roller');
  press('4d6k3');
  expect([typedIn('count'), typedIn('sides'), typedIn('dropped')]).toEqual(['4', '6', '1']);
  type('modifier', '2');
  await see('What to expect from 4d6k3+2');
  await linked('#count=4&dropped=1&modifier=2');
  expect(page.querySelectorAll('.dice .dropped')).toHaveLength(1);
  expect(textOf('.say b')[0]).toBe('3');
  expect(Number(headline())).toBeGreaterThanOrEqual(5);
});

test('the costs of a trip there and back are split, and kept in the link', async () => {
  await open('fuel-cost-calculator#distance=250&efficiency=25&fuelPrice=3.5');
  press('Round trip');
  type('people', '4');
  type('tolls', '10');
  await answers('$70.00');
  await eventually(() =>
    expect(textOf('.extra dd .value')).toEqual(['$80.00', '$20.00', '$14.00']),
  );
  await eventually(() => expect(hashOf()).toMatch(/people=4&tolls=10/));
  type('people', '0');
  await eventually(() => expect(textOf('#people-error')[0]).toContain('from 1 to 1,000'));
});

describe('a gradient', () => {
  test('follows the buttons and the color picker', async () => {
    await open('gradient-generator#from=%23ff0000&to=%230000ff&stops=10,90');
    press('To the bottom');
    await answers('linear-gradient(180deg, #ff0000 10%, #0000ff 90%)');
    press('Reverse');
    await answers('linear-gradient(180deg, #0000ff 10%, #ff0000 90%)');
    press('Distribute evenly');
    await answers('linear-gradient(180deg, #0000ff, #ff0000)');
    press('Add a stop');
    await answers('linear-gradient(180deg, #0000ff 0%, #800080 50%, #ff0000 100%)');
    type('Pick: Color', '#00ff00');
    await answers('linear-gradient(180deg, #0000ff 0%, #00ff00 50%, #ff0000 100%)');
    press('Remove this stop');
    await answers('linear-gradient(180deg, #0000ff, #ff0000)');
    expect(typedIn('Angle')).toBe('180');
    type('Color or CSS gradient', 'linear-gradient(45deg, #123456, #abcdef)');
    await answers('linear-gradient(45deg, #123456, #abcdef)');
    expect([typedIn('Color or CSS gradient'), typedIn('Angle')]).toEqual(['#abcdef', '45']);
  });

  test('that is radial has no angle, and a conic one has it again', async () => {
    await open('gradient-generator#from=%23ff0000&to=%230000ff&angle=45');
    press('Radial');
    await answers('radial-gradient(circle, #ff0000, #0000ff)');
    expect(() => control('Angle')).toThrow();
    press('Ellipse');
    type('Center, from the left', '20');
    await answers('radial-gradient(ellipse at 20% 50%, #ff0000, #0000ff)');
    press('Conic');
    expect(typedIn('Angle')).toBe('45');
    await answers('conic-gradient(from 45deg at 20% 50%, #ff0000, #0000ff)');
  });

  test('keeps the opacity of a picked color, and has a fallback', async () => {
    await open('gradient-generator');
    press('Fade out');
    await answers('linear-gradient(180deg, #000000, #00000000)');
    act(() => page.querySelectorAll<HTMLElement>('[role=slider]')[1]?.focus());
    type('Pick: Color', '#ff8800');
    press('OKLCH');
    const plain = 'linear-gradient(180deg, #000000, #ff880000)';
    const mixed = plain.replace('deg', 'deg in oklch');
    await answers(mixed);
    await see(`background-color: #000000; background-image: ${plain}; background-image: ${mixed};`);
  });

  test('takes nothing unexpected from a link', async () => {
    await open('gradient-generator#from=red%3Burl(%2F%2Fexample.com)&to=%230000ff');
    await see('Start color: Enter a color');
    expect(page.querySelector('[style*="url("]')).toBeNull();
  });
});

// RFC 4231, test case 2.
// Browsers have no digest on pages over plain http.
test('where there is no digest, the example has its code, and no hash beside it', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError());
  await open('hmac-generator');
  await see('Verify a code');
  expect(headline()).toMatch(/^[\da-f]{64}$/);
  expect(page.querySelector('.plain-hash')).toBeNull();
});

test('a given code is compared with the computed one', async () => {
  await open('hmac-generator#message=what%20do%20ya%20want%20for%20nothing%3F');
  type('key', 'Jefe');
  await see('The code that you were given');
  const given = 'sha256=5BDCC146BF60754E6A042426089575C75A003F089D2739839DEC58B964EC3843';
  type('The code that you were given', given);
  await see('They are the same.');
  expect(control('key').type).toBe('password');
  press('Show');
  expect(control('key').type).toBe('text');
  type('The code that you were given', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79');
  await see('They differ. The given code has the length of SHA-1.');
});

test('a knob in the bar sets the percentage', async () => {
  await open('percentage-of#x=15&y=80');
  await eventually(() => expect(control('Percentage', row('.picture', 0)).value).toBe('15'));
  type('Percentage', '16', row('.picture', 0));
  await answers('12.8');
});

describe('a loan', () => {
  test('has a schedule in the chosen currency', async () => {
    await open('loan-payoff-calculator#principal=1200&annualRate=0&years=1');
    type('Amounts in', 'EUR');
    await answers('€100.00');
    await see('Payment schedule');
    press('By month');
    expect(textOf('.amounts-table tbody tr')).toHaveLength(12);
    expect(textOf('.amounts-table tbody tr')[0]).toBe('1 €100.00 €0.00 €100.00 €1,100.00');
  });

  test('ends where the knob is, which sets the extra payment', async () => {
    await open('loan-payoff-calculator#principal=1200&annualRate=0&years=1');
    await see('Drag the ring to pay the loan off sooner.');
    type('Extra monthly payment', '6', row('.picture', 0));
    await eventually(() => expect(typedIn('extraPayment')).toBe('100'));
    await shows('Time', '1 year', '6 months');
    await shows('Monthly payment', '$100.00', '$200.00');
  });

  test('is compared with another one, which starts as a copy', async () => {
    await open('loan-payoff-calculator#principal=1200&annualRate=12&years=1');
    await see('Compare with another loan');
    press('Compare with another loan');
    const second = row('.comparison li', 1);
    expect(control('Amount borrowed', second).value).toBe('1,200');
    type('Annual interest rate', '-1', second);
    await see('Annual interest rate: Enter a number of at least 0');
    type('Annual interest rate', '0', second);
    await see('Loan 2 costs the least interest.');
  });
});

test('draws are listed, the newest first', async () => {
  await open('random-number-generator');
  press('6 of 49');
  await eventually(() => expect(headline()?.split(' ')).toHaveLength(6));
  await see('Sum');
  press('Draw again');
  await see('Last draws');
  const former = headline();
  press('Draw again');
  // The last draw is the answer.
  await eventually(() => expect(textOf('.draws li')).toHaveLength(2));
  expect(textOf('.draws li')[0]?.replace('2.', '').trim()).toBe(former);
});

test('a winner is picked, and teams are formed', async () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
  await open(`randomizer#items=${names.join('%0A')}`);
  await see('Number of teams');
  type('Number of teams', '3');
  await eventually(() => expect(page.querySelectorAll('.teams ul')).toHaveLength(3));
  expect(textOf('.teams ul li').toSorted()).toEqual(names);
  type('Number of teams', '0');
  await see('Enter a number from 2 to 50.');
  press('Pick');
  type('count', '1');
  await eventually(() => expect(names).toContain(headline()));
  // The winner stands on the page once.
  expect(page.querySelector('.teams')).toBeNull();
  type('count', '2');
  await eventually(() => expect(page.querySelectorAll('.winner')).toHaveLength(2));
});

test('winners are taken off the list one by one, and stay listed', async () => {
  await open('randomizer#items=Ann%0ABen%0ACem&mode=pick&count=1');
  await see('Take off the list and pick again');
  const winner = headline() ?? '';
  press('Take off the list and pick again');
  await eventually(() => expect(textOf('.draws li')).toEqual([`1. ${winner}`]));
  expect(typedIn('items').split('\n')).not.toContain(winner);
  press('Take off the list and pick again');
  await eventually(() => expect(textOf('.draws li')).toHaveLength(2));
  expect(page.textContent).not.toContain('Take off the list');
});

test('nobody is taken off the list that the visitor has just cleared', async () => {
  await open('randomizer#items=Ann%0ABen&mode=pick&count=1');
  await see('Take off the list and pick again');
  type('items', '');
  await see('Enter at least one item.');
  press('Take off the list and pick again');
  expect(typedIn('items')).toBe('');
});

describe('savings for retirement', () => {
  const year = (index: number) => textOf('th, td', row('table.amounts tbody tr', index));

  test('are listed by year, and compared with another plan', async () => {
    await open(
      'retirement-calculator#currentAge=64&retirementAge=65.5&currentSavings=1000&monthlyContribution=100&annualReturn=0',
    );
    await eventually(() => {
      expect(year(0)).toEqual(['1', '65', '$1,200.00', '$0.00', '$2,200.00']);
      expect(year(1)).toEqual(['2', '65.5', '$600.00', '$0.00', '$2,800.00']);
    });
    await see('Compare with another plan');
    press('Compare with another plan');
    type('Monthly contribution', '105', row('.comparison li', 1));
    // 5 more in each of 18 months.
    await eventually(() => expect(textOf('.comparison li dd')).toContain('$2,890.00'));
    await see('Plan 2 leads to the most savings.');
  });

  // 12,100 after two years are 10,000 today at 10% inflation. Over 60 months, 12,100 are 201.67 a
  // month.
  test('are shown in today’s money, with the income that they give', async () => {
    await open(
      'retirement-calculator#currentAge=63&retirementAge=65&currentSavings=12100&annualReturn=0',
    );
    await see(
      'You will have $12,100.00 at the age of 65: $12,100.00 paid in, and $0.00 of growth.',
    );
    type('lastAge', '70');
    await shows('Monthly income until the age of 70', '≈ $202');
    type('inflation', '10');
    await shows('In today’s money', '≈ $10,000');
    await eventually(() => expect(year(1).slice(-2)).toEqual(['$12,100.00', '$10,000.00']));
    await eventually(() => expect(hashOf()).toContain('inflation=10'));
    type('inflation', '101');
    await see('Enter a number from 0 to 100.');
  });
});

describe('a comparison', () => {
  test('of investments shows an error in its row, and has at most twenty rows', async () => {
    await open('roi-calculator#cost=1000&returnValue=1210&years=2');
    await see('Compare with another investment');
    press('Compare with another investment');
    const second = row('.comparison li', 1);
    type('Amount invested', '-1', second);
    await see('Amount invested: Enter a number above 0. You entered −1.');
    expect(control('Amount invested', second).getAttribute('aria-invalid')).toBe('true');
    await eventually(() =>
      expect(textOf('.comparison li dd')).toEqual(['$210.00', '21%', '10%', '–', '–', '–']),
    );
    for (let count = 2; count < 20; count += 1) press('Add a row');
    await see('A comparison has at most 20 rows.');
    expect(control('Add a row').disabled).toBe(true);
    press('Remove all');
    expect(page.querySelectorAll('.comparison li')).toHaveLength(0);
  });

  test('of prices is a receipt, which repeats the tax rate in a new row', async () => {
    await open('sales-tax-calculator#price=100&taxRate=7');
    await see('Add another item');
    press('Add another item');
    const second = row('.comparison li', 1);
    type('Price', '20', second);
    await eventually(() =>
      expect(textOf('.comparison .total dd')).toEqual(['$120.00', '$8.40', '$128.40']),
    );
    type('Tax', 'true', second);
    await eventually(() => expect(textOf('.comparison li dd').at(-1)).toBe('$20.00'));
  });

  test('of offers takes pay for any period', async () => {
    await open('salary-calculator#hourlyRate=25');
    await answers('$52,000.00');
    type('Unit: Pay', 'per year');
    type('hourlyRate', '52,000');
    await answers('$25.00');
    await eventually(() =>
      expect(hashOf()).toBe('#hourlyRate=52000&hourlyRate.unit=per year&currency=USD'),
    );
    type('hourlyRate', '50,000');
    await see('Pay every two weeks');
    press('Compare with another offer');
    const second = row('.comparison li', 1);
    type('Pay', '4,000', second);
    type('Unit: Pay', 'per month', second);
    await eventually(() =>
      expect(textOf('.comparison li dd').slice(-4)).toEqual([
        '$923.08',
        '$4,000.00',
        '$48,000.00',
        '−$2,000.00',
      ]),
    );
    await see('Offer 1 has the highest annual pay.');
  });
});

test('a number is rounded in every notation', async () => {
  await open('scientific-notation-converter#value=299792458');
  await see('Round to significant digits');
  type('Round to significant digits', '3');
  await see('≈ 300 million');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  control('Copy Scientific', row('.extra', 0)).click();
  expect(copy).toHaveBeenCalledExactlyOnceWith('3.00 × 10^8');
});

test('a nap begins now', async () => {
  await open('sleep-cycle-calculator');
  press('Go to bed now');
  expect(control('Go to bed at').checked).toBe(true);
  await see('Short nap (20 min) Get up at');
});

test('the token counter shows pieces, the price, and the tokens of other models', async () => {
  await open('token-counter#text=How+many+tokens+is+this?');
  await see('The text in pieces');
  expect([...page.querySelectorAll('.piece')].map(({ textContent }) => textContent)).toEqual([
    ...['How', ' many', ' tokens', ' is', ' this', '?'],
  ]);
  type('Price of a million input tokens', '2');
  await see('About 0.000012 for 6 tokens');
  press('qwen3-max');
  await eventually(() => expect(typedIn('model')).toBe('qwen3-max'));
});

test('white space is trimmed line by line or to one line, and removed characters are shown', async () => {
  await open('trim-whitespace');
  await answers('Milk Bread, 2 loaves Eggs');
  type('text', ' a  b \n\n\n\tc ');
  const answered = (text: string) =>
    eventually(() => expect(page.querySelector('.headline .value')?.textContent).toBe(text));
  await answered('a b\n\n\nc');
  press('One in a row');
  await answered('a b\n\nc');
  press('Remove');
  await answered('a b\nc');
  press('One line');
  await answered('a b c');
  expect(page.textContent).not.toContain('Blank lines');
  await open(`trim-whitespace#${new URLSearchParams({ text: '  a\u00a0\u00a0b \u200b' })}`);
  await see('What was removed');
  await shows('Space', '3', '2');
  const removed = () =>
    [...page.querySelectorAll('[aria-label="The text before"] del')].map(
      ({ textContent }) => textContent,
    );
  expect(removed()).toEqual(['··']);
  expect(textOf('[aria-label="The text before"] mark')).toEqual(['NBSPNBSP']);
  press('Remove all');
  await eventually(() => expect(removed()).toEqual(['··', 'NBSPNBSP', '·']));
});

test('lines without duplicates are sorted on request', async () => {
  const text = () => page.querySelector('.headline .value')?.textContent;
  await open('remove-duplicate-lines#text=pear%0Aapple%0Apear');
  await eventually(() => expect(text()).toBe('pear\napple'));
  press('A to Z');
  await eventually(() => expect(text()).toBe('apple\npear'));
  await eventually(() => expect(textOf('.removed-lines li')).toEqual(['pear once']));
});

test('the word counter counts words and time as the visitor chooses', async () => {
  await open(`word-counter#text=${'The+cat+sat+on+the+mat.+'.repeat(20)}Meow!`);
  // Computed by hand: 121 words at 200 and at 238 words a minute.
  await see('≈ 36 seconds to read at 200 words/min.');
  // 121 words at 183 words a minute
  await shows('Speaking time', '≈ 40 seconds');
  type('Reading speed', '238');
  await see('≈ 31 seconds to read at 238 words/min.');
  // Computed by hand: 24 characters twenty times, plus 5.
  await shows('X', '280', '205 too many');
  await shows('cat', '20', '16.5%');
  press('Include words such as “the” and “of”');
  // 40 of 121 words; each of the 20 sentences has the pair once.
  await shows('the', '40', '33.1%');
  press('Include words such as “the” and “of”');
  press('Two words');
  await shows('cat sat', '20', '16.5%');
  await open('word-counter#text=Dr.+Smith+waved.+Extraordinary!%0A%0AWas+it+so?');
  await see('Sentences and long words');
  expect(page.querySelectorAll('.extra [class*=sentence]').length).toBeGreaterThanOrEqual(3);
  expect(textOf('.extra mark')).toEqual(expect.arrayContaining(['Smith', 'Extraordinary']));
});

test('an estimate of money has no cents', async () => {
  await open('retirement-calculator#currentAge=30&retirementAge=65&monthlyContribution=200');
  await eventually(() => expect(headline()).toMatch(/^≈ \$\d{3},\d{3}$/));
});

test('a press copies the answer as it is shown, and a button all of its digits', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('cooking-converter#value=1.5&from=cup&to=ml');
  await answers('355 ml');
  press('355');
  expect(copy).toHaveBeenLastCalledWith('355');
  await see('Copied');
  await see('All digits: 354.88235475');
  page.querySelector<HTMLElement>('.choices-of-answer .copy')?.click();
  expect(copy).toHaveBeenLastCalledWith('354.88235475');
  await open('cooking-converter#value=2&from=cup&to=pint');
  await answers('1 pt');
  expect(page.textContent).not.toContain('All digits');
});

test('a value of the form in a sentence leads to its field', async () => {
  await open('percentage-of#x=15&y=80');
  await see('is 15% of 80.');
  act(() => page.querySelector<HTMLElement>('.say [data-field="y"]')?.click());
  expect(document.activeElement?.id).toBe('y');
  expect(page.querySelector('.say .assumed')).toBeNull();
});
