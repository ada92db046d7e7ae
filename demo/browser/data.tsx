interface Properties {
  readonly id?: string;
  readonly type: string;
  readonly value: unknown;
}

/** JSON inside a page. The content security policy allows it, since it never runs. */
export function DataBlock({ id, type, value }: Properties) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // Safe: the JSON contains no `<`, and so no tag.
  return <script type={type} {...(id && { id })} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Data for the page's script. */
export function Data({ id, value }: { readonly id: string; readonly value: unknown }) {
  return <DataBlock type="application/json" id={id} value={value} />;
}
