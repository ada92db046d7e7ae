import type { ComponentChildren } from 'preact';
import { t } from '../../../src/form/language/language.ts';
import { ownTools, packageTools } from '../../own-tools/tools.ts';
import type { Entry } from '../../search/catalog.ts';
import { Finder } from '../../search/finder.tsx';
import { ToolLinks } from '../../search/tool-links.tsx';
import { KeptTools } from './kept-tools.tsx';

interface Properties {
  /** The heading, and what has to be said before the search. */
  readonly heading: ComponentChildren;
  readonly catalog: readonly Entry[];
  /** Shown between the visitor's own tools and all of them. */
  readonly children?: ComponentChildren;
}

/** A heading, the search, and all tools by family. */
export function ToolList({ heading, catalog, children }: Properties) {
  const families = [...new Set(catalog.map(({ family }) => family))];
  const names = Object.fromEntries(catalog.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <div>{heading}</div>
      <noscript>
        <p class="card">
          {t(
            'The search needs JavaScript, and so do the tools, since your browser does the computing.',
          )}
        </p>
      </noscript>
      <div id="finder">
        <Finder id="search" />
      </div>
      <div id="kept">
        <KeptTools names={names} />
      </div>
      {children}
      {families.map((family) => (
        <Family
          key={family}
          name={family}
          entries={catalog.filter((entry) => entry.family === family)}
        />
      ))}
    </>
  );
}

interface FamilyProperties {
  readonly name: string;
  readonly entries: readonly Entry[];
}

function Family({ name, entries }: FamilyProperties) {
  return (
    <section class="family" aria-labelledby={familyId(name)}>
      <h2 id={familyId(name)}>{name}</h2>
      <ToolLinks entries={entries} />
      {ownTools.some(({ category }) => t(category) === name) && (
        <p class="note">
          {t('An example of a tool that a site adds to the {count} of the package.', {
            count: String(packageTools.length),
          })}
        </p>
      )}
    </section>
  );
}

/** Returns the id of a family's heading. The family is named in the page's language. */
export function familyId(family: string): string {
  return family.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
