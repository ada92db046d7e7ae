import { ToolError } from '../tool-error.ts';

/** The numbers that a field takes; every bound is optional, and all are finite. */
export interface NumberRule {
  /** Only integers that a double holds exactly. */
  readonly whole?: true;
  readonly above?: number;
  readonly minimum?: number;
  readonly below?: number;
  readonly maximum?: number;
}

/** The strings that a field takes. */
export interface TextRule {
  readonly accepts: (text: string) => boolean;
  /** Completes the sentence that starts with "expected". */
  readonly expected: string;
}

/** The rule of each field of a request that has one. */
export type Rules<Request> = {
  readonly [Field in keyof Request]?: NonNullable<Request[Field]> extends number
    ? NumberRule
    : TextRule;
};

export const anyNumber: NumberRule = {};
export const positive: NumberRule = { above: 0 };
export const notNegative: NumberRule = { minimum: 0 };

/**
 * Throws a `ToolError` that names every field of the request that breaks its rule, in the order
 * of the rules. Omitted fields pass.
 */
export function check(
  request: object,
  rules: { readonly [field: string]: NumberRule | TextRule },
): void {
  const values = new Map<string, unknown>(Object.entries(request));
  const faults: string[] = [];
  for (const [field, rule] of Object.entries(rules)) {
    const value = values.get(field);
    if (value !== undefined && !fits(value, rule)) faults.push(`${field}: ${expectation(rule)}`);
  }
  if (faults.length > 0) throw new ToolError(faults.join('; '));
}

/** What the rule demands: `expected a whole number from 1 to 10,000`. */
export function expectation(rule: NumberRule | TextRule): string {
  if ('accepts' in rule) return `expected ${rule.expected}`;
  const { whole, above, minimum, below, maximum } = rule;
  const figure = (bound: number) => bound.toLocaleString('en');
  const bounds = [
    above !== undefined && `greater than ${figure(above)}`,
    minimum !== undefined && `of at least ${figure(minimum)}`,
    below !== undefined && `less than ${figure(below)}`,
    maximum !== undefined && `at most ${figure(maximum)}`,
  ].filter(Boolean);
  const range =
    minimum !== undefined && maximum !== undefined
      ? `from ${figure(minimum)} to ${figure(maximum)}`
      : bounds.join(' and ');
  return `expected ${whole ? 'a whole number' : 'a number'} ${range}`.trim();
}

function fits(value: unknown, rule: NumberRule | TextRule): boolean {
  if ('accepts' in rule) return typeof value === 'string' && rule.accepts(value);
  const {
    whole,
    above = -Infinity,
    minimum = -Infinity,
    below = Infinity,
    maximum = Infinity,
  } = rule;
  return (
    typeof value === 'number' &&
    (whole ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
    value > above &&
    value >= minimum &&
    value < below &&
    value <= maximum
  );
}
