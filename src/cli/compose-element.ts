import { exportedName } from '../node/exported-name.ts';
import { type ElementLanguageCode, elementLanguages } from './element-languages.ts';

/** A module of the element or of a tool, in the format of CommonJS. */
export interface ElementPart {
  /** The names of the modules that it requires, from `./`. */
  readonly imports: readonly string[];
  readonly code: string;
}

/** The modules of the element, of every tool and of every language, by the names of their files. */
export type ElementParts = Readonly<Record<string, ElementPart>>;

/** The name of the module that exports `defineToolForm()`. */
export const elementPart = 'tool-form';

/**
 * Returns one module that defines `<tool-form>` with these tools and languages, as a bundler would
 * make it.
 */
export function composeElement(
  slugs: readonly string[],
  codes: readonly ElementLanguageCode[],
  parts: ElementParts,
): string {
  const files = filesInOrder([elementPart, ...slugs, ...codes].map(fileOf), parts);
  const definitions = files.map((file) => {
    const code = partOf(file, parts).code;
    return `define(${JSON.stringify(pathOf(file))}, (exports, require) => {\n${code}\n});\n`;
  });
  const tools = slugs.map((slug) => `${moduleOf(slug)}.${exportedName(slug)}`);
  const languages = codes.map((code) => `${moduleOf(code)}.${elementLanguages[code]}`);
  const options = [`tools: [${tools.join(', ')}]`, `languages: [${languages.join(', ')}]`];
  return `const modules = {};
const define = (path, run) => run((modules[path] = {}), (needed) => modules[needed]);
${definitions.join('')}${moduleOf(elementPart)}.defineToolForm({ ${options.join(', ')} });
`;
}

/** Returns the names of files and of all that they require, each after what it requires. */
function filesInOrder(files: readonly string[], parts: ElementParts): readonly string[] {
  const ordered = new Set<string>();
  const add = (file: string): void => {
    if (ordered.has(file)) return;
    for (const needed of partOf(file, parts).imports) add(needed);
    ordered.add(file);
  };
  for (const file of files) add(file);
  return [...ordered];
}

function partOf(file: string, parts: ElementParts): ElementPart {
  const part = parts[file];
  if (!part) throw new Error(`The package has no part ${file} of the element. Install it again.`);
  return part;
}

const fileOf = (name: string) => `${name}.js`;
const pathOf = (file: string) => `./${file}`;
const moduleOf = (name: string) => `modules[${JSON.stringify(pathOf(fileOf(name)))}]`;
