import type { Request } from '../inputs.ts';

export interface Errors {
  /** Errors by the name of their field. */
  readonly ofFields: Readonly<Record<string, string>>;
  /** Errors that belong to no field. */
  readonly others: string;
}

/**
 * Splits the API's line of errors, `height: required, …; weight: expected …, got "81"`, by field. The error of a nested
 * field, such as `layers.0.height: …`, belongs to `layers`.
 */
export function splitErrors(error: string, names: readonly string[], request: Request): Errors {
  const faults = faultsOf(error, names, request).map((fault) => {
    const name = names.find(
      (known) => /^[.:]/.test(fault.slice(known.length)) && fault.startsWith(known),
    );
    const isWhole = name !== undefined && fault.startsWith(`${name}: `);
    return { name, text: isWhole ? fault.slice(name.length + 2) : fault };
  });
  const others = faults.filter(({ name }) => name === undefined);
  return {
    ofFields: Object.fromEntries(
      faults.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text]])),
    ),
    others: others.map(({ text }) => text).join('; '),
  };
}

/** Splits the line into its errors. A quoted input may look like the beginning of the next error. */
function faultsOf(error: string, names: readonly string[], request: Request): readonly string[] {
  const beginnings = `(?:${names.join('|')}|request body)(?:\\.[^:;"]+)?: \\w+|[^:;"]+: unknown field`;
  const faults: string[] = [];
  let start = 0;
  for (const { 0: seam, index } of error.matchAll(new RegExp(`; (?:${beginnings})`, 'g'))) {
    const fault = error.slice(start, index);
    const [, quoted] = /, got "(.*)$/s.exec(fault) ?? [];
    const isTyped = Object.values(request).some((value) => String(value).includes(`"${seam}`));
    if (quoted !== undefined && (isTyped || !/"(?: \((?:. = )?U\+[\dA-F]+\))?$/u.test(quoted)))
      continue;
    faults.push(fault);
    start = index + '; '.length;
  }
  return [...faults, error.slice(start)];
}
