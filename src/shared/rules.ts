import { ToolError } from '../tool-error.ts';
import { groupDigits } from './group-digits.ts';

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
  /** Lengths in UTF-16 code units. */
  readonly minimumLength?: number;
  readonly maximumLength?: number;
  readonly accepts?: (text: string) => boolean;
  /** Completes the sentence that starts with "expected"; it may depend on the text. */
  readonly expected: string | ((text: string) => string);
}

/** The strings among which a field chooses. */
export interface ChoiceRule<Option extends string = string> {
  readonly options: readonly Option[];
}

export type Rule = NumberRule | TextRule | ChoiceRule;

/** The rule of each field of a request that has one. */
export type Rules<Request> = {
  readonly [Field in keyof Request]?: RuleOf<NonNullable<Request[Field]>>;
};

type RuleOf<Value> = [Value] extends [number]
  ? NumberRule
  : [Value] extends [string]
    ? TextRule | ChoiceRule<Value>
    : never;

/** What fields of a request satisfy together. */
export interface Relation<Request> {
  /** It is not asked where one of them has a fault already; the first takes the blame. */
  readonly fields: readonly [string, ...string[]];
  readonly holds: (request: Request) => boolean;
  /** Completes the sentence that starts with "expected". */
  readonly expected: string;
}

export const anyNumber: NumberRule = {};
export const positive: NumberRule = { above: 0 };
export const notNegative: NumberRule = { minimum: 0 };

/**
 * Throws a `ToolError` that names every field of the request that breaks its rule or a relation,
 * in the order of the rules. A rule lets omitted fields pass.
 */
export function check<Request extends object>(
  request: Request,
  rules: { readonly [field: string]: Rule },
  relations: readonly Relation<Request>[] = [],
): void {
  const faults = new Map<string, string>();
  for (const [field, rule] of Object.entries(rules)) {
    const value: unknown = Reflect.get(request, field);
    if (value !== undefined && !fits(value, rule)) faults.set(field, expectation(rule, value));
  }
  for (const { fields, holds, expected } of relations) {
    const isKnown = fields.some((field) => faults.has(field));
    if (!isKnown && !holds(request)) faults.set(fields[0], `expected ${expected}`);
  }
  if (faults.size === 0) return;
  const lines = Object.keys(rules)
    .filter((field) => faults.has(field))
    .map((field) => `${field}: ${faults.get(field)}`);
  throw new ToolError(lines.join('; '));
}

/** What the rule demands of a value: `expected a whole number from 1 to 10,000`. */
export function expectation(rule: Rule, value?: unknown): string {
  if ('expected' in rule) {
    const { expected } = rule;
    const text = typeof value === 'string' ? value : '';
    return `expected ${typeof expected === 'string' ? expected : expected(text)}`;
  }
  if ('options' in rule) return `expected one of ${rule.options.join(', ')}`;
  const { whole, above, minimum, below, maximum } = rule;
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? [`from ${groupDigits(minimum)} to ${groupDigits(maximum)}`]
      : Object.entries({
          'greater than': above,
          'of at least': minimum,
          'less than': below,
          'at most': maximum,
        }).flatMap(([relation, figure]) =>
          figure === undefined ? [] : `${relation} ${groupDigits(figure)}`,
        );
  return `expected a ${whole ? 'whole ' : ''}number ${bounds.join(' and ')}`.trim();
}

export function fits(value: unknown, rule: Rule): boolean {
  if ('expected' in rule) return typeof value === 'string' && fitsText(value, rule);
  if ('options' in rule) return rule.options.some((option) => option === value);
  return (
    typeof value === 'number' &&
    (rule.whole ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
    value > (rule.above ?? -Infinity) &&
    value >= (rule.minimum ?? value) &&
    value < (rule.below ?? Infinity) &&
    value <= (rule.maximum ?? value)
  );
}

function fitsText(text: string, { minimumLength = 0, maximumLength, accepts }: TextRule): boolean {
  const { length } = text;
  return (
    length >= minimumLength && length <= (maximumLength ?? length) && accepts?.(text) !== false
  );
}
