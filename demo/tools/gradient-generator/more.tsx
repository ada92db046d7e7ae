import { CodeBlock } from '../../components/code-block.tsx';
import type { Shown } from '../../pictures/shown.ts';

/** CSS declarations to copy, with a plain color as a fallback. */
export function More({ result: { css, from } }: Shown<'gradient-generator'>) {
  const code = `background-color: ${from};\nbackground-image: ${css};`;
  return (
    <div class="generated">
      <CodeBlock title="CSS" code={code} />
    </div>
  );
}
