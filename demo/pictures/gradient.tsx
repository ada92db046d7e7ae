import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from './shown.ts';

export function Picture({ result: { css, type, from, to } }: Shown<'gradient-generator'>) {
  const area = useRef<HTMLDivElement>(null);
  // Set by script, since the page's policy forbids style attributes.
  useEffect(() => {
    if (area.current) area.current.style.backgroundImage = css;
  }, [css]);
  return (
    <figure>
      <div class="gradient" ref={area} />
      <figcaption>
        A {type} gradient from {from} to {to}.
      </figcaption>
    </figure>
  );
}
