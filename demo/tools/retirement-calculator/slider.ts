export interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

/** Steps around an amount, as round numbers: from 0 to about twice the amount. */
export function stepsAround(amount: number): Steps {
  const scale = amount >= 0.01 ? amount : 500;
  const step = roundDown(scale / 20);
  const below = Math.floor(amount / step) * step;
  return { step, min: -below, max: Math.max(below, 20 * step) };
}

/** The largest of 1, 2 and 5 times a power of ten that is not above a value. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([5, 2].find((factor) => factor * power <= value) ?? 1);
}

/** Adds a step to a figure without digits that come from binary fractions. */
export function moved(figure: number, by: number): number {
  return Number((figure + by).toPrecision(14));
}
