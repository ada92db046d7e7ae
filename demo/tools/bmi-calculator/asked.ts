import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import { amountsIn, pattern, type Values, valuesIn } from '../shared/asked/pattern.ts';
import type { Given, Reader } from '../shared/asked/question.ts';

const metric = bodyIn('cm', 'kg');
const imperial = bodyIn('in', 'lb');

/** Returns the patterns of a body whose height or weight is first. */
function bodyIn(length: string, weight: string) {
  return [
    pattern(`bmi:? {height:${length}},? (?:and )?{weight:${weight}}`),
    pattern(`bmi:? {weight:${weight}},? (?:and )?{height:${length}}`),
  ];
}

/** bmi 180 81, bmi 5'11" 180 lb */
const bmi: Reader = (query) => {
  const bodies = metric.map((order) => sizesOf(valuesIn(query, [order])));
  const { height, weight } = bodies.find(isAdult) ?? {};
  if (height === undefined || weight === undefined) return undefined;
  const named = Object.values(amountsIn(query, metric) ?? {}).map(({ unit = '' }) => unit);
  const isImperial = named.every((unit) => /^(?:ft|in|lb|st)$/.test(unit));
  if (!isImperial) {
    const question = `BMI: ${formatNumber(height)} cm, ${formatNumber(weight)} kg`;
    return bodyMassOf(question, { unit: 'metric', height, weight });
  }
  const { height: inches = 0, weight: lb = 0 } = valuesIn(query, imperial) ?? {};
  const [tall, heavy] = [Number(inches), Number(lb)];
  const feet = `${Math.floor(tall / 12)} ft ${formatNumber(tall % 12)} in`;
  const question = `BMI: ${feet}, ${formatNumber(heavy)} lb`;
  return bodyMassOf(question, { unit: 'imperial', height: tall, weight: heavy });
};

function bodyMassOf(question: string, inputs: Given) {
  const page = { slug: 'bmi-calculator', inputs } as const;
  const answerIn = ({ bmi: value }: Readonly<Record<string, unknown>>) =>
    formatInWords(Number(value));
  return { question, page, request: inputs, answerIn };
}

/** Returns height and weight in centimeters and kilograms. A height may be in meters. */
function sizesOf({ height = 0, weight = 0 }: Values = {}) {
  const length = Number(height);
  return {
    height: length < 3 ? Number((length * 100).toPrecision(12)) : length,
    weight: Number(weight),
  };
}

function isAdult({ height, weight }: { readonly height: number; readonly weight: number }) {
  return height >= 100 && height <= 250 && weight >= 20 && weight <= 400;
}

export const asked = [bmi];
