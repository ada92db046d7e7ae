import { LiveExample } from './components/live-example.tsx';
import { Api } from './content/api.tsx';
import { Tables } from './content/tables.tsx';
import { Tool } from './content/tool.tsx';
import { ToolList } from './content/tool-list.tsx';
import { catalogue, describeTool } from './describe.ts';
import { renderGuides } from './guide-pages.tsx';
import { renderPage } from './render-page.tsx';
import { type Tools, tools } from './tools.ts';

export { catalogue };

/** The files of the site, by their path. */
export interface RenderedSite {
  readonly pages: ReadonlyMap<string, string>;
  /** What is no page. */
  readonly files: ReadonlyMap<string, string>;
}

/** Renders the site with the guides and examples of the project, whose folder ends with a slash. */
export async function renderSite(project: string): Promise<RenderedSite> {
  const toolPages = await Promise.all(
    tools.map(async (info) => [`tools/${info.slug}/index.html`, await toolPage(info)] as const),
  );
  const guides = await renderGuides(project, summary);
  const pages = [
    ['index.html', home()],
    ['404.html', notFound()],
    ['console/index.html', api()],
    ['tables/index.html', await tablesPage()],
    ...toolPages,
    ...guides.pages,
  ] as const;
  return { pages: new Map(pages), files: new Map(guides.files) };
}

const summary = `${tools.length} calculators, converters, generators and text tools that run on your device, offline too, and as a JSON API for your own pages.`;

function home(): string {
  return renderPage({
    path: '/',
    script: '/home.tsx',
    title: 'Toolworker: everyday calculators that work offline',
    description: summary,
    children: (
      <ToolList
        heading="Everyday tools, exact and offline"
        lead={`${tools.length} calculators, converters and generators. They run on your device, answer while you type, and are a JSON API for developers.`}
        catalogue={catalogue}
      >
        <section id="example" class="card" aria-label="Try it">
          <LiveExample />
        </section>
      </ToolList>
    ),
  });
}

/** Hosts answer it at any address where there is no page; so does the worker without network. */
function notFound(): string {
  return renderPage({
    path: '/404.html',
    script: '/home.tsx',
    title: 'No such page · Toolworker',
    description: 'There is no page at this address. Search the tools and guides, or choose a tool.',
    children: (
      <ToolList
        heading="There is no page at this address"
        lead="It may be misspelt, have moved, or need the network. All tools are here."
        catalogue={catalogue}
      />
    ),
  });
}

async function toolPage(info: Tools[number]): Promise<string> {
  const { slug, name, category, description } = info;
  const related = tools.filter((other) => other.category === category && other !== info);
  return renderPage({
    path: `/tools/${slug}/`,
    script: '/tool.tsx',
    stylesheet: '/tool.css',
    title: `${name} · Toolworker`,
    description: `${description} Free, exact, and offline.`,
    children: <Tool tool={await describeTool(info)} info={info} related={related} />,
  });
}

function api(): string {
  return renderPage({
    path: '/console/',
    script: '/console.tsx',
    stylesheet: '/tool.css',
    title: 'API · Toolworker',
    description:
      'The status of the worker, a console for every endpoint, and the reference of the API.',
    children: <Api />,
  });
}

async function tablesPage(): Promise<string> {
  return renderPage({
    path: '/tables/',
    script: '/tables.tsx',
    stylesheet: '/tool.css',
    title: 'Tables · Toolworker',
    description:
      'Paste or open a table, and have a tool compute every row on your device. Download the result as CSV.',
    children: <Tables tools={await Promise.all(tools.map(describeTool))} />,
  });
}
