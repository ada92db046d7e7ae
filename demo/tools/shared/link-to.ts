type Given = Readonly<Record<string, string | number>>;

/** Returns a link to the same page that fills in the form with these inputs. */
export function linkTo(inputs: Given): string {
  const given = Object.entries(inputs).map(([name, value]) => [name, String(value)]);
  return `#${new URLSearchParams(given)}`;
}
