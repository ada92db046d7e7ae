/** What the page's script needs to know: data, which no policy keeps from being read. */
export function Data({ id, value }: { readonly id: string; readonly value: unknown }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // JSON without any tag in it.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
