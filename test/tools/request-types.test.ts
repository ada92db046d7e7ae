import {
  type BmiRequest,
  type BodyFatRequest,
  calculateBmi,
  calculateBodyFat,
  calculateLoanPayoff,
  createClient,
  type LoanPayoffRequest,
  runTool,
  type ToolRequest,
  tools,
} from 'toolworker';
import { describe, expect, expectTypeOf, test } from 'vitest';

// Where one field makes another necessary, the compiler refuses the same requests as the function.

type Unit = BmiRequest['unit'];

type Gender = BodyFatRequest['gender'];

describe.each<Unit>(['metric', 'imperial'])('a BMI in a unit that is a variable: %s', (unit) => {
  test('needs a height', () => {
    const whole: BmiRequest = { unit, height: 70, weight: 81 };
    expect(calculateBmi(whole).bmi).toBeGreaterThan(1);
    expect(calculateBmi({ ...whole, feet: 5, inches: 10 }).bmi).toBeGreaterThan(1);
    // @ts-expect-error: no height
    expect(() => calculateBmi({ unit, weight: 81 })).toThrow('height: required');
  });
});

describe('a BMI', () => {
  test('in metric units needs a height', () => {
    const { bmi } = calculateBmi({ unit: 'metric', height: 180, weight: 81 });
    expect(calculateBmi({ unit: 'metric', height: 180, weight: 81, feet: 5, inches: 9 }).bmi).toBe(
      bmi,
    );
    // @ts-expect-error: no height
    expect(() => calculateBmi({ unit: 'metric', weight: 81 })).toThrow('height: required');
    // @ts-expect-error: metric units have no feet
    expect(() => calculateBmi({ unit: 'metric', weight: 81, feet: 5 })).toThrow('unit: expected');
  });

  test('in imperial units needs a height or feet', () => {
    const { bmi } = calculateBmi({ unit: 'imperial', height: 70, weight: 180 });
    for (const height of [
      { feet: 5, inches: 10 },
      { feet: 0, inches: 70 },
      { feet: 5, inches: 10, height: 0 },
    ]) {
      expect(calculateBmi({ unit: 'imperial', weight: 180, ...height }).bmi).toBe(bmi);
    }
    // @ts-expect-error: no height
    expect(() => calculateBmi({ unit: 'imperial', weight: 180 })).toThrow('height: required');
    // @ts-expect-error: inches alone are no height
    expect(() => calculateBmi({ unit: 'imperial', weight: 180, inches: 70 })).toThrow(
      'height: required',
    );
  });

  test('needs a unit and a weight in any case', () => {
    // @ts-expect-error: no unit
    expect(() => calculateBmi({ height: 180, weight: 81 })).toThrow('unit: required');
    // @ts-expect-error: no weight
    expect(() => calculateBmi({ unit: 'imperial', feet: 5 })).toThrow('weight: required');
  });

  test('has the height that its unit says', () => {
    const heightOf = (request: BmiRequest) =>
      request.unit === 'metric' ? request.height : (request.feet ?? request.height);
    expectTypeOf(heightOf).returns.toEqualTypeOf<number | undefined>();
    const metric = (request: BmiRequest & { readonly unit: 'metric' }) => request.height;
    expectTypeOf(metric).returns.toEqualTypeOf<number>();
  });
});

describe("a woman's body fat", () => {
  const measures = { height: 170, neck: 35, waist: 80 };

  test('needs a hip', () => {
    expect(calculateBodyFat({ gender: 'female', ...measures, hip: 98 }).method).toBe('US Navy');
    // @ts-expect-error: no hip
    expect(() => calculateBodyFat({ gender: 'female', ...measures })).toThrow('hip: required');
  });

  test("needs none for a man's", () => {
    const { bodyFatPercent } = calculateBodyFat({ gender: 'male', ...measures });
    const ignored = calculateBodyFat({ gender: 'male', ...measures, hip: 98 });
    expect(ignored.bodyFatPercent).toBe(bodyFatPercent);
    // @ts-expect-error: no neck
    expect(() => calculateBodyFat({ gender: 'male', height: 170, waist: 80 })).toThrow(
      'neck: required',
    );
  });

  test.each<Gender>(['male', 'female'])('needs one if the gender is a variable: %s', (gender) => {
    expect(calculateBodyFat({ gender, ...measures, hip: 98 }).method).toBe('US Navy');
    const parts: Partial<BodyFatRequest> = { gender };
    expect(calculateBodyFat({ ...measures, hip: 98, ...parts, gender }).method).toBe('US Navy');
    // @ts-expect-error: no hip
    const lacking = () => calculateBodyFat({ gender, ...measures });
    expect(lacking).toBeTypeOf('function');
  });
});

describe('a loan', () => {
  const loan = { principal: 1200, annualRate: 0 };

  test('needs years or a monthly payment', () => {
    for (const term of [{ years: 1 }, { monthlyPayment: 100 }, { years: 5, monthlyPayment: 100 }]) {
      expect(calculateLoanPayoff({ ...loan, ...term }).standard.months).toBe(12);
    }
    // @ts-expect-error: neither
    expect(() => calculateLoanPayoff(loan)).toThrow('years: required');
    // @ts-expect-error: neither
    expect(() => calculateLoanPayoff({ ...loan, extraPayment: 9 })).toThrow('years: required');
    // @ts-expect-error: no rate
    expect(() => calculateLoanPayoff({ principal: 9, years: 1 })).toThrow('annualRate: required');
  });

  test('may have only one of them if it can be omitted', () => {
    const given: { readonly years?: number } = { years: 1 };
    // @ts-expect-error: perhaps no years
    expect(calculateLoanPayoff({ ...loan, ...given }).standard.months).toBe(12);
  });
});

describe('a client', () => {
  const { call } = createClient({
    transport: (slug, request, options) => runTool(slug, request, { tools, ...options }),
  });

  test('takes the same requests', async () => {
    await call('bmi-calculator', { unit: 'imperial', weight: 180, feet: 5 });
    await call('body-fat-calculator', { gender: 'male', height: 178, neck: 38, waist: 85 });
    await call('loan-payoff-calculator', { principal: 1200, annualRate: 0, monthlyPayment: 100 });
    // @ts-expect-error: no height
    const metric = call('bmi-calculator', { unit: 'metric', weight: 81 });
    await expect(metric).rejects.toThrow('height: required');
    // @ts-expect-error: no hip
    const fat = call('body-fat-calculator', { gender: 'female', height: 1, neck: 3, waist: 4 });
    await expect(fat).rejects.toThrow('hip: required');
    // @ts-expect-error: neither years nor a monthly payment
    const loan = call('loan-payoff-calculator', { principal: 1200, annualRate: 0 });
    await expect(loan).rejects.toThrow('years: required');
  });

  test('takes the types of the functions', () => {
    expectTypeOf<ToolRequest<'bmi-calculator'>>().toEqualTypeOf<BmiRequest>();
    expectTypeOf<ToolRequest<'body-fat-calculator'>>().toEqualTypeOf<BodyFatRequest>();
    expectTypeOf<ToolRequest<'loan-payoff-calculator'>>().toEqualTypeOf<LoanPayoffRequest>();
  });
});
