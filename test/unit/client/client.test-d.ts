import { type ApiResponse, createClient } from 'toolworker';
import { expectTypeOf, test } from 'vitest';

const { call } = createClient();

test('requests and results have the types of their tools', () => {
  const bmi = () => call('bmi-calculator', { unit: 'metric', height: 180, weight: 81 });
  expectTypeOf(bmi).returns.resolves.toHaveProperty('bmi').toBeNumber();
  // @ts-expect-error there is no such tool
  call('bmi', {});
  // @ts-expect-error a height is a number
  call('bmi-calculator', { unit: 'metric', height: '180', weight: 81 });
  // @ts-expect-error there is no such unit
  call('bmi-calculator', { unit: 'us', height: 180, weight: 81 });
  // @ts-expect-error the request is required
  call('percentage-of');
  // @ts-expect-error the request is required
  call('percentage-of', undefined);
});

test('options come after the request', () => {
  const options = { signal: AbortSignal.timeout(1_000), headers: { 'X-Trace': '7' } };
  call('percentage-of', { x: 7, y: 100 }, options);
  call('cron-generator', undefined, options);
  call('cron-generator', {}, options);
  // @ts-expect-error no request
  call('percentage-of', options);
  // @ts-expect-error there is no such option
  call('percentage-of', { x: 7, y: 100 }, { mode: 'no-cors' });
});

test('a response is a result or an error', () => {
  (answered: ApiResponse<'roi-calculator'>) => {
    if (answered.ok) expectTypeOf(answered.result.annualizedRoi).toEqualTypeOf<number | null>();
    else expectTypeOf(answered.error).toBeString();
  };
});
