import { fileURLToPath } from 'node:url';
import { translations } from '../demo/language/languages.ts';

// The files from which a page without a build loads the element, its tools and its languages.

const fromSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The script of such pages, and the languages, which bundlers load as well. */
export const elementEntries = {
  'tool-form': fromSource('elements/load-elements.ts'),
  ...Object.fromEntries(
    translations.map((code) => [
      `tool-form/languages/${code}`,
      fromSource(`form/languages/${code}.ts`),
    ]),
  ),
};

/**
 * Returns the name of a file: `tool-form/tools/bmi-calculator.js`, `tool-form/languages/de.js` or
 * `tool-form/languages/de/bmi-calculator.js`.
 */
export function fileOfElement({ name, facadeModuleId }: Chunk): string {
  const path = facadeModuleId?.replaceAll('\\', '/') ?? '';
  const [, slug] = /\/src\/tools\/([\w-]+)\/tool\.ts$/.exec(path) ?? [];
  const [, code, ofTool] = /\/languages\/(\w+)\/tools\/([\w-]+)\.json$/.exec(path) ?? [];
  if (slug) return `tool-form/tools/${slug}.js`;
  if (code) return `tool-form/languages/${code}/${ofTool}.js`;
  return name in elementEntries ? `${name}.js` : `tool-form/${name}.js`;
}

interface Chunk {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}

/** What nearly every tool needs, besides what the element itself does. */
const shared =
  /[\\/]src[\\/](?:tools[\\/]built-in-tool|fields[\\/](?:choice|cross-field-rule|number|optional|parse)|shared[\\/](?:common-names|rational))\.ts$/;

/** Few files, since a page loads, and compresses, one large file faster than several small ones. */
export const sharedByElements = [
  {
    name: 'element',
    test: new RegExp(`define-tool-form\\.ts$|${shared.source}`),
    priority: 2,
  },
  {
    // Tools that only compute with numbers need none of them.
    name: 'texts',
    test: /[\\/]src[\\/](?:fields[\\/](?:date|list|notation|text|time)|characters[\\/]white-space)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    // Most tools with irrational results need all of it.
    name: 'real',
    test: /[\\/]src[\\/]shared[\\/](?:exponential|logarithm|once|power|real)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
