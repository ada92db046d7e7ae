import type { FieldIssue } from '../tool-error.ts';
import type { FieldTable, UnsupportedName } from './field.ts';
import { invalidIssue, issueOf } from './issue.ts';
import {
  isAnother,
  isFigure,
  isHarmless,
  likeness,
  type NamedField,
  namedField,
  namesIn,
  optionLikeness,
  type UnknownField,
  unknownField,
} from './other-names.ts';
import { echo } from './show-value.ts';

/** The state of a validation that has read the known fields. */
interface ReadState {
  readonly fields: FieldTable;
  readonly given: Readonly<Record<string, unknown>>;
  readonly issues: Map<string, FieldIssue>;
}

/** How many unknown fields are checked; a body can have 200,000. */
const maxUnknownFields = 1000;

const noOption = 'none, since there is no such option';

/** What an unknown field may mean: a field, or an option that the tool lacks. */
interface Reading {
  readonly unknown: UnknownField;
  /** How sure the reading is: 0 is the surest, and -1 is none. */
  readonly rank: number;
  /** The omitted field that is meant. */
  readonly omitted?: string | undefined;
  /** What is wrong with it, if anything. */
  readonly issue: () => FieldIssue | false;
}

/**
 * Reports unknown fields by their surest reading: as an omitted field, or as what the tool does not
 * do. Returns whether there are any, or no unknown fields at all.
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
  const readings = Object.entries(state.fields)
    .map((entry) => namedField(...entry))
    .flatMap((meant) => [
      ...unknown.map((one) => asField(one, meant, state)),
      ...(meant.field.unsupported ?? []).flatMap((entry) => asOption(unknown, entry, meant, state)),
    ])
    .filter(({ rank }) => rank >= 0)
    .sort((left, right) => left.rank - right.rank);
  let isReported = unknown.length === 0;
  // Each unknown field is reported once, and so is each omitted one.
  const settled = new Set<unknown>();
  for (const { unknown: one, omitted = one.name, issue } of readings) {
    if (settled.has(one) || settled.has(omitted)) continue;
    settled.add(one).add(omitted);
    const found = issue();
    if (!found) continue;
    state.issues.set(omitted, found);
    isReported = true;
  }
  return isReported;
}

function asField(unknown: UnknownField, meant: NamedField, state: ReadState): Reading {
  const given = state.given[meant.name];
  const isOmitted = given === undefined;
  const rank = likeness(unknown, meant, given);
  if (isOmitted && rank < 0 && isAnother(unknown, meant)) {
    return {
      unknown,
      rank: Infinity,
      issue: () => invalidIssue(unknown.name, noOption, unknown.value),
    };
  }
  return {
    unknown,
    rank,
    omitted: isOmitted ? meant.name : undefined,
    issue: () =>
      isOmitted ? hintOf(unknown, meant, state) : contradictionOf(unknown, meant, state),
  };
}

function hintOf(
  { name, value }: UnknownField,
  meant: NamedField,
  { fields, given }: ReadState,
): FieldIssue {
  // Dice notation shows two fields.
  const shown = Object.entries(fields).map(
    ([other, { recognize }]) => given[other] === undefined && recognize?.(value),
  );
  return issueOf('unknown', name, shown.filter(Boolean).join(' and ') || meant.name);
}

/** Another unit beside the tool's own would be ignored: `unit: 'metric', heightUnit: 'in'`. */
function contradictionOf(
  { name: unknown, value, words }: UnknownField,
  { name, field }: NamedField,
  { given, issues }: ReadState,
): FieldIssue | false {
  const unit = given[name];
  const agrees =
    value === unit ||
    (value === true && words.some((word) => word === unit)) ||
    field.recognize?.(value) === `${name} ${unit}`;
  if (name !== 'unit' || agrees || issues.has(name)) return false;
  return invalidIssue(unknown, `${echo(unit)} (${name})`, value);
}

function asOption(
  unknown: readonly UnknownField[],
  entry: string | UnsupportedName,
  { name, field }: NamedField,
  { given }: ReadState,
): readonly Reading[] {
  const option: UnsupportedName = typeof entry === 'string' ? { names: entry } : entry;
  const names = namesIn(option.names);
  const instead = given[name] === undefined ? option.instead : undefined;
  const expected = instead ? `${instead}, in the field ${name}` : option.expected;
  const byEnd = (option.expected ?? option.instead) !== undefined;
  // A request without any field of the tool is told all of them.
  const isTold =
    expected !== undefined || Object.values(given).some((value) => value !== undefined);
  return unknown
    .filter((one) => instead || !isFigure(one, field))
    .map((one) => ({
      unknown: one,
      rank: optionLikeness(one, names, byEnd),
      issue: () =>
        isTold &&
        !isHarmless(one.value, option.harmless) &&
        invalidIssue(one.name, expected ?? noOption, one.value),
    }));
}
