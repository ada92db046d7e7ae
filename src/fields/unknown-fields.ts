import type { FieldIssue } from '../tool-error.ts';
import { echo } from './echo.ts';
import type { AnyField, FieldTable, UnsupportedName } from './field.ts';
import { invalidIssue, issueOf } from './issue.ts';
import {
  contains,
  isAnother,
  isCalled,
  isFigure,
  isHarmless,
  isNamed,
  isSurelyMeant,
  likeness,
  type NamedField,
  namedField,
  namesIn,
  repeats,
  type UnknownField,
  unknownField,
  type Words,
} from './other-names.ts';

/** The state of a validation that has read the known fields. */
interface ReadState {
  readonly fields: FieldTable;
  readonly given: Readonly<Record<string, unknown>>;
  readonly issues: Map<string, FieldIssue>;
}

/** How many unknown fields are checked; a body can have 200,000. */
const maxUnknownFields = 1000;

/**
 * Reports unknown fields that mean an omitted one, or ask for what the tool does not do. Returns
 * whether there are any, or no unknown fields at all.
 */
export function reportUnknown(
  request: Readonly<Record<string, unknown>>,
  names: readonly string[],
  state: ReadState,
): boolean {
  const unknown: UnknownField[] = [];
  for (const name of names) {
    const value = request[name] ?? undefined;
    if (value !== undefined) unknown.push(unknownField(name, value));
    if (unknown.length === maxUnknownFields) break;
  }
  const { fields, given, issues } = state;
  const table = Object.entries(fields).map((entry) => namedField(...entry));
  const omitted = table.filter(({ name }) => given[name] === undefined);
  const refusals = table.flatMap((meant) => refusalsOf(meant, given));
  const others = unknown.filter(
    (one) =>
      omitted.some((meant) => isSurelyMeant(one, meant)) ||
      !reportUnsupported(one, refusals, state),
  );
  const options = refusals.filter(({ expected }) => !expected);
  for (const one of reportMisspelled(others, table, state)) {
    if (reportUnsupported(one, options, state, true)) continue;
    if (omitted.some((meant) => isAnother(one, meant))) refuseOption(one, state);
  }
  const isReported = [...issues].some(
    ([name, { code }]) => code === 'unknown' || !Object.hasOwn(fields, name),
  );
  return isReported || unknown.length === 0;
}

/** Names that a tool does not support, with what the error says about them. */
interface RefusedNames {
  readonly names: readonly Words[];
  readonly expected: string | undefined;
  /** Whether names that end with them are meant before all that mean a field. */
  readonly byEnd: boolean;
  readonly harmless: UnsupportedName['harmless'];
  /** The field whose figures are not meant. */
  readonly figuresOf: AnyField | undefined;
}

function refusalsOf(
  { name, field }: NamedField,
  given: ReadState['given'],
): readonly RefusedNames[] {
  return (field.unsupported ?? []).map((one) => {
    const entry = typeof one === 'string' ? { names: one } : one;
    const instead = given[name] === undefined ? entry.instead : undefined;
    return {
      names: namesIn(entry.names),
      expected: instead ? `${instead}, in the field ${name}` : entry.expected,
      byEnd: (entry.expected ?? entry.instead) !== undefined,
      harmless: entry.harmless,
      figuresOf: instead ? undefined : field,
    };
  });
}

/** Reports a name that asks for what the tool does not do. Returns whether it does. */
function reportUnsupported(
  one: UnknownField,
  refusals: readonly RefusedNames[],
  state: ReadState,
  isPart = false,
): boolean {
  const refused = refusals.find(
    ({ names, byEnd, figuresOf }) =>
      !(figuresOf && isFigure(one, figuresOf)) &&
      (isPart ? contains(one, names) : isNamed(one, names, byEnd)),
  );
  if (!refused) return false;
  const { expected, harmless } = refused;
  // A request without any field of the tool is told all of them.
  const isEmpty = Object.values(state.given).every((value) => value === undefined);
  if ((expected || !isEmpty) && !isHarmless(one.value, harmless)) {
    refuseOption(one, state, expected);
  }
  return true;
}

function refuseOption(
  { name, value }: UnknownField,
  { issues }: ReadState,
  expected = 'none, since there is no such option',
): void {
  issues.set(name, invalidIssue(name, expected, value));
}

/** Reports each unknown field that means an omitted one. Returns those that mean no field. */
function reportMisspelled(
  unknown: readonly UnknownField[],
  table: readonly NamedField[],
  { given, issues }: ReadState,
): readonly UnknownField[] {
  const isGiven = ({ name }: NamedField) => given[name] !== undefined;
  const omitted = table.filter((meant) => !isGiven(meant));
  const others = unknown.filter(
    (one) =>
      omitted.some((meant) => isCalled(one, meant)) ||
      !table.some(
        (meant) =>
          isGiven(meant) && meant.name !== 'unit' && repeats(one, meant, given[meant.name]),
      ),
  );
  const pairs = table
    // Another unit beside the tool's own would be ignored: `unit: 'metric', heightUnit: 'in'`.
    .filter((meant) => !isGiven(meant) || meant.name === 'unit')
    .flatMap((meant) => others.map((one) => ({ one, meant, rank: likeness(one, meant) })))
    .filter(({ rank }) => rank >= 0)
    .sort((left, right) => left.rank - right.rank);
  // Each unknown field is reported once, and so is each omitted one.
  const reported = new Set<unknown>();
  for (const { one, meant } of pairs) {
    const { name } = meant;
    if (reported.has(one) || reported.has(name)) continue;
    reported.add(one);
    if (!isGiven(meant)) {
      const shown = omitted.flatMap(({ field: other }) => other.recognize?.(one.value) ?? []);
      issues.set(name, issueOf('unknown', one.name, shown.join(' and ') || name));
      reported.add(name);
    } else if (!issues.has(name) && !agrees(one, meant, given[name])) {
      issues.set(one.name, invalidIssue(one.name, `${echo(given[name])} (${name})`, one.value));
    }
  }
  const meaningful = new Set(pairs.map(({ one }) => one));
  return others.filter((one) => !meaningful.has(one));
}

/** Whether an unknown field states the value of a given one in other words. */
function agrees({ value, words }: UnknownField, { name, field }: NamedField, given: unknown) {
  const isSwitch = value === true && words.some((word) => word === given);
  return isSwitch || value === given || field.recognize?.(value) === `${name} ${given}`;
}
