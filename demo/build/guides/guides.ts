import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Heading, type Part, partsOf, renderMarkdown } from './markdown.ts';
import { withoutMarkers } from './marked-code.ts';
import { repository } from './repository.ts';

/** A section with its guides in reading order. */
export interface GuideSection {
  readonly title: string;
  /** Whether it has all guides of a folder, which are too many for the lists of other guides. */
  readonly isFolder: boolean;
  readonly guides: readonly Guide[];
}

export interface Guide {
  /** The path of its file below `demo/docs`, without `.md`. */
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly parts: readonly Part[];
  /** The Markdown for agents, with links that work on the site. */
  readonly markdown: string;
}

/** A guide before its links are resolved. */
interface Draft extends Omit<Guide, 'html' | 'contents'> {
  readonly file: string;
}

/**
 * Reads the guides in `demo/docs` of a project's folder. Throws if a page or a link's target is
 * missing.
 */
export function readGuides(project: string): readonly GuideSection[] {
  const root = resolve(project);
  const folder = join(root, 'demo/docs');
  return orderGuides(readPages(folder, root), readSections(folder));
}

function readPages(folder: string, root: string): readonly Guide[] {
  const drafts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readDraft(join(folder, name), folder, root));
  return drafts.map((draft) => {
    const resolveLink = linkResolver(draft, drafts, folder, root);
    const html = renderMarkdown(draft.markdown, {
      link: resolveLink,
      picture: (source) => pictureUrl(source, draft.file, root),
      source: (name) => `${repository}/blob/main/${name.replace(/#.*/, '')}`,
    });
    const contents = draft.parts.flatMap(({ heading }) => heading ?? []);
    const markdown = draft.markdown.replaceAll(/\]\(([^)\s]+)\)/g, (link, href: string) =>
      /\.md(?:#|$)/.test(href) ? `](${resolveLink(href)})` : link,
    );
    return { ...draft, html, contents, markdown };
  });
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

function readDraft(file: string, folder: string, root: string): Draft {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const name = relative(root, file);
  const [head = '', fields = ''] = frontMatter.exec(source) ?? [];
  const field = (key: string) => {
    const [, value] = new RegExp(`^${key}:\\s*(.+)$`, 'm').exec(fields) ?? [];
    if (value === undefined) throw new Error(`${name}: the front matter has no ${key}.`);
    return value.trim().replace(/^(['"])(.*)\1$/, '$2');
  };
  const title = field('title');
  const body = source.slice(head.length).trim();
  const [heading = '', headingText] = /^# (.+)\n?/.exec(body) ?? [];
  if (headingText !== undefined && headingText.trim() !== title) {
    throw new Error(`${name}: the first heading differs from the title, ${title}.`);
  }
  const markdown = withoutMarkers(body.slice(heading.length).trim(), name);
  const parts = partsOf(markdown);
  if (parts.some((part) => part.heading?.depth === 1)) {
    throw new Error(`${name}: the title is the only heading with one #.`);
  }
  const path = relative(folder, file).replaceAll(sep, '/').replace(/\.md$/, '');
  return {
    file,
    path,
    url: `/docs/${path}/`.replace(/(?<=\/)index\/$/, ''),
    title,
    description: field('description'),
    section: field('section'),
    markdown,
    parts,
  };
}

function linkResolver(from: Draft, drafts: readonly Draft[], folder: string, root: string) {
  const place = relative(root, from.file);
  return (href: string): string => {
    if (/^(?:https?:|mailto:|\/)/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const file = path === '' ? from.file : resolve(dirname(from.file), decodeURI(path));
    const target = drafts.find((draft) => draft.file === file);
    if (!target) return sourceUrl(file, anchor, `${place}: ${href}`, folder, root);
    if (anchor && !target.parts.some(({ heading }) => heading?.id === anchor)) {
      throw new Error(`${place}: ${href} leads to no heading.`);
    }
    const url = target === from ? '' : target.url;
    return anchor ? `${url}#${anchor}` : target.url;
  };
}

/** Returns the URL of a project file that is not a page. */
function sourceUrl(
  file: string,
  anchor: string | undefined,
  link: string,
  folder: string,
  root: string,
): string {
  const name = relative(root, file).replaceAll(sep, '/');
  const isPage = file.startsWith(folder + sep) && file.endsWith('.md');
  if (isPage || name.startsWith('..') || !existsSync(file)) {
    throw new Error(`${link} leads nowhere.`);
  }
  return `${repository}/blob/main/${name}${anchor ? `#${anchor}` : ''}`;
}

/** Returns the path of a picture from the site's root, where the build finds the file. */
function pictureUrl(source: string, from: string, root: string): string {
  if (source.startsWith('/')) return source;
  const file = resolve(dirname(from), source);
  const site = join(root, 'demo');
  if (!existsSync(file) || !file.startsWith(site + sep)) {
    throw new Error(`${relative(root, from)}: there is no picture ${source} below demo.`);
  }
  return `/${relative(site, file).replaceAll(sep, '/')}`.replace(/^\/public\//, '/');
}

/**
 * A section in `sections.json`: the paths of its pages below `demo/docs`, without `.md`, or the
 * folder that has them.
 */
interface ListedSection {
  readonly title: string;
  readonly pages?: readonly string[];
  readonly folder?: string;
}

function readSections(folder: string): readonly ListedSection[] {
  return JSON.parse(readFileSync(join(folder, 'sections.json'), 'utf8'));
}

/**
 * Returns the guides in the order of the sections. Throws if the guides and the sections disagree.
 */
function orderGuides(
  guides: readonly Guide[],
  sections: readonly ListedSection[],
): readonly GuideSection[] {
  const list = 'demo/docs/sections.json';
  const pagesIn = (folder: string) =>
    guides.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`));
  const ordered = sections.map(({ title, folder = '', pages = pagesIn(folder) }) => ({
    title,
    isFolder: folder !== '',
    guides: pages.map((path) => {
      const guide = guides.find((candidate) => candidate.path === path);
      if (!guide) throw new Error(`${list}: there is no page ${path}.`);
      if (guide.section !== title) {
        throw new Error(`${list}: ${path} says that its section is ${guide.section}.`);
      }
      return guide;
    }),
  }));
  const listed = new Set(ordered.flatMap((section) => section.guides));
  const left = guides.find((guide) => !listed.has(guide));
  if (left) throw new Error(`${list}: ${left.path} is in no section.`);
  return ordered;
}
