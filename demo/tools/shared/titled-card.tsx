import type { ComponentChildren } from 'preact';

interface Properties {
  /** The id of the heading. */
  readonly id: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A card below the result, with a heading that names it. */
export function TitledCard({ id, title, children }: Properties) {
  return (
    <section class="card extra" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
