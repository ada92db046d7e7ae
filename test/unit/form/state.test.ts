import {
  ageCalculatorTool,
  angleConverterTool,
  bmiCalculatorTool,
  bmrCalculatorTool,
  bodyFatCalculatorTool,
  caesarCipherTool,
  defineTool,
  fuelCostCalculatorTool,
  hmacGeneratorTool,
  loanPayoffCalculatorTool,
  percentageOfTool,
  salaryCalculatorTool,
  type Tool,
} from 'toolworker';
import { number, object } from 'toolworker/fields';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { defineToolForm } from '../../../src/elements/define-tool-form.ts';
import { answerOf } from '../../../src/form/answer.ts';
import { fieldsOf } from '../../../src/form/fields.ts';
import {
  exampleInputs,
  type Inputs,
  initialInputs,
  type Request,
  requestOf,
} from '../../../src/form/inputs.ts';
import { inLanguage } from '../../../src/form/language/language.ts';
import { contentOf, type ToolContent } from '../../../src/form/present-tool.ts';
import {
  type Action,
  exampleState,
  type Form,
  type FormSettings,
  type FormState,
  formOf,
  nextState,
  startingState,
  stateOf,
  unseenIn,
} from '../../../src/form/state.ts';

const loan = contentOf(loanPayoffCalculatorTool);

/** Returns a state whose change would throw. */
function frozen(state: FormState): FormState {
  return Object.freeze({ ...state, inputs: Object.freeze({ ...state.inputs }) });
}

/** What is typed, the inputs that follow, and the request. */
const typedUnits = [
  [bmiCalculatorTool, { unit: 'imperial', weight: '' }, 'height', '1.80m', { unit: 'metric' }, {}],
  [
    bmiCalculatorTool,
    { unit: 'metric', weight: '81' },
    ...(['height', `5'11"`] as const),
    { unit: 'imperial', weight: '81kg' },
    { unit: 'imperial', height: 71, weight: 178.57443236975084 },
  ],
  [
    bmiCalculatorTool,
    { unit: 'metric', weight: '81' },
    ...(['height', '1.80m'] as const),
    { unit: 'metric', weight: '81' },
    { height: 180, weight: 81 },
  ],
  [
    bmrCalculatorTool,
    { 'weight.unit': 'lb' },
    ...(['weight', '70kg'] as const),
    { 'weight.unit': 'kg' },
    { weight: 70 },
  ],
  [
    fuelCostCalculatorTool,
    { distanceUnit: 'miles', efficiencyUnit: 'mpg' },
    ...(['distance', '500 km'] as const),
    { distanceUnit: 'km', efficiencyUnit: 'mpg' },
    { distance: 500, distanceUnit: 'km' },
  ],
  [
    fuelCostCalculatorTool,
    { efficiencyUnit: 'mpg' },
    ...(['efficiency', '6.5 l/100km'] as const),
    { efficiencyUnit: 'L/100km' },
    { efficiency: 6.5, efficiencyUnit: 'L/100km' },
  ],
  [loanPayoffCalculatorTool, {}, 'years', '360 months', {}, { years: 30 }],
  [angleConverterTool, { from: 'degrees' }, 'value', 'π/2', { from: 'radians' }, {}],
  [
    angleConverterTool,
    { from: 'degrees', to: 'radians' },
    ...(['value', 'π/2', { from: 'radians', to: 'degrees' }, {}] as const),
  ],
  [angleConverterTool, { from: 'degrees' }, 'value', '40', { from: 'degrees' }, {}],
] as const;

test.each(typedUnits.map(([tool, ...row]) => [tool.slug, ...row, tool] as const))(
  'in the form of %s with %j, %s of %s sets %j',
  (_, given, name, value, inputs, request, tool) => {
    const fields = fieldsOf(contentOf(tool));
    const before = stateOf({ ...initialInputs(fields), ...given });
    const action = { type: 'type', name, value } as const;
    const after = nextState(frozen(before), action, { fields, locale: 'en' });
    expect(after.inputs).toMatchObject({ ...inputs, [name]: value });
    expect(requestOf(fields, after.inputs)).toMatchObject(request);
  },
);

