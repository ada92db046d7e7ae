import { t } from '../../../src/form/language/language.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { Data } from '../../browser/data.tsx';
import { Icon } from '../../components/basic/icon.tsx';
import { Tile } from '../../components/basic/tile.tsx';
import type { FormParts } from '../../components/form/form-parts.ts';
import { FormPartsContext } from '../../components/form/form-parts.ts';
import { localized } from '../../language/page-language.ts';
import { categoryId } from '../../model/category-id.ts';
import { aboutTool } from '../../model/load-about.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { Tools } from '../../own-tools/tools-of-site.ts';
import { NotesContext } from './built-notes.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { Workbench } from './workbench.tsx';

/** The source code of the site's own tools, which their pages show. */
const definitions = import.meta.glob<string>(['../../own-tools/*.ts', '!**/tools.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Properties {
  readonly tool: ToolPage;
  readonly parts: FormParts;
  readonly info: Tools[number];
  /** The other tools in its category. */
  readonly related: readonly Tools[number][];
}

export function Tool({ tool, parts, info, related }: Properties) {
  const definition = definitions[`../../own-tools/${tool.slug}.ts`];
  return (
    <>
      <Title tool={tool} info={info} />
      <noscript>
        <p class="card">{t('This tool needs JavaScript. Its formula and fields are below.')}</p>
      </noscript>
      <div id="workbench">
        <NotesContext.Provider value={<Notes slug={tool.slug} />}>
          <FormPartsContext.Provider value={parts}>
            <Workbench tool={tool} />
          </FormPartsContext.Provider>
        </NotesContext.Provider>
      </div>
      {definition && <Definition code={definition} />}
      {related.length > 0 && <Related category={info.category} tools={related} />}
      <Data id="tool" value={tool} />
    </>
  );
}

function Title({ tool, info: { name, category } }: Pick<Properties, 'tool' | 'info'>) {
  const { heading = name } = aboutTool(tool.slug);
  return (
    <div class="tool-title">
      <Tile slug={tool.slug} />
      <h1>{t(heading)}</h1>
      <a class="category" href={`${localized('/')}#${categoryId(category)}`}>
        {t(category)}
      </a>
      <div id="favorite">
        <FavoriteButton slug={tool.slug} />
      </div>
    </div>
  );
}

/** Says how a tool works, and what is good to know. */
function Notes({ slug }: Pick<ToolPage, 'slug'>) {
  const { formula, explanation, source, reading, mistake } = aboutTool(slug);
  return (
    <>
      <section aria-labelledby="formula">
        <h2 id="formula">{t('How it works')}</h2>
        <pre class="formula">{t(formula)}</pre>
        <p>{t(explanation)}</p>
        {source !== undefined && <p class="note">{t('Source: {source}', { source: t(source) })}</p>}
      </section>
      <section aria-labelledby="good-to-know">
        <h2 id="good-to-know">{t('Good to know')}</h2>
        <p>{t(reading)}</p>
        <p>{t(mistake)}</p>
      </section>
    </>
  );
}

interface RelatedProperties {
  readonly category: string;
  readonly tools: readonly Tools[number][];
}

function Related({ category, tools }: RelatedProperties) {
  return (
    <section aria-labelledby="related">
      <h2 id="related" class="hidden">
        {t(category)}
      </h2>
      <ul class="related">
        {tools.map(({ slug, name }) => (
          <li key={slug}>
            <a href={localized(`/tools/${slug}/`)}>
              <Icon slug={slug} />
              {t(aboutTool(slug).heading ?? name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The source code of one of the site's own tools. */
function Definition({ code }: { readonly code: string }) {
  return (
    <details class="definition" lang="en" dir="ltr">
      <summary>How this site defines the tool</summary>
      <p>
        The package does not include this tool. The site defines it in the file below, and its
        worker serves it with the others:{' '}
        <code>addToolListener(&#123; tools: [...tools, roofPitchTool] &#125;)</code>.
      </p>
      <figure class="code whole">
        <Scrollable label="Code">
          <pre>
            <code>{code}</code>
          </pre>
        </Scrollable>
      </figure>
    </details>
  );
}
