import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import * as toolworker from 'toolworker';
import { createHandler, type ObjectSchema, type ToolInfo, type ToolName, tools } from 'toolworker';
import type { Entry } from './catalogue.ts';
import { ApiConsole, type Endpoint } from './components/api-console.tsx';
import { ApiReference, type Operation } from './components/api-reference.tsx';
import { FavouriteButton } from './components/favourite-button.tsx';
import { FieldTable } from './components/field-table.tsx';
import { Finder } from './components/finder.tsx';
import { KeptTools } from './components/kept-tools.tsx';
import { Scrollable } from './components/scrollable.tsx';
import { SiteHeader } from './components/site-header.tsx';
import { Workbench } from './components/workbench.tsx';
import { WorkerStatus } from './components/worker-status.tsx';
import { Document } from './document.tsx';
import type { ToolPage } from './tool-page.ts';
import { words } from './words.ts';

/** Every tool as the search knows it. */
export const catalogue: readonly Entry[] = tools.map(({ slug, name, category, description }) => ({
  slug,
  name,
  family: category,
  description,
  synonyms: words[slug as ToolName].synonyms,
}));

/** The pages of the site as HTML, by the path of their file. */
export async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const toolPages = await Promise.all(
    tools.map(async (info) => [`tools/${info.slug}/index.html`, await toolPage(info)] as const),
  );
  return new Map([['index.html', home()], ['console/index.html', apiPage()], ...toolPages]);
}

function render(
  path: string,
  script: string,
  title: string,
  description: string,
  content: ComponentChildren,
): string {
  const header = <SiteHeader catalogue={catalogue} path={path} />;
  const page = (
    <Document title={title} description={description} script={script} header={header}>
      {content}
    </Document>
  );
  return `<!doctype html>${renderToString(page)}`;
}

function home(): string {
  return render(
    '/',
    '/home.tsx',
    'Toolworker: everyday calculators that work offline',
    `${tools.length} calculators, converters, generators and text tools that run on your device, offline too, and as a JSON API for your own pages.`,
    <>
      <div class="hero">
        <h1>Everyday tools, exact and offline</h1>
        <p>
          {tools.length} calculators, converters and generators. They run on your device, answer
          while you type, and are a JSON API for developers.
        </p>
      </div>
      <div id="finder">
        <Finder catalogue={catalogue} id="search">
          <KeptTools catalogue={catalogue} />
        </Finder>
      </div>
    </>,
  );
}

async function toolPage(info: ToolInfo): Promise<string> {
  const page = await pageOf(info);
  const { name, category, description } = info;
  const { formula, explanation, source } = words[page.slug];
  const related = tools.filter((other) => other.category === category && other !== info);
  return render(
    `/tools/${page.slug}/`,
    '/tool.tsx',
    `${name} · Toolworker`,
    `${description} Free, exact, and offline.`,
    <>
      <div class="title">
        <p class="crumbs">
          <a href="/">Tools</a> / {category}
        </p>
        <h1>{name}</h1>
        <p>{description}</p>
        <div id="favourite">
          <FavouriteButton slug={page.slug} />
        </div>
      </div>
      <div id="workbench">
        <Workbench tool={page} />
      </div>
      <div class="columns">
        <section aria-labelledby="formula">
          <h2 id="formula">How it is computed</h2>
          <Scrollable label="Formula">
            <pre class="formula">{formula}</pre>
          </Scrollable>
          <p>{explanation}</p>
          <p class="note">Source: {source}</p>
        </section>
        <section aria-labelledby="related">
          <h2 id="related">{category}</h2>
          <ul class="related">
            {related.map(({ slug, name: other }) => (
              <li key={slug}>
                <a href={`/tools/${slug}/`}>{other}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <h3>Request</h3>
        <FieldTable schema={page.parameters} label="Fields of the request" />
        <h3>Result</h3>
        <FieldTable schema={page.response} label="Fields of the result" />
      </section>
      <Data id="tool" value={page} />
    </>,
  );
}

function apiPage(): string {
  const endpoints: readonly Endpoint[] = [
    ...tools.map(({ slug, example }) => ({ path: `/api/${slug}`, example })),
    { path: '/api/' },
    { path: '/api/openapi.json' },
  ];
  const operations: readonly Operation[] = tools.map(({ slug, name }) => ({
    path: `/api/${slug}`,
    summary: name,
  }));
  return render(
    '/console/',
    '/console.tsx',
    'API · Toolworker',
    'The status of the worker, a console for every endpoint, and the reference of the API.',
    <>
      <div class="title">
        <h1>A JSON API without a server</h1>
        <p>
          A service worker answers <code>/api/</code> inside this page. Add it to yours with{' '}
          <code>npm install toolworker</code> and <code>await install()</code>.
        </p>
      </div>
      <div class="columns">
        <div id="worker-status">
          <WorkerStatus />
        </div>
        <div id="api-console">
          <ApiConsole endpoints={endpoints} />
        </div>
      </div>
      <div id="api-reference">
        <ApiReference operations={operations} />
      </div>
      <Data id="endpoints" value={endpoints} />
      <Data id="operations" value={operations} />
    </>,
  );
}

/** What the page's script needs to know: data, which no policy keeps from being read. */
function Data({ id, value }: { readonly id: string; readonly value: unknown }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // JSON without any tag in it.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}

interface SchemaDocument {
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
}

const handle = createHandler();

/** What the schema document of a tool says, with the function that does the same. */
export async function pageOf({ slug, name, operation, example }: ToolInfo): Promise<ToolPage> {
  const answer = await handle(new Request(`https://example.com/api/${slug}`));
  const { parameters, response }: SchemaDocument = await answer.json();
  const functionName = operation.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const call: unknown = Object.entries(toolworker).find(([key]) => key === functionName)?.[1];
  if (typeof call !== 'function') throw new Error(`toolworker does not export ${functionName}.`);
  return {
    slug: slug as ToolName,
    name,
    parameters,
    response,
    example: { ...example },
    headline: words[slug as ToolName].headline,
    functionName,
    isAsync: call(example) instanceof Promise,
  };
}
