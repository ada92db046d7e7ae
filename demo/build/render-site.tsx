import { t } from '../../src/form/language/language.ts';
import { type FormParts, fieldsOfPage } from '../components/form/form-parts.ts';
import { languageFor, messagesOfTool, sharedTexts } from '../language/dictionaries.ts';
import { type LanguageCode, languageCodes, pathIn } from '../language/languages.ts';
import { inLanguage, localized } from '../language/page-language.ts';
import { categoryId } from '../model/category-id.ts';
import { toolExport } from '../model/embedding-code.ts';
import { aboutTool } from '../model/load-about.ts';
import { placeOf } from '../model/place.ts';
import { usualUnits } from '../model/preferred-units.ts';
import {
  embeddedToolOf,
  type FormExample,
  formExampleOf,
  toolPageOf,
} from '../model/tool-page-of.ts';
import { toolTitle } from '../model/tool-title.ts';
import { packageTools, type Tools, tools } from '../own-tools/tools-of-site.ts';
import { Api } from '../pages/console/api-content.tsx';
import { Embed } from '../pages/embed/embed-content.tsx';
import { ToolList } from '../pages/home/tool-list.tsx';
import { Tables } from '../pages/tables/tables-content.tsx';
import { Tool } from '../pages/tool/tool-page-content.tsx';
import type { AnsweredQuery } from '../search/answer-to-query.tsx';
import { addressOfAsked } from '../search/asked/answer-to-asked.ts';
import { askedIn } from '../search/asked/asked-in.ts';
import { catalogInLanguage } from '../search/catalog-in-language.ts';
import { examples, typedExample } from '../search/examples.ts';
import { toolOfTables } from '../tables/tool-of-tables.ts';
import { loadFormParts } from '../tools/load-page.ts';
import { abroadOf } from './abroad.ts';
import { consoleRedirect } from './console-redirect.ts';
import { robots, sitemap } from './discovery/sitemap.ts';
import { renderGuides } from './guides/render-guides.tsx';
import { iconsFile } from './icons.ts';
import { type Page, renderPage } from './render-page.tsx';

/** The files of the site, by path. */
export interface RenderedSite {
  readonly pages: ReadonlyMap<string, string>;
  /** Files other than pages. */
  readonly files: ReadonlyMap<string, string>;
}

/** Loaded with this module, since Vite's runner, which runs it, loads nothing later. */
const formParts: ReadonlyMap<string, FormParts> = new Map(
  await Promise.all(tools.map(async ({ slug }) => [slug, await loadFormParts(slug)] as const)),
);

/**
 * Renders the site with the guides and examples of the project. The path of its folder ends with a
 * slash. `address` is where the site is published, if that is known.
 */
export async function renderSite(project: string, address?: string): Promise<RenderedSite> {
  const examples = await Promise.all(languageCodes.map(examplesIn));
  const guides = await renderGuides(project, summary(), address);
  const english = languageFor('en');
  const starts = await Promise.all(languageCodes.map(startIn));
  const start = await startIn('en');
  const translatedPages = languageCodes.flatMap((code, place) => [
    translated(code, home(code, starts[place] ?? start), address),
    translated(code, tablesPage(code), address),
    translated(code, embedPage(code), address),
    ...tools.map((info, index) =>
      translated(code, toolPage(code, info, examples[place]?.[index]), address, info.slug),
    ),
  ]);
  const pages = [
    ...translatedPages,
    ['console/index.html', renderPage(api, english, address)] as const,
    ...guides.pages,
  ];
  const paths = pages.map(([file]) => `/${file.replace(/index\.html$/, '')}`);
  return {
    pages: new Map([
      ...pages,
      ['404.html', renderPage(notFound(start), english, address)],
      ['offline.html', renderPage(notSaved(start), english, address)],
    ]),
    files: new Map([
      ...guides.files,
      ['api/index.html', consoleRedirect],
      ['icons.svg', iconsFile()],
      ['robots.txt', robots(address)],
      ...(address ? [['sitemap.xml', sitemap(address, paths)] as const] : []),
    ]),
  };
}

