interface Properties {
  /** The tool's slug. */
  readonly slug: string;
}

/** The icon of a tool. All icons are in one file, which every page shares. */
export function Icon({ slug }: Properties) {
  return (
    <svg class="icon" width="24" height="24" aria-hidden="true">
      <use href={`/icons.svg#${slug}`} />
    </svg>
  );
}
