import { renderToString } from 'preact-render-to-string';
import { SiteHeader } from './components/site-header.tsx';
import { Api } from './content/api.tsx';
import { Tool } from './content/tool.tsx';
import { ToolList } from './content/tool-list.tsx';
import { catalogue, describeTool } from './describe.ts';
import { Document, type DocumentProperties } from './document.tsx';
import { type Tools, tools } from './tools.ts';

export { catalogue };

/** The pages of the site as HTML, by the path of their file. */
export async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const toolPages = await Promise.all(
    tools.map(async (info) => [`tools/${info.slug}/index.html`, await toolPage(info)] as const),
  );
  return new Map([
    ['index.html', home()],
    ['404.html', notFound()],
    ['console/index.html', api()],
    ...toolPages,
  ]);
}

type Page = Omit<DocumentProperties, 'header'> & { readonly path: string };

function render({ path, ...page }: Page): string {
  const header = <SiteHeader catalogue={catalogue} path={path} />;
  return `<!doctype html>${renderToString(<Document {...page} header={header} />)}`;
}

function home(): string {
  return render({
    path: '/',
    script: '/home.tsx',
    title: 'Toolworker: everyday calculators that work offline',
    description: `${tools.length} calculators, converters, generators and text tools that run on your device, offline too, and as a JSON API for your own pages.`,
    children: (
      <ToolList
        heading="Everyday tools, exact and offline"
        lead={`${tools.length} calculators, converters and generators. They run on your device, answer while you type, and are a JSON API for developers.`}
        catalogue={catalogue}
      />
    ),
  });
}

/** Hosts answer it at any address where there is no page; so does the worker without network. */
function notFound(): string {
  return render({
    path: '/404.html',
    script: '/home.tsx',
    title: 'No such page · Toolworker',
    description: 'There is no page at this address. Search the tools, or choose one from the list.',
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
  return render({
    path: `/tools/${slug}/`,
    script: '/tool.tsx',
    title: `${name} · Toolworker`,
    description: `${description} Free, exact, and offline.`,
    children: <Tool tool={await describeTool(info)} info={info} related={related} />,
  });
}

function api(): string {
  return render({
    path: '/console/',
    script: '/console.tsx',
    title: 'API · Toolworker',
    description:
      'The status of the worker, a console for every endpoint, and the reference of the API.',
    children: <Api />,
  });
}
