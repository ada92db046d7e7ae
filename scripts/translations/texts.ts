import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tool } from 'toolworker/core';
import ts from 'typescript';
import type { About } from '../../demo/model/about.ts';
import { aboutTool, infoOf } from '../../demo/model/load-about.ts';
import { pageFieldsOf } from '../../demo/model/tool-page-of.ts';
import { packageTools, tools } from '../../demo/own-tools/tools-of-site.ts';
import { pageFiles } from '../../demo/tools/load-page.ts';
import type { ShownField } from '../../src/form/fields.ts';
import { nameInIntl } from '../../src/form/numbers/beside-unit.ts';
import { contentOf } from '../../src/form/present-tool.ts';
import { once } from '../../src/shared/once.ts';

const demo = fileURLToPath(new URL('../../demo/', import.meta.url));
const elements = fileURLToPath(new URL('../../src/elements/', import.meta.url));

/** A module's imports, and the texts that it shows in the page's language. */
interface Module {
  readonly imports: readonly string[];
  readonly texts: readonly string[];
  /** The texts that have a form for each plural category. */
  readonly plurals: readonly string[];
}

/**
 * The functions that accept an English text, with the index of the argument that is the
 * dictionary's key.
 */
const speakers: Readonly<Record<string, number>> = { t: 0, message: 0, rich: 0, plural: 2 };

function readModule(path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const imports: string[] = [];
  const texts: string[] = [];
  const plurals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      imports.push(node.moduleSpecifier.text);
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier)) imports.push(node.moduleSpecifier.text);
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first) {
        if (ts.isStringLiteral(first)) imports.push(first.text);
      }
      const place = ts.isIdentifier(node.expression) ? speakers[node.expression.text] : undefined;
      const key = place === undefined ? undefined : node.arguments[place];
      if (key && ts.isStringLiteralLike(key)) {
        texts.push(key.text);
        if (place === 2) plurals.push(key.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const inDemo = imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(path), specifier))
    .filter((imported) => /\.tsx?$/.test(imported) && existsSync(imported));
  return { imports: inDemo, texts, plurals };
}

/** Returns these modules and all modules that they import, directly or indirectly. */
function reachedFrom(entries: readonly string[]): ReadonlyMap<string, Module> {
  const reached = new Map<string, Module>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    const module = readModule(path);
    reached.set(path, module);
    module.imports.forEach(visit);
  };
  entries.forEach(visit);
  return reached;
}

/** Returns the modules of the elements, of which a page shows some. */
function elementFiles(): readonly string[] {
  return readdirSync(elements, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(elements, path));
}

function textsOnly(texts: readonly string[]): Module {
  return { imports: [], texts, plurals: [] };
}

function textsIn(modules: Iterable<Module>, ...without: readonly ReadonlySet<string>[]) {
  const texts = [...modules].flatMap((module) => module.texts);
  return new Set(texts.filter((text) => !without.some((others) => others.has(text))));
}

/** Returns the slug of the tool whose folder contains a module. */
function toolOf(path: string): string | undefined {
  const [, folder] = /[\\/]tools[\\/]([\w-]+)[\\/]/.exec(path.slice(demo.length - 1)) ?? [];
  return tools.find(({ slug }) => slug === folder)?.slug;
}

/** The English texts that each dictionary of a language must translate. */
export interface Texts {
  /** The package's: texts of the elements, and those of the definition of each tool. */
  readonly elements: ReadonlySet<string>;
  readonly definitions: ReadonlyMap<string, ReadonlySet<string>>;
  /** For scripts: texts of every page, of forms, of tables, and of the page that embeds a tool. */
  readonly site: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  readonly embed: ReadonlySet<string>;
  /** Texts that are only in the HTML. */
  readonly pages: ReadonlySet<string>;
  /**
   * For each tool, the texts that only the HTML of its page has, and those of its page's own parts.
   */
  readonly tools: ReadonlyMap<
    string,
    { readonly page: ReadonlySet<string>; readonly messages: ReadonlySet<string> }
  >;
  /** Texts that have a form for each plural category. */
  readonly plurals: ReadonlySet<string>;
}

