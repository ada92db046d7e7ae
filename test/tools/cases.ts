import { expect } from 'vitest';

type Tool = (request: never) => object;

/** The expected results and errors of a tool through the function, the handler and the worker. */
export interface ToolCases<Run extends Tool = Tool> {
  readonly run: Run;
  readonly answers: readonly Answer<Run>[];
  /** Requests that the function and the API refuse with the same message. */
  readonly refusals: readonly Refusal[];
}

export interface Answer<Run extends Tool = Tool> {
  readonly request: Parameters<Run>[0];
  readonly result: Awaited<ReturnType<Run>>;
  /** The source of the expected result, outside this project's code. */
  readonly source: string;
  /** The relative error allowed for numbers; 0 by default. */
  readonly tolerance?: number;
}

export interface Refusal {
  readonly request: object;
  readonly error: string;
}

export function defineCases<Run extends Tool>(cases: ToolCases<Run>): ToolCases<Run> {
  return cases;
}

/** Compares a result with the expected one: exactly, or within the case's tolerance. */
export function expectResult(actual: unknown, { result, tolerance = 0 }: Answer): void {
  expect(actual).toStrictEqual(tolerance === 0 ? result : withTolerance(result, tolerance));
}

function withTolerance(expected: unknown, tolerance: number): unknown {
  if (typeof expected === 'number') return near(expected, tolerance);
  if (Array.isArray(expected)) return expected.map((item) => withTolerance(item, tolerance));
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, withTolerance(value, tolerance)]),
  );
}

function near(expected: number, tolerance: number) {
  return {
    asymmetricMatch: (actual: unknown) =>
      typeof actual === 'number' && Math.abs(actual - expected) <= tolerance * Math.abs(expected),
    toString: () => 'near',
    toAsymmetricMatcher: () => `${expected} within ${tolerance}`,
  };
}