test('the examples of other numbers change to ones in the unit that is typed', () => {
  const fields = fieldsOf(contentOf(bmiCalculatorTool));
  const action = { type: 'type', name: 'height', value: `5'11"` } as const;
  const after = nextState(exampleState(fields), action, { fields, locale: 'en' });
  expect(after.inputs).toMatchObject({ unit: 'imperial', height: `5'11"`, weight: '180' });
});

test('an angle that is typed in degrees chooses degrees, and keeps them in another unit', () => {
  const fields = fieldsOf(contentOf(angleConverterTool));
  const state = stateOf({ value: '', from: 'radians', to: 'turns' });
  const around = { fields, locale: 'en' };
  const typed = (value: string) =>
    nextState(state, { type: 'type', name: 'value', value }, around).inputs;
  expect(typed(`40°26'46"`)).toEqual({ value: `40°26'46"`, from: 'degrees', to: 'turns' });
  expect(typed('40')).toEqual({ value: '40', from: 'radians', to: 'turns' });
  const inDegrees = { ...state, inputs: typed(`40°26'46"`) };
  const from = (value: string) =>
    nextState(inDegrees, { type: 'type', name: 'from', value }, around).inputs;
  expect(from('radians')).toEqual({ ...inDegrees.inputs, from: 'radians' });
  expect(from('degrees')).toEqual(inDegrees.inputs);
});

describe('the content of an element', () => {
  test('has the fields of the tool, and the first one of the result that the request lacks as its headline', () => {
    expect(Object.keys(loan.parameters.properties)).toEqual(
      Object.keys(loanPayoffCalculatorTool.requestJsonSchema().properties),
    );
    expect(loan.headline).toBe('scheduledPayment');
    expect(contentOf(bmiCalculatorTool).headline).toBe('bmi');
  });

  test('has hints for visitors, and descriptions of fields without one', () => {
    const hintsOf = (...tool: Parameters<typeof contentOf>) =>
      Object.values(contentOf(...tool).parameters.properties).map((field) => field.description);
    expect(hintsOf(loanPayoffCalculatorTool)[1]).toBe('A twelfth of it is charged every month.');
    expect(hintsOf({ ...loanPayoffCalculatorTool, requestFields: {} })[2]).toBe(
      'Term in years, rounded to whole months; required unless “Monthly payment” is given.',
    );
  });

  test('marks amounts of money, nested ones, too', () => {
    const { properties } = loan.response;
    expect(properties.scheduledPayment?.format).toBe('money');
    expect(properties.standard?.properties?.totalInterest?.format).toBe('money');
    expect(properties.monthsSaved?.format).toBeUndefined();
  });

  test('is in the language, and in English where it has no text', () => {
    const dictionary = { 'Annual interest rate': 'Zinssatz', Metric: 'metrisch' };
    const translated = (tool: Parameters<typeof contentOf>[0]) =>
      inLanguage({ code: 'de', dictionary }, () => contentOf(tool));
    const { annualRate, years } = translated(loanPayoffCalculatorTool).parameters.properties;
    expect([annualRate?.title, years?.title]).toEqual(['Zinssatz', 'Term']);
    const { unit } = translated(bmiCalculatorTool).parameters.properties;
    expect(unit?.labels).toEqual({ metric: 'metrisch', imperial: 'Imperial' });
  });

  test('has labels for each field on its own, and what is known of a field that a result repeats', () => {
    const places = z.enum(['in', 'out']);
    const { parameters, response } = contentOf(
      defineTool({
        ...{ slug: 'own', operation: 'own', name: 'Own', category: 'Own', description: 'Own.' },
        request: z.object({ dog: places, cat: places, price: z.number() }),
        requestFields: {
          dog: { labels: { in: 'Indoors' } },
          cat: { labels: { in: 'At home' } },
          price: { money: true },
        },
        result: z.object({ dog: places, price: z.number(), prices: z.array(z.number()) }),
        resultFields: { dog: { labels: { out: 'Outdoors' } }, prices: { items: { money: true } } },
        example: { dog: 'in', cat: 'out', price: 3 },
        run: ({ dog, price }) => ({ dog, price, prices: [price] }),
      }),
    );
    const { dog, cat } = parameters.properties;
    expect([dog, cat].map((field) => field?.labels)).toEqual([
      { in: 'Indoors' },
      { in: 'At home' },
    ]);
    const { properties } = response;
    expect(properties.dog?.labels).toEqual({ out: 'Outdoors' });
    expect([properties.price, properties.prices?.items].map((field) => field?.format)).toEqual([
      'money',
      'money',
    ]);
  });

  test('of a tool whose texts are names of every object is text', () => {
    const tool = defineTool({
      ...{ slug: 'own', operation: 'own', category: 'Own', description: 'toString' },
      name: 'constructor',
      request: object({ constructor: number() }, { constructor: 'valueOf' }),
      result: object({ hasOwnProperty: number() }),
      example: { constructor: 1 },
      run: () => ({ hasOwnProperty: 1 }),
    });
    const content = contentOf(tool);
    expect(content.name).toBe('constructor');
    expect(content.headline).toBe('hasOwnProperty');
    expect(fieldsOf({ ...content, example: {} })).toMatchObject([
      { name: 'constructor', sample: '', samples: undefined, condition: undefined },
    ]);
  });
});

