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
  const values: Record<string, unknown> = { ...request };
  const faults = Object.entries(rules)
    .filter(([field, rule]) => values[field] !== undefined && !fits(values[field], rule))
    .map(([field, rule]) => `${field}: ${expectation(rule)}`);
  if (faults.length > 0) throw new ToolError(faults.join('; '));
}

/** What the rule demands: `expected a whole number from 1 to 10,000`. */
export function expectation(rule: NumberRule | TextRule): string {
  if ('accepts' in rule) return `expected ${rule.expected}`;
  const { whole, above, minimum, below, maximum } = rule;
  const isRange = minimum !== undefined && maximum !== undefined;
  const bounds = [
    bound('greater than', above),
    bound(isRange ? 'from' : 'of at least', minimum),
    bound('less than', below),
    bound(isRange ? 'to' : 'at most', maximum),
  ];
  const range = bounds.filter(Boolean).join(isRange ? ' ' : ' and ');
  return `expected ${whole ? 'a whole number' : 'a number'} ${range}`.trim();
}

function bound(relation: string, figure: number | undefined): string {
  return figure === undefined ? '' : `${relation} ${figure.toLocaleString('en')}`;
}

function fits(value: unknown, rule: NumberRule | TextRule): boolean {
  if ('accepts' in rule) return typeof value === 'string' && rule.accepts(value);
  return (
    typeof value === 'number' &&
    (rule.whole ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
    value > (rule.above ?? -Infinity) &&
    value >= (rule.minimum ?? value) &&
    value < (rule.below ?? Infinity) &&
    value <= (rule.maximum ?? value)
  );
}
