import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from './shown.ts';

export function Picture({ result: { css, type, from, to } }: Shown<'gradient-generator'>) {
  const area = useRef<HTMLDivElement>(null);
  // Through the object model, as the page's policy allows no style attribute.
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