test.each([
  [undefined, '200000', '30'],
  [{ principal: 1200, years: 1 }, '1200', '1'],
  // What cannot be shown is no input.
  [{ principal: 1200, other: 5 }, '1200', ''],
])('a form starts with the request %j, or with the example', (request, principal, years) => {
  const { inputs, touched } = startingState(loan, request);
  expect(inputs).toMatchObject({ principal, years });
  expect(inputs).not.toHaveProperty('other');
  expect(touched).toEqual([]);
});

describe('what the visitor does', () => {
  const fields = fieldsOf(contentOf(bmiCalculatorTool));
  const opening = startingState(contentOf(bmiCalculatorTool), undefined);
  const own: FormState = {
    ...stateOf({ ...opening.inputs, height: '170', weight: '?1,5' }),
    touched: ['height'],
    round: 1,
  };

  /** Each row: the form before, what the visitor does, and what is other than before. */
  const table: readonly (readonly [
    what: string,
    before: FormState,
    action: Action,
    after: Partial<FormState>,
  ])[] = [
    [
      'typing over the example with which an element opens keeps the rest of it',
      opening,
      { type: 'type', name: 'weight', value: '80' },
      {
        inputs: { height: '180', weight: '80' },
        touched: ['weight'],
        untouched: ['unit', 'height', 'feet', 'inches'],
      },
    ],
    [
      'typing keeps what was typed before',
      own,
      { type: 'type', name: 'weight', value: '80' },
      { inputs: { height: '170', weight: '80' }, touched: ['height', 'weight'] },
    ],
    [
      'typing again notes the field once',
      own,
      { type: 'type', name: 'height', value: '' },
      { inputs: { height: '' } },
    ],
    [
      'the example follows a choice of units',
      opening,
      { type: 'type', name: 'unit', value: 'imperial' },
      { inputs: { unit: 'imperial', height: `5'11"`, weight: '180' } },
    ],
    [
      'what was typed stays in other units, and the rest of the example follows',
      { ...opening, inputs: { ...opening.inputs, weight: '80' }, untouched: ['height'] },
      { type: 'type', name: 'unit', value: 'imperial' },
      { inputs: { unit: 'imperial', height: `5'11"`, weight: '80' } },
    ],
    [
      'what was typed stays in other units, and is read again',
      { ...own, inputs: { ...own.inputs, height: `?5'10` } },
      { type: 'type', name: 'unit', value: 'imperial' },
      { inputs: { unit: 'imperial', height: `5'10`, weight: '?1,5' } },
    ],
    [
      'Enter checks the fields that are still empty, and asks again',
      own,
      { type: 'submit', names: ['unit', 'height', 'weight'] },
      { touched: ['unit', 'height', 'weight'], round: 2 },
    ],
    [
      'a unit of no field changes nothing',
      own,
      { type: 'choose unit', name: 'none', unit: 'in' },
      {},
    ],
  ];

  test.each(table)('%s', (_, before, action, { inputs = {}, ...others }) => {
    const { inputs: now, ...after } = nextState(frozen(before), action, { fields, locale: 'en' });
    const { inputs: _inputs, ...unchanged } = before;
    expect(after).toEqual({ ...unchanged, ...others });
    expect(now).toMatchObject(inputs);
  });

  test('a number that was typed stays when it gets another unit', () => {
    const fuel = fieldsOf(contentOf(fuelCostCalculatorTool));
    const before = stateOf({ ...exampleInputs(fuel), efficiency: '7' });
    const action = { type: 'choose unit', name: 'efficiency', unit: 'mpg (UK)' } as const;
    expect(nextState(before, action, { fields: fuel, locale: 'en' }).inputs).toMatchObject({
      'efficiency.unit': 'mpg (UK)',
      efficiencyUnit: 'mpg',
      efficiency: '7',
    });
  });
});

