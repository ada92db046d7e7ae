import type { ComponentChildren } from 'preact';

interface Properties {
  readonly name: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A row of a list of figures, `<dl class="figures">`. */
export function Figure({ name, children }: Properties) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}
