import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { CodeBlock } from '../../components/code/code-block.tsx';
import { FormInputs } from '../../components/form/form-inputs.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { cssOfInputs, withoutMixing } from './compose.ts';

/** Declarations to copy, with simpler ones for browsers that do not know the gradient. */
export function More({ result }: ToolAnswer<'gradient-generator'>) {
  const css = cssOfInputs(useContext(FormInputs)) ?? result.css;
  const isOfApi = css === result.css;
  return (
    <details class="card extra generated">
      <summary>{t('As declarations, with a fallback')}</summary>
      <CodeBlock title={t('Declarations')} code={declarationsOf(css)} />
      {!isOfApi && (
        <p class="note">
          {t('The API takes two colors. This page adds the other stops and settings itself.')}
        </p>
      )}
    </details>
  );
}

function declarationsOf(css: string): string {
  const [color = ''] = /#[\da-f]+/.exec(css) ?? [];
  const images = [withoutMixing(css), css].flatMap((image) => (image === undefined ? [] : [image]));
  return [
    `background-color: ${color};`,
    ...images.map((image) => `background-image: ${image};`),
  ].join('\n');
}