describe('what is assumed', () => {
  const around = (tool: Tool) => ({ fields: fieldsOf(contentOf(tool)), locale: 'en' });
  const { hourlyRate: _, ...others } = salaryCalculatorTool.example;

  /** Returns the form of a tool after some fields were typed in, one after another. */
  function typed(tool: Tool, ...inputs: readonly (readonly [name: string, value: string])[]) {
    const state = inputs.reduce(
      (before, [name, value]) => nextState(before, { type: 'type', name, value }, around(tool)),
      startingState(contentOf(tool), undefined),
    );
    const form = formOf(around(tool).fields, state);
    return { form, assumed: form.assumed.map(({ name }) => name) };
  }

  /** Each row: a tool, what is typed, the request, and which of its fields are assumed. */
  test.each<[Tool, readonly (readonly [string, string])[], object, readonly string[]]>([
    [percentageOfTool, [], { x: 15, y: 80 }, ['x', 'y']],
    [percentageOfTool, [['x', '7']], { x: 7, y: 80 }, ['y']],
    // What was typed and is emptied is the example again.
    [
      percentageOfTool,
      [
        ['x', '7'],
        ['x', ''],
      ],
      { x: 15, y: 80 },
      ['x', 'y'],
    ],
    // A default is no assumption, and what is optional can be left out.
    [salaryCalculatorTool, [['hourlyRate', '30']], { ...others, hourlyRate: 30 }, ['hoursPerWeek']],
    [
      salaryCalculatorTool,
      [
        ['hourlyRate', '30'],
        ['hoursPerWeek', ''],
      ],
      { hourlyRate: 30 },
      [],
    ],
    // A payment takes the place of the term.
    [
      loanPayoffCalculatorTool,
      [['monthlyPayment', '2000']],
      { principal: 200_000, annualRate: 6.5, monthlyPayment: 2000, extraPayment: 100 },
      ['principal', 'annualRate', 'extraPayment'],
    ],
    // What is not asked is not assumed.
    [
      bodyFatCalculatorTool,
      [['gender', 'male']],
      { gender: 'male', height: 165, neck: 33, waist: 75 },
      ['height', 'neck', 'waist'],
    ],
    // What only an example has is not in the form, or goes with the first key.
    [ageCalculatorTool, [], { birthDate: '1990-05-17' }, ['birthDate']],
    [ageCalculatorTool, [['birthDate', '2000-01-31']], { birthDate: '2000-01-31' }, []],
    // A text is not assumed beside one of the visitor's.
    [hmacGeneratorTool, [['message', 'Hello.']], { message: 'Hello.' }, []],
    [caesarCipherTool, [['shift', '4']], { text: 'Hello, World!', shift: 4 }, ['text']],
  ])('by $slug after $1 is part of $2: $3', (tool, inputs, request, names) => {
    const { form, assumed } = typed(tool, ...inputs);
    expect(form.call.request).toEqual(request);
    expect(assumed).toEqual(names);
  });

  test('is nothing that a page gives or hides, but what is needed and not given', () => {
    const assumedIn = (given: Request, names?: readonly string[]) =>
      opened(loan, { given, names }).assumed.map(({ name }) => name);
    expect(assumedIn({ principal: 1, annualRate: 0, years: 1 })).toEqual([]);
    expect(assumedIn({ years: 1 })).toEqual(['principal', 'annualRate']);
    expect(assumedIn({ years: 1 }, ['years'])).toEqual([]);
  });
});

