import {
  type BmiCalculatorRequest,
  type BodyFatCalculatorRequest,
  calculateBmi,
  calculateBodyFat,
  calculateLoanPayoff,
  createClient,
  type LoanPayoffCalculatorRequest,
  runTool,
  type Tool,
  type ToolRequest,
  type ToolResult,
  tools,
} from 'toolworker';
import { expectTypeOf, test } from 'vitest';

// Where one field makes another necessary, the compiler refuses the same requests as the function.

declare const unit: BmiCalculatorRequest['unit'];
declare const gender: BodyFatCalculatorRequest['gender'];

test('a BMI needs a height in any unit', () => {
  const whole: BmiCalculatorRequest = { unit, height: 70, weight: 81 };
  calculateBmi({ ...whole, feet: 5, inches: 10 });
  // @ts-expect-error: no height
  calculateBmi({ unit, weight: 81 });
  calculateBmi({ unit: 'metric', height: 180, weight: 81, feet: 5, inches: 9 });
  // @ts-expect-error: no height
  calculateBmi({ unit: 'metric', weight: 81 });
  // @ts-expect-error: metric units have no feet
  calculateBmi({ unit: 'metric', weight: 81, feet: 5 });
});

test('a BMI in imperial units takes feet for a height', () => {
  const person = { unit: 'imperial', weight: 180 } as const;
  calculateBmi({ ...person, height: 70 });
  calculateBmi({ ...person, feet: 5, inches: 10 });
  calculateBmi({ ...person, feet: 5, inches: 10, height: 0 });
  // @ts-expect-error: no height
  calculateBmi(person);
  // @ts-expect-error: inches alone are no height
  calculateBmi({ ...person, inches: 70 });
  // @ts-expect-error: no unit
  calculateBmi({ height: 180, weight: 81 });
  // @ts-expect-error: no weight
  calculateBmi({ unit: 'imperial', feet: 5 });
});

test('a BMI request has the height that its unit says', () => {
  const heightOf = (request: BmiCalculatorRequest) =>
    request.unit === 'metric' ? request.height : (request.feet ?? request.height);
  expectTypeOf(heightOf).returns.toEqualTypeOf<number | undefined>();
  const metric = (request: BmiCalculatorRequest & { readonly unit: 'metric' }) => request.height;
  expectTypeOf(metric).returns.toEqualTypeOf<number>();
});

test("a woman's body fat needs a hip", () => {
  const measures = { height: 170, neck: 35, waist: 80 };
  calculateBodyFat({ gender: 'female', ...measures, hip: 98 });
  calculateBodyFat({ gender: 'male', ...measures });
  calculateBodyFat({ gender: 'male', ...measures, hip: 98 });
  calculateBodyFat({ gender, ...measures, hip: 98 });
  const parts: Partial<BodyFatCalculatorRequest> = { gender };
  calculateBodyFat({ ...measures, hip: 98, ...parts, gender });
  // @ts-expect-error: no hip
  calculateBodyFat({ gender: 'female', ...measures });
  // @ts-expect-error: no hip
  calculateBodyFat({ gender, ...measures });
  // @ts-expect-error: no neck
  calculateBodyFat({ gender: 'male', height: 170, waist: 80 });
});

test('a loan needs years or a monthly payment', () => {
  const loan = { principal: 1200, annualRate: 0 };
  calculateLoanPayoff({ ...loan, years: 1 });
  calculateLoanPayoff({ ...loan, monthlyPayment: 100 });
  calculateLoanPayoff({ ...loan, years: 5, monthlyPayment: 100 });
  // @ts-expect-error: neither
  calculateLoanPayoff(loan);
  // @ts-expect-error: neither
  calculateLoanPayoff({ ...loan, extraPayment: 9 });
  // @ts-expect-error: no rate
  calculateLoanPayoff({ principal: 9, years: 1 });
  const given: { readonly years?: number } = { years: 1 };
  // @ts-expect-error: perhaps no years
  calculateLoanPayoff({ ...loan, ...given });
});

test('a client takes the same requests', () => {
  const { call } = createClient();
  call('bmi-calculator', { unit: 'imperial', weight: 180, feet: 5 });
  call('body-fat-calculator', { gender: 'male', height: 178, neck: 38, waist: 85 });
  call('loan-payoff-calculator', { principal: 1200, annualRate: 0, monthlyPayment: 100 });
  // @ts-expect-error: no height
  call('bmi-calculator', { unit: 'metric', weight: 81 });
  // @ts-expect-error: no hip
  call('body-fat-calculator', { gender: 'female', height: 1, neck: 3, waist: 4 });
  // @ts-expect-error: neither years nor a monthly payment
  call('loan-payoff-calculator', { principal: 1200, annualRate: 0 });
  expectTypeOf<ToolRequest<'bmi-calculator'>>().toEqualTypeOf<BmiCalculatorRequest>();
  expectTypeOf<ToolRequest<'body-fat-calculator'>>().toEqualTypeOf<BodyFatCalculatorRequest>();
  expectTypeOf<
    ToolRequest<'loan-payoff-calculator'>
  >().toEqualTypeOf<LoanPayoffCalculatorRequest>();
});

test('a call by slug has the types of its tool', () => {
  const result = runTool('percentage-of', { x: 7, y: 100 }, { tools });
  expectTypeOf(result).resolves.toEqualTypeOf<ToolResult<'percentage-of'>>();
  // @ts-expect-error: no y
  runTool('percentage-of', { x: 7 }, { tools });
  // @ts-expect-error: no such tool
  runTool('percentage-off', { x: 7, y: 100 }, { tools });
});

test('a call takes any request if its slug or its tools are known only at run time', () => {
  const slug: string = 'percentage-of';
  const some: readonly Tool[] = tools;
  const request: unknown = {};
  expectTypeOf(runTool(slug, request, { tools })).resolves.toEqualTypeOf<object>();
  expectTypeOf(runTool('roof-pitch', request, { tools: some })).resolves.toEqualTypeOf<object>();
});