/** Resolves to the example of each tool's page in a language. */
function examplesIn(code: LanguageCode): Promise<readonly FormExample[]> {
  return Promise.all(
    tools.map((info) => {
      const parts = formParts.get(info.slug) ?? {};
      const fields = fieldsOfPage(toolPageOf(info), parts, placeOf(code));
      return formExampleOf(info, fields, usualUnits(code), parts.pageRequest);
    }),
  );
}

/** Returns the tools for the search of a page in this language. */
export function catalogIn(code: LanguageCode) {
  return inLanguage(languageFor(code), catalogInLanguage);
}

/** Returns the code of a module that loads the definition of each tool of the package. */
export function toolLoaders(): string {
  const loaders = packageTools.map(
    ({ slug }) =>
      `'${slug}': () => import('toolworker/tools/${slug}').then(({ ${toolExport(slug)} }) => ${toolExport(slug)}),`,
  );
  return ['export const loaders = {', ...loaders, '};'].join('\n');
}

/** Returns the path of a page in a language, and its HTML. */
function translated(code: LanguageCode, page: Page, address: string | undefined, slug?: string) {
  const path = pathIn(code, page.path) ?? page.path;
  return [
    `${path.slice(1)}index.html`,
    renderPage(page, languageFor(code, slug), address),
  ] as const;
}

function summary(): string {
  return t(
    '{count} calculators, converters, generators and text tools that run on your device, offline too, and as a JSON API for your own pages.',
    // The package has the tools that visitors can install; the site's own one is an example.
    { count: String(packageTools.length) },
  );
}

function home(code: LanguageCode, start: AnsweredQuery): Page {
  return {
    path: '/',
    script: '/pages/home/home.tsx',
    messages: sharedTexts(code, ['site']),
    contents: () => ({
      title: t('Toolworker: everyday calculators that work offline'),
      description: summary(),
      subject: { type: 'WebSite', name: 'Toolworker' },
      children: (
        <ToolList
          heading={<h1>{t('Everyday tools that work offline')}</h1>}
          catalog={catalogInLanguage()}
          start={start}
        />
      ),
    }),
  };
}

/** Returns the answer to the first example of the search, as the page shows it in a language. */
async function startIn(code: LanguageCode): Promise<AnsweredQuery> {
  const language = languageFor(code);
  const [first = ''] = examples;
  const asked = inLanguage(language, () => askedIn(typedExample(first)));
  const tool = tools.find(({ slug }) => slug === asked?.page?.slug);
  const { question, page, request, answerIn } = asked ?? {};
  if (!question || !page || !request || !answerIn || !tool) {
    throw new Error(`In ${code}, the search does not answer “${first}”.`);
  }
  const result = { ...(await tool.run(request)) };
  return inLanguage(language, () => ({
    question,
    answer: answerIn(result, () => undefined),
    tool: catalogInLanguage().find(({ slug }) => slug === tool.slug),
    address: addressOfAsked(page),
  }));
}

/**
 * Hosts send this page for any address without a page, and so does the worker without a network.
 */
const notFound = (start: AnsweredQuery): Page => ({
  path: '/404.html',
  script: '/pages/home/home.tsx',
  contents: () => ({
    title: 'No such page · Toolworker',
    description: 'There is no page at this address. Search the tools and guides, or choose a tool.',
    children: (
      <ToolList
        heading={
          <>
            <h1>There is no page at this address</h1>
            <p class="lead">The address may be misspelled, or the page may have moved.</p>
          </>
        }
        catalog={catalogInLanguage()}
        start={start}
      />
    ),
  }),
});

/** The worker sends this page without a network for a page of the site that is not saved. */
const notSaved = (start: AnsweredQuery): Page => ({
  path: '/offline.html',
  script: '/pages/home/home.tsx',
  contents: () => ({
    title: 'Not saved for offline use · Toolworker',
    description: 'You are offline, and this page is not saved on this device.',
    children: (
      <ToolList
        heading={
          <>
            <h1>You are offline, and this page is not saved</h1>
            <p class="lead">
              Open it once you are online again. All tools below work without a network as far as
              they are saved, and the line at the end of the page says which are.
            </p>
          </>
        }
        catalog={catalogInLanguage()}
        start={start}
      />
    ),
  }),
});