const settings: FormSettings = { given: undefined, fixed: {}, names: undefined };

/** Returns the form of a tool that opens with these settings of a page. */
function opened(content: ToolContent, some: Partial<FormSettings>, inputs: Inputs = {}): Form {
  const all = { ...settings, ...some };
  const state = startingState(content, all.given);
  const unseen = unseenIn(content, all);
  return formOf(
    fieldsOf(content),
    { ...state, inputs: { ...state.inputs, ...inputs } },
    { unseen },
  );
}

const readyRequest = ({ isReady, call }: Form) => (isReady ? call.request : undefined);

describe('the request of a form', () => {
  const requestWith = (given: Request | undefined, more: Partial<FormSettings> = {}) => {
    const form = opened(loan, { given, ...more });
    return { shown: form.visible.map(({ name }) => name), request: readyRequest(form) };
  };

  test('is that of its fields, and of those that are fixed', () => {
    const { shown, request } = requestWith(undefined, { fixed: { annualRate: 0 } });
    expect(shown).toEqual(['principal', 'years', 'monthlyPayment', 'extraPayment']);
    expect(request).toEqual({ principal: 200_000, annualRate: 0, years: 30, extraPayment: 100 });
  });

  test('has no example of a field that is not shown, but what the page gives', () => {
    const names = ['principal', 'annualRate', 'years'];
    expect(requestWith(undefined, { names }).request).toEqual({
      principal: 200_000,
      annualRate: 6.5,
      years: 30,
    });
    const given = { principal: 1200, annualRate: 0, years: 1, extraPayment: 5 };
    expect(requestWith(given, { names })).toEqual({ shown: names, request: given });
  });

  test('has the example of what is needed and shown, and does not wait for what is not', () => {
    const [shown, hidden] = [['principal'], ['annualRate', 'years']];
    const given = { years: 1 };
    expect(requestWith(given, { names: shown }).request).toEqual({ ...given, principal: 200_000 });
    expect(requestWith({ principal: 1 }, { names: shown }).request).toEqual({ principal: 1 });
    expect(requestWith({ principal: 1 }, { names: hidden }).request).toEqual({
      principal: 1,
      annualRate: 6.5,
      years: 30,
    });
  });

  test.each([
    [{ annualRate: 5 }, { principal: 200_000, annualRate: 5, years: 30 }],
    [{ monthlyPayment: 1500 }, { principal: 200_000, annualRate: 6.5, monthlyPayment: 1500 }],
  ])('given %j, has the example of a field that none replaces', (given, request) => {
    expect(requestWith(given).request).toEqual(request);
  });

  test('has numbers in the unit that is fixed', () => {
    const content = contentOf(bmiCalculatorTool);
    const form = opened(content, { fixed: { unit: 'imperial' } }, { height: `5'11"` });
    expect(readyRequest(form)).toMatchObject({ unit: 'imperial', height: 71 });
  });

  test('has a number in the units that go with the one that is fixed', () => {
    const unitsOf = (efficiencyUnit: string) => {
      const form = opened(contentOf(fuelCostCalculatorTool), { fixed: { efficiencyUnit } });
      const field = form.visible.find(({ name }) => name === 'efficiency');
      return field?.units.map(({ value }) => value);
    };
    expect(unitsOf('mpg')).toEqual(['mpg', 'mpg (UK)']);
    expect(unitsOf('L/100km')).toEqual([]);
  });

  test('has the inches of a length in feet only if they are given', () => {
    const bmi = contentOf(bmiCalculatorTool);
    const given = { unit: 'imperial', feet: 6, weight: 180 };
    expect(opened(bmi, { given }).inputs.height).toBe(`6'0"`);
  });
});

