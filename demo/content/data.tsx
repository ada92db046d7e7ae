/** Data for the page's script. The content security policy allows it, since it never runs. */
export function Data({ id, value }: { readonly id: string; readonly value: unknown }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // Safe: the JSON contains no `<`, and so no tag.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
