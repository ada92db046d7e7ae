import type { ComponentChildren } from 'preact';
import type { Heading } from './markdown.ts';

/** A guide's entry in a list. */
export interface GuideLink {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

export interface GuideGroup {
  readonly title: string;
  /** Whether only its own guides list it. */
  readonly isFolder?: boolean;
  readonly links: readonly GuideLink[];
}

interface Properties {
  readonly groups: readonly GuideGroup[];
  /** The URL of this guide, which is in one of the groups. */
  readonly url: string;
  readonly title: string;
  readonly lead: string;
  readonly contents?: readonly Heading[];
  readonly children: ComponentChildren;
}

/** Shows a guide with its table of contents and the list of all guides. */
export function Guide({ groups, url, title, lead, contents = [], children }: Properties) {
  const group = groups.find(({ links }) => links.some((link) => link.url === url));
  const listed = groups.filter((each) => !each.isFolder || each === group);
  const links = listed.flatMap((each) => each.links);
  const place = links.findIndex((link) => link.url === url);
  return (
    <div class="guide">
      <article>
        <div class="title">
          <p class="crumbs">
            <a href="/docs/">Guides</a> / {group?.title}
            <a class="jump" href="#guides">
              All guides
            </a>
          </p>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {contents.length > 1 && <Contents headings={contents} />}
        <div class="prose">{children}</div>
        <Neighbours previous={links[place - 1]} next={links[place + 1]} />
      </article>
      <nav id="guides" class="guides" aria-label="Guides">
        {listed.map((each) => (
          <section key={each.title} aria-label={each.title}>
            <p>{each.title}</p>
            <ul>
              {each.links.map((link) => (
                <li key={link.url}>
                  <a href={link.url} {...(link.url === url && { 'aria-current': 'page' as const })}>
                    {link.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav class="contents" aria-label="On this page">
      <p>On this page</p>
      <ul>
        {headings
          .filter(({ depth }) => depth <= 3)
          .map(({ id, text, depth }) => (
            <li key={id} {...(depth === 3 && { class: 'deeper' })}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface NeighboursProperties {
  readonly previous: GuideLink | undefined;
  readonly next: GuideLink | undefined;
}

function Neighbours({ previous, next }: NeighboursProperties) {
  return (
    <nav class="neighbours" aria-label="Previous and next">
      {previous && (
        <a href={previous.url} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a class="next" href={next.url} rel="next">
          <span>Next</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}

/** Shows the HTML of a guide's Markdown. */
export function Prose({ html }: { readonly html: string }) {
  // Safe: the build renders it from the project's own files.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