describe('what a choice makes needless', () => {
  const bodyFat = contentOf(bodyFatCalculatorTool);

  test.each([
    ['female', true],
    ['male', false],
  ])('of someone %s, the form asks for the hip: %s', (gender, isActive) => {
    const given = { gender, height: 165, neck: 33, waist: 75, hip: 98 };
    const form = opened(bodyFat, { given });
    expect(form.visible.map(({ name }) => name).includes('hip')).toBe(isActive);
    const { hip: _, ...others } = given;
    expect(readyRequest(form)).toEqual(isActive ? given : others);
  });

  test('is also not asked where another field is fixed', () => {
    const form = opened(bodyFat, { fixed: { gender: 'male' } });
    expect(form.visible.map(({ name }) => name)).toEqual(['height', 'neck', 'waist']);
  });

  test('are fields for feet and inches, which people type into one', () => {
    const given = { unit: 'imperial', feet: 5, inches: 11, weight: 180 };
    const form = opened(contentOf(bmiCalculatorTool), { given });
    expect(form.visible.map(({ name }) => name)).toEqual(['unit', 'height', 'weight']);
    expect(form.inputs.height).toBe(`5'11"`);
    expect(readyRequest(form)).toEqual({ unit: 'imperial', height: 71, weight: 180 });
  });

  test.each([{ feet: 'five' }, { feet: 5, inches: '6"' }])(
    'a length in feet that nobody could type, %j, is refused',
    (length) => {
      const given = { unit: 'imperial', weight: 180, ...length };
      expect(readyRequest(opened(contentOf(bmiCalculatorTool), { given }))).toBeUndefined();
    },
  );
});

describe('an answer', () => {
  const { signal } = new AbortController();

  test('has the result, or what is wrong', async () => {
    const request = { principal: 1200, annualRate: 0, years: 1 };
    expect(await answerOf(loanPayoffCalculatorTool, request, signal)).toMatchObject({
      request,
      result: { scheduledPayment: 100 },
    });
    const wrong = { ...request, annualRate: -1 };
    expect(await answerOf(loanPayoffCalculatorTool, wrong, signal)).toMatchObject({
      message: 'annualRate: expected a number of at least 0, got -1',
      issues: [{ field: 'annualRate', expected: 'a number of at least 0', received: '-1' }],
    });
  });

  test.each([
    [true, 0],
    [false, 1],
  ])(
    'of a faulty tool is an error, of which the page hears unless it is aborted: %s',
    async (isAborted, times) => {
      const report = vi.fn();
      vi.stubGlobal('reportError', report);
      onTestFinished(() => void vi.unstubAllGlobals());
      const asking = new AbortController();
      if (isAborted) asking.abort();
      const run = async () => {
        throw new TypeError('x is undefined');
      };
      const answer = await answerOf({ ...loanPayoffCalculatorTool, run }, {}, asking.signal);
      expect(answer).toMatchObject({ message: 'There is a fault in this tool.', issues: [] });
      expect(report).toHaveBeenCalledTimes(times);
    },
  );
});

test('a server defines no tag, whatever it is given', () => {
  expect(() => defineToolForm({ tools: [loanPayoffCalculatorTool] })).not.toThrow();
});
