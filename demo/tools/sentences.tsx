interface Properties {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What follows from a result, in sentences. */
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