/**
 * Styles of the parts of a tool's page. They apply from the first paint, before the parts are
 * loaded.
 */
const stylesOfParts = Object.keys(import.meta.glob('../tools/*/*.css', { query: '?url' }));

function stylesheetsOf(slug: string): readonly string[] {
  const own = stylesOfParts.filter((path) => path.startsWith(`../tools/${slug}/`));
  return ['/tool.css', ...own.map((path) => path.slice('..'.length))];
}

function toolPage(
  code: LanguageCode,
  info: Tools[number],
  formExample: FormExample | undefined,
): Page {
  const { slug, name, category } = info;
  const { description = info.description, heading = name, topics } = aboutTool(slug);
  const related = tools.filter((other) => other.category === category && other !== info);
  return {
    path: `/tools/${slug}/`,
    script: '/pages/tool/tool.tsx',
    stylesheets: stylesheetsOf(slug),
    messages: { ...sharedTexts(code, ['site', 'forms']), ...messagesOfTool(code, slug) },
    contents: () => {
      const tool = { ...toolPageOf(info), exampleResult: formExample?.result };
      const parts = formParts.get(slug) ?? {};
      return {
        title: toolTitle(t(heading), t(topics)),
        category: categoryId(category),
        description: t('{description} Free and offline.', { description: t(description) }),
        abroad: abroadOf(code, tool, parts),
        subject: {
          type: 'WebApplication',
          name: t(name),
          trail: [
            { name: t('Tools'), path: localized('/') },
            { name: t(category), path: `${localized('/')}#${categoryId(category)}` },
          ],
        },
        children: <Tool {...{ tool, parts, info, related }} />,
      };
    },
  };
}

const api: Page = {
  path: '/console/',
  script: '/pages/console/console.tsx',
  stylesheets: ['/tool.css'],
  contents: () => ({
    title: 'A JSON API without a server · Toolworker',
    description:
      'The status of the worker, a console for every endpoint, and the reference of the API.',
    subject: { type: 'WebApplication', name: 'API', trail: [{ name: 'Tools', path: '/' }] },
    children: <Api />,
  }),
};

function tablesPage(code: LanguageCode): Page {
  return {
    path: '/tables/',
    script: '/pages/tables/tables.tsx',
    stylesheets: ['/tool.css'],
    messages: sharedTexts(code, ['site', 'forms', 'tables']),
    contents: () => ({
      title: t('Compute every row of a CSV file or spreadsheet · Toolworker'),
      description: t(
        'Paste or open a table, and have a tool compute every row on your device. Download the result as CSV.',
      ),
      subject: {
        type: 'WebApplication',
        name: t('Tables'),
        trail: [{ name: t('Tools'), path: localized('/') }],
      },
      children: (
        <Tables
          tools={tools.map((info) =>
            // Tools may need different translations of the same title.
            inLanguage(languageFor(code, info.slug), () => toolOfTables(info)),
          )}
        />
      ),
    }),
  };
}

function embedPage(code: LanguageCode): Page {
  return {
    path: '/embed/',
    script: '/pages/embed/embed.tsx',
    stylesheets: ['/tool.css'],
    messages: sharedTexts(code, ['site', 'forms', 'embed']),
    contents: () => ({
      title: t('Embed a free calculator on your website · Toolworker'),
      description: t(
        'Choose a calculator, converter or text tool, set it up, and copy a tag that shows it on your page, offline and without a frame.',
      ),
      subject: {
        type: 'WebApplication',
        name: t('Embed a calculator on your website'),
        trail: [{ name: t('Tools'), path: localized('/') }],
      },
      children: (
        <Embed
          tools={tools
            .filter((info) => packageTools.some((tool) => tool === info))
            .map(({ slug }) => inLanguage(languageFor(code, slug), () => embeddedToolOf(slug)))}
        />
      ),
    }),
  };
}
