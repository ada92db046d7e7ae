import type { ComponentChildren } from 'preact';
import { languageFor } from '../../language/dictionaries.ts';
import { type Page, renderPage } from '../render-page.tsx';
import { BeforeDocstrings } from './before-docstrings.tsx';
import { readExamples } from './examples.ts';
import { Examples } from './examples-content.tsx';
import { Guide, type GuideGroup, type GuideLink, Prose } from './guide.tsx';
import { readGuides } from './guides.ts';
import { llmsFull, llmsIndex, markdownPage, markdownUrl } from './llms.ts';
import type { Heading } from './markdown.ts';
import { searchPassages } from './search-passages.ts';

const examplesPage: GuideLink = {
  url: '/docs/examples/',
  title: 'Examples',
  description:
    'Small apps for each framework, to open or copy. The tests build and visit each one.',
};

const docstringsPage: GuideLink = {
  url: '/docs/reference/',
  title: 'Functions and types',
  description: 'What the package exports, with the documentation of each function and type.',
};

/** The path and the content of a file of the built site. */
export type SiteFile = readonly [path: string, content: string];

export interface RenderedGuides {
  readonly pages: readonly SiteFile[];
  /** Files for the search and for language models. */
  readonly files: readonly SiteFile[];
}

/** Renders the guides in a project's folder, and the pages of its examples and its exports. */
export async function renderGuides(
  project: string,
  summary: string,
  address: string | undefined,
): Promise<RenderedGuides> {
  const sections = readGuides(project);
  const examples = readExamples(project);
  const groups: readonly GuideGroup[] = [
    ...sections.map(({ title, isFolder, guides }) => ({
      title,
      isFolder,
      links: [...(title === 'Reference' ? [docstringsPage] : []), ...guides],
    })),
    { title: 'Examples', links: [examplesPage] },
  ];
  const page = (link: GuideLink, children: ComponentChildren, contents?: readonly Heading[]) =>
    [
      fileOf(link),
      renderPage(guidePage(groups, link, children, contents), english, address),
    ] as const;
  const guides = sections.flatMap((section) => section.guides);
  // The search finds the tools themselves, which lead to their guides.
  const searched = sections.filter(({ isFolder }) => !isFolder);
  return {
    pages: [
      ...guides.map((guide) => page(guide, <Prose html={guide.html} />, guide.contents)),
      page(examplesPage, <Examples examples={examples} />),
      page(docstringsPage, <BeforeDocstrings />),
    ],
    files: [
      ['docs/search.json', JSON.stringify(searchPassages(searched, examples))],
      ['llms.txt', llmsIndex(summary, sections)],
      ['llms-full.txt', llmsFull(summary, sections)],
      ...guides.map((guide) => [markdownUrl(guide).slice(1), markdownPage(guide)] as const),
    ],
  };
}

function fileOf({ url }: GuideLink): string {
  return `${url.slice(1)}index.html`;
}

const english = languageFor('en');

function guidePage(
  groups: readonly GuideGroup[],
  { url, title, description }: GuideLink,
  children: ComponentChildren,
  contents: readonly Heading[] = [],
): Page {
  const isStart = url === '/docs/';
  return {
    path: url,
    script: '/pages/guides/guides.tsx',
    stylesheets: ['/docs.css'],
    contents: () => ({
      title: `${title} · Toolworker`,
      description,
      subject: {
        type: 'TechArticle',
        name: title,
        trail: isStart ? [] : [{ name: 'Guides', path: '/docs/' }],
      },
      children: (
        <Guide groups={groups} url={url} title={title} lead={description} contents={contents}>
          {children}
        </Guide>
      ),
    }),
  };
}
