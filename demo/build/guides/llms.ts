import type { Guide } from './guides.ts';

interface Group {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** Returns the URL of a page's Markdown, by the convention of https://llmstxt.org. */
export function markdownUrl({ url }: Guide): string {
  return `${url}index.html.md`;
}

/** Returns the page as Markdown, with its title and description. */
export function markdownPage({ title, description, markdown }: Guide): string {
  return `# ${title}\n\n> ${description}\n\n${markdown}\n`;
}

/** Returns the site's index for language models, in the format of https://llmstxt.org. */
export function llmsIndex(summary: string, groups: readonly Group[]): string {
  const lists = groups.map(({ title, guides }) => {
    const items = guides.map(
      (guide) => `- [${guide.title}](${markdownUrl(guide)}): ${guide.description}`,
    );
    return `## ${title}\n\n${items.join('\n')}`;
  });
  return `${[
    '# Toolworker',
    `> ${summary}`,
    ...lists,
    '## Optional\n\n- [All guides in one file](/llms-full.txt)\n- [OpenAPI document](/api/openapi.json)',
  ].join('\n\n')}\n`;
}

/** Returns all guides as one file. */
export function llmsFull(summary: string, groups: readonly Group[]): string {
  const pages = groups.flatMap(({ guides }) => guides.map(markdownPage));
  return `# Toolworker\n\n> ${summary}\n\n${pages.join('\n')}`;
}
