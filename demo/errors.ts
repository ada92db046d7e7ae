export interface Errors {
  /** What is wrong with a field, by its name. */
  readonly ofFields: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  readonly others: string;
}

/** Takes the API's line of errors, `height: expected …; weight: expected …`, apart. */
export function splitErrors(error: string, names: readonly string[]): Errors {
  const start = new RegExp(`(?:^|; )(${names.join('|')})(?:\\.\\S+)?: `, 'g');
  const matches = [...error.matchAll(start)];
  const ofFields = matches.map(({ 0: { length }, 1: name, index }, place) => {
    const message = error.slice(index + length, matches[place + 1]?.index);
    return [name, message] as const;
  });
  return {
    ofFields: Object.fromEntries(ofFields),
    others: error.slice(0, matches[0]?.index ?? error.length),
  };
}
