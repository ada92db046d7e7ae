interface Properties {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A card with sentences about a result. Shows nothing if there are none. */
export function Sentences({ title, sentences }: Properties) {
  if (sentences.length === 0) return null;
  return (
    <section class="card extra" aria-label={title}>
      <h2>{title}</h2>
      <ul class="plain">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