export const readTexts = once(async (): Promise<Texts> => {
  const entry = (name: string) => join(demo, name);
  const definitions = tools.map(textsOfTool);
  const units = definitions.flatMap((definition) => definition.units);
  const ofElements = [...reachedFrom(elementFiles()).values(), textsOnly(units)];
  const ofPackage = textsIn(ofElements);
  const ofSearch = tools.map(({ slug }) => entry(`tools/${slug}/asked.ts`)).filter(existsSync);
  const ofSite = reachedFrom([entry('pages/home/home.tsx'), ...ofSearch]);
  const site = textsIn(ofSite.values(), ofPackage);
  const ofForms = reachedFrom([
    entry('pages/tool/tool.tsx'),
    ...pageFiles.map((path) => entry(join('tools', path))),
  ]);
  const shared = [...ofForms].filter(([path]) => toolOf(path) === undefined);
  const forms = textsIn(
    shared.map(([, module]) => module),
    ofPackage,
    site,
  );
  const ofTables = reachedFrom([entry('pages/tables/tables.tsx')]);
  const tables = textsIn(ofTables.values(), ofPackage, site, forms);
  const ofEmbed = reachedFrom([entry('pages/embed/embed.tsx')]);
  const embed = textsIn(ofEmbed.values(), ofPackage, site, forms);
  const families = tools.map(({ category }) => category);
  const pages = textsIn(
    [...reachedFrom([entry('build/render-site.tsx')]).values(), textsOnly(families)],
    ofPackage,
    site,
    forms,
    tables,
    embed,
  );
  return {
    elements: ofPackage,
    definitions: new Map(
      tools.flatMap(({ slug }, place) => {
        const texts = definitions[place]?.texts;
        return texts && isOfPackage(slug) ? [[slug, new Set(texts)] as const] : [];
      }),
    ),
    site,
    forms,
    tables,
    embed,
    pages,
    plurals: new Set(
      [...ofForms.values(), ...ofTables.values()].flatMap((module) => module.plurals),
    ),
    tools: new Map(
      tools.map(({ slug }, place) => {
        const own = [...ofForms].filter(([path]) => toolOf(path) === slug);
        const messages = textsIn(
          own.map(([, module]) => module),
          ofPackage,
          site,
          forms,
        );
        const { texts = [], textsOfPage = [] } = definitions[place] ?? {};
        const others = isOfPackage(slug) ? texts : [];
        const page = new Set([...texts, ...textsOfPage].filter((text) => !others.includes(text)));
        return [slug, { page, messages }];
      }),
    ),
  };
});

function isOfPackage(slug: string): boolean {
  return packageTools.some((tool) => tool.slug === slug);
}

/**
 * Returns the texts and units of a tool's definition, and the texts that its page adds in its HTML.
 */
function textsOfTool(info: (typeof tools)[number]) {
  const { slug, name, description } = info;
  const about = aboutTool(slug);
  const tool = infoOf(slug);
  const { parameters, response, again } = contentOf(tool);
  const fields = [parameters, response].flatMap(fieldsIn);
  const texts = [
    name,
    ...fields.map(({ title = '' }) => title),
    ...fields.flatMap(labelsIn),
    ...[again?.label ?? []].flatMap((label) =>
      typeof label === 'string' ? label : Object.values(label),
    ),
    ...Object.values(parameters.properties).map(({ description = '' }) => description),
  ];
  // If there is no choice of units, the form names both.
  const isChosen = Object.keys(parameters.properties).some((field) => /unit$/i.test(field));
  const units = fields
    .flatMap((field) => field['x-unit'] ?? [])
    .flatMap((unit) => (isChosen ? unit.split(' or ') : unit));
  return {
    texts: texts.filter(Boolean),
    textsOfPage: [description, ...textsOfAbout(about, tool)].filter(Boolean),
    units: units.filter((unit) => isWord(unit) && nameInIntl(unit) === undefined),
  };
}

/** Returns the texts of what the site says about a tool. */
function textsOfAbout(about: About, tool: Tool): readonly string[] {
  const { synonyms, formula, explanation, topics, reading, sentences, mistake } = about;
  const { description = '', source = '', heading = '', fields = {}, pageFields = {} } = about;
  const ofPage = Object.values(pageFieldsOf(tool, pageFields));
  return [
    ...[description, synonyms, formula, explanation, source],
    ...[heading, topics, reading, mistake],
    ...[...(sentences?.answer ?? []), ...(sentences?.more ?? [])].map(({ text }) => text),
    ...ofPage.flatMap((field) => [field.title ?? '', field.description ?? '']),
    ...ofPage.flatMap(labelsIn),
    ...Object.values(fields).flatMap((field) => field?.title ?? []),
  ];
}

/** Returns the labels of options, or else the options themselves, that may need a translation. */
function labelsIn({ enum: options = [], labels = {} }: ShownField): readonly string[] {
  const names = options.map(String).filter((option) => !Object.hasOwn(labels, option));
  return [...names, ...Object.values(labels)].filter(isWord);
}

function fieldsIn({ properties = {} }: ShownField): readonly ShownField[] {
  return Object.values(properties).flatMap((field) => [
    field,
    ...fieldsIn(field),
    ...fieldsIn(field.items ?? {}),
  ]);
}

/** Whether a text may need a translation: it is not a symbol, a number or a name in code. */
function isWord(text: string): boolean {
  const isCode = /[A-Z]{2}/.test(text) && !/^[a-z]{3}/.test(text);
  return /^\p{L}{3}|\s/u.test(text) && !isCode && !/^\d/.test(text);
}
