import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Translation, translations } from '../../demo/language/languages.ts';
import type { Dictionary } from '../../src/form/language/language.ts';
import { readTexts } from './texts.ts';

/**
 * A part of a file. The file of a tool's page has two sections; in any other file, the only one has
 * no name.
 */
export interface Section {
  readonly name: string;
  readonly dictionary: Dictionary;
  /** The English texts that the demo shows from this section. */
  readonly needed: ReadonlySet<string>;
}

/** A file with translations into one language. It has no sections if the demo does not use it. */
export interface DictionaryFile {
  readonly code: Translation;
  /** From the folder of the project. */
  readonly path: string;
  readonly sections: readonly Section[];
}

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Stands for the code of a language in a path. */
const anyLanguage = '<code>';

/** The folders of the texts of the package and of the demo. */
const folders = [`src/form/languages/${anyLanguage}/`, `demo/language/${anyLanguage}/`] as const;

/** Resolves to the files of all languages, with the texts that the demo needs from them. */
export async function readDictionaries(): Promise<readonly DictionaryFile[]> {
  const needed = await textsByFile();
  return translations.flatMap((code) => {
    const paths = new Set([
      ...[...needed.keys()].map((path) => path.replace(anyLanguage, code)),
      ...folders.map((folder) => folder.replace(anyLanguage, code)).flatMap(filesIn),
    ]);
    return [...paths].map((path) => {
      const sections = needed.get(path.replace(`/${code}/`, `/${anyLanguage}/`)) ?? {};
      return { code, path, sections: sectionsOf(project + path, sections) };
    });
  });
}

/** The texts that the demo needs from a file, by section. */
type Needed = Readonly<Record<string, ReadonlySet<string>>>;

async function textsByFile(): Promise<ReadonlyMap<string, Needed>> {
  const { elements, definitions, tools, ...ofSite } = await readTexts();
  const { site, forms, tables, embed, pages } = ofSite;
  const [ofPackage, ofDemo] = folders;
  const whole = (texts: ReadonlySet<string>): Needed => ({ '': texts });
  return new Map<string, Needed>([
    [`${ofPackage}texts.json`, whole(elements)],
    [`${ofPackage}errors.json`, whole(errorPhrases())],
    ...[...definitions].map(
      ([slug, texts]) => [`${ofPackage}tools/${slug}.json`, whole(texts)] as const,
    ),
    ...Object.entries({ site, forms, tables, embed, pages }).map(
      ([name, texts]) => [`${ofDemo}${name}.json`, whole(texts)] as const,
    ),
    ...[...tools].map(([slug, texts]) => [`${ofDemo}tools/${slug}.json`, { ...texts }] as const),
  ]);
}

/**
 * Returns the sentences and phrases of the tools' errors, which a test of the specs writes into a
 * file.
 */
function errorPhrases(): ReadonlySet<string> {
  const lines = readFileSync(`${project}scripts/translations/error-phrases.txt`, 'utf8');
  return new Set(lines.trimEnd().split('\n'));
}

function filesIn(folder: string): readonly string[] {
  // A new language has none yet.
  if (!existsSync(project + folder)) return [];
  return readdirSync(project + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => folder + path.replaceAll('\\', '/'));
}

function sectionsOf(path: string, needed: Needed): readonly Section[] {
  const content = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const dictionaries: Readonly<Record<string, Dictionary>> = { ...content, '': content };
  return Object.entries(needed).map(([name, texts]) => ({
    name,
    dictionary: dictionaries[name] ?? {},
    needed: texts,
  }));
}

/** Returns the texts that a section lacks, which the demo shows in English. */
export function missingIn({ dictionary, needed }: Section): readonly string[] {
  return [...needed].filter((text) => !Object.hasOwn(dictionary, text));
}

/** Returns the texts of a section that the demo no longer shows. */
export function unusedIn({ dictionary, needed }: Section): readonly string[] {
  return Object.keys(dictionary).filter((text) => !needed.has(text));
}

/** Returns the content of a file with its translation of a text under the text's new wording. */
export function withRenamed(json: string, text: string, wording: string): string {
  const content: unknown = JSON.parse(json, (_, value) =>
    value !== null && typeof value === 'object' && Object.hasOwn(value, text)
      ? Object.fromEntries(
          Object.entries(value).map(([key, one]) => [key === text ? wording : key, one]),
        )
      : value,
  );
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the content of a file without the texts that the demo no longer shows. */
export function withoutUnused(sections: readonly Section[]): string {
  const kept = sections.map(({ name, dictionary, needed }) => {
    const used = Object.entries(dictionary).filter(([text]) => needed.has(text));
    return [name, Object.fromEntries(used)] as const;
  });
  const { '': whole, ...named } = Object.fromEntries(kept);
  return `${JSON.stringify(whole ?? named, null, 2)}\n`;
}
