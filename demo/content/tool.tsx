import type { ToolInfo } from 'toolworker';
import { FavouriteButton } from '../components/favourite-button.tsx';
import { FieldTable } from '../components/field-table.tsx';
import { Icon } from '../components/icon.tsx';
import { Scrollable } from '../components/scrollable.tsx';
import { Workbench } from '../components/workbench.tsx';
import type { ToolPage } from '../tool-page.ts';
import { words } from '../words/words.ts';
import { Data } from './data.tsx';
import { familyId } from './tool-list.tsx';

/** The source of the site's own tools, which their pages show. */
const definitions = import.meta.glob<string>('../tools/*/tool.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Properties {
  readonly tool: ToolPage;
  readonly info: ToolInfo;
  /** The other tools of its category. */
  readonly related: readonly ToolInfo[];
}

export function Tool({ tool, info, related }: Properties) {
  const { name, category, description } = info;
  const { formula, explanation, source } = words[tool.slug];
  const definition = definitions[`../tools/${tool.slug}/tool.ts`];
  return (
    <>
      <div class="title">
        <p class="crumbs">
          <a href="/">Tools</a> / <a href={`/#${familyId(category)}`}>{category}</a>
        </p>
        <h1>
          <Icon slug={tool.slug} />
          {name}
        </h1>
        <p>{description}</p>
        <p class="note">
          <a href={`/tables/#${tool.slug}`}>Compute a whole table</a>
        </p>
        <div id="favourite">
          <FavouriteButton slug={tool.slug} />
        </div>
      </div>
      <noscript>
        <p class="card">
          This tool needs JavaScript, since your browser does the computing. Its formula and its
          fields are below.
        </p>
      </noscript>
      <div id="workbench">
        <Workbench tool={tool} />
      </div>
      <div class="columns">
        <section aria-labelledby="formula">
          <h2 id="formula">How it works</h2>
          <Scrollable label="Formula">
            <pre class="formula">{formula}</pre>
          </Scrollable>
          <p>{explanation}</p>
          <p class="note">Source: {source}</p>
        </section>
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related">{category}</h2>
            <ul class="related">
              {related.map(({ slug, name: other }) => (
                <li key={slug}>
                  <a href={`/tools/${slug}/`}>
                    <Icon slug={slug} />
                    {other}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section aria-labelledby="fields">
        <h2 id="fields">Fields of the API</h2>
        <h3>Request</h3>
        <FieldTable schema={tool.parameters} label="Fields of the request" />
        <h3>Result</h3>
        <FieldTable schema={tool.response} label="Fields of the result" />
      </section>
      {definition && (
        <section aria-labelledby="definition">
          <h2 id="definition">Definition</h2>
          <p>
            The package does not include this tool. The site defines it in the file below, and its
            worker serves it with the others:{' '}
            <code>addToolListener(&#123; tools: [...tools, roofPitchTool] &#125;)</code>.
          </p>
          <figure class="code whole">
            <Scrollable label="Code">
              <pre>
                <code>{definition}</code>
              </pre>
            </Scrollable>
          </figure>
        </section>
      )}
      <Data id="tool" value={tool} />
    </>
  );
}
