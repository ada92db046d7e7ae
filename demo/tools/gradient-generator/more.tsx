import { CodeBlock } from '../../components/code-block.tsx';
import type { Shown } from '../../pictures/shown.ts';

/** Declarations to paste, with a plain color for where no gradient is drawn. */
export function More({ result: { css, from } }: Shown<'gradient-generator'>) {
  const code = `background-color: ${from};\nbackground-image: ${css};`;
  return (
    <div class="generated">
      <CodeBlock title="CSS" code={code} />
    </div>
  );
}
