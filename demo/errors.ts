import type { Request } from './inputs.ts';

export interface Errors {
  /** What is wrong with a field, by its name. */
  readonly ofFields: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  readonly others: string;
}

/** Splits the API's line of errors, `height: required, …; weight: expected …, got "81"`. */
export function splitErrors(error: string, names: readonly string[], request: Request): Errors {
  const faults = faultsOf(error, names, request).map((fault) => {
    const name = names.find((known) => fault.startsWith(`${known}: `));
    return { name, text: name === undefined ? fault : fault.slice(name.length + 2) };
  });
  const others = faults.filter(({ name }) => name === undefined);
  return {
    ofFields: Object.fromEntries(
      faults.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text]])),
    ),
    others: others.map(({ text }) => text).join('; '),
  };
}

/** The errors one by one. A text that an error quotes may look like the beginning of the next. */
function faultsOf(error: string, names: readonly string[], request: Request): readonly string[] {
  const beginnings = `(?:${names.join('|')}): (?:expected|required)|[^:;"]+: unknown field`;
  const faults: string[] = [];
  let start = 0;
  for (const { 0: seam, index } of error.matchAll(new RegExp(`; (?:${beginnings})`, 'g'))) {
    const fault = error.slice(start, index);
    const [, quoted] = /, got "(.*)$/s.exec(fault) ?? [];
    const isTyped = Object.values(request).some((value) => String(value).includes(`"${seam}`));
    if (quoted !== undefined && (isTyped || !quoted.endsWith('"'))) continue;
    faults.push(fault);
    start = index + '; '.length;
  }
  return [...faults, error.slice(start)];
}
