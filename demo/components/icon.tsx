interface Properties {
  /** Of the tool. */
  readonly slug: string;
}

/** The drawing of a tool. One file, which every page shares, has all of them. */
export function Icon({ slug }: Properties) {
  return (
    <svg class="icon" width="24" height="24" aria-hidden="true">
      <use href={`/icons.svg#${slug}`} />
    </svg>
  );
}
