interface Properties {
  /** Its middle, in percent from the left; near the ends, the text stays within the drawing. */
  readonly at: number;
  readonly class: string;
  readonly text: string;
}

/** A label above or below a drawing. */
export function PlacedText({ at, class: className, text }: Properties) {
  return (
    <span
      class={`label ${className}`}
      dir="auto"
      aria-hidden="true"
      style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
    >
      {text}
    </span>
  );
}
