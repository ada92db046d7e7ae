import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { CodeBlock } from '../../components/code/code-block.tsx';
import { rich } from '../../language/rich.ts';
import {
  attributesOf,
  type EmbeddedTool,
  type Embedding,
  openingOf,
} from '../../model/embedding.ts';
import {
  installCommand,
  moduleCode,
  scriptCommand,
  scriptTag,
  tagCode,
} from '../../model/embedding-code.ts';
import { Choices } from './choices.tsx';
import { Preview } from './preview.tsx';
import { useEmbedding } from './use-embedding.ts';

/** Lets someone set up the element of a tool, and copy its code. */
export function EmbedBench({ tools }: { readonly tools: readonly EmbeddedTool[] }) {
  const { tool, embedding, request, round, isOpen, change, choose, type } = useEmbedding(tools);
  const attributes = useMemo(
    () => (tool ? attributesOf(embedding, tool, request) : {}),
    [tool, embedding, request],
  );
  if (!tool) return null;
  return (
    <div class="embed">
      <Choices {...{ tools, tool, embedding, request }} onChange={change} onTool={choose} />
      <Preview
        {...{ attributes, round }}
        slug={tool.slug}
        language={embedding.language}
        opening={isOpen ? openingOf(embedding, tool, request) : undefined}
        onRequest={type}
      />
      <Code embedding={embedding} attributes={attributes} />
    </div>
  );
}

type Way = 'bundler' | 'file';

interface CodeProperties {
  readonly embedding: Embedding;
  readonly attributes: Readonly<Record<string, string>>;
}

function Code({ embedding: { slug, language }, attributes }: CodeProperties) {
  const [way, setWay] = useState<Way>('bundler');
  const tag = tagCode(attributes);
  const labels = { bundler: t('With a bundler'), file: t('Without a build') } as const;
  const ways = ['bundler', 'file'] as const;
  return (
    <section class="embed-code" aria-labelledby="code">
      <h2 id="code">{t('Code')}</h2>
      <fieldset class="choices">
        <legend class="hidden">{t('Kind of page')}</legend>
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name="way" checked={one === way} onChange={() => setWay(one)} />
            <span>{labels[one]}</span>
          </label>
        ))}
      </fieldset>
      {way === 'bundler' ? (
        <>
          <CodeBlock title={t('Terminal')} code={installCommand} />
          <CodeBlock title="JavaScript" code={moduleCode(slug, language)} />
          <CodeBlock title="HTML" code={tag} />
        </>
      ) : (
        <>
          <CodeBlock title={t('Terminal')} code={scriptCommand(slug)} />
          <CodeBlock title="HTML" code={`${scriptTag}\n\n${tag}`} />
        </>
      )}
      <p class="note">
        {rich('How to style it, and how your page gets its results: {guide}', {
          guide: <a href="/docs/elements/">{t('the guide')}</a>,
        })}
      </p>
    </section>
  );
}
