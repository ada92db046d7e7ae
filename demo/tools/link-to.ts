type Given = Readonly<Record<string, string | number>>;

/** A link to the same page with other inputs. Whoever follows it fills in the form. */
export function linkTo(inputs: Given): string {
  const given = Object.entries(inputs).map(([name, value]) => [name, String(value)]);
  return `#${new URLSearchParams(given)}`;
}
