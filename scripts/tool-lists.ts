import { existsSync, readFileSync } from 'node:fs';
import type { Tool } from '../src/tool.ts';
import { categories } from '../src/tool-info.ts';
import { camelCase, definitionName, kebabCase, typeName } from './names.ts';
import { toolGuide } from './tool-guides.ts';

// The lists of all tools follow from the definitions in their folders. Only the order within a
// category is the registry's.

const modules = import.meta.glob<Readonly<Record<string, Tool>>>('../src/tools/*/tool.ts', {
  eager: true,
});

/** A tool as the lists have it. */
export interface Listed {
  readonly tool: Tool;
  /** The name of its definition: `bmiCalculatorTool`. */
  readonly name: string;
}

const registry = 'src/tools/registry.ts';

function definitionIn(path: string, module: Readonly<Record<string, Tool>>): Listed {
  const slug = path.split('/').at(-2) ?? '';
  const name = definitionName(slug);
  const { [name]: tool } = module;
  const file = `src/tools/${slug}/tool.ts`;
  if (!tool) throw new Error(`${file}: export the definition as ${name}.`);
  if (tool.slug !== slug) throw new Error(`${file}: write slug: '${slug}', as its folder.`);
  return { tool, name };
}

/** Returns the definitions in the folders of the tools. */
export function definitions(): readonly Listed[] {
  return Object.entries(modules).map(([path, module]) => definitionIn(path, module));
}

/**
 * Returns the definitions by category, those that the registry has not listed yet at the end of
 * theirs.
 */
function inOrder(listed: string): readonly Listed[] {
  const placeOf = ({ tool, name }: Listed) => {
    const place = listed.indexOf(`  ${name},\n`);
    const category = categories.map(String).indexOf(tool.category);
    return [category, place < 0 ? listed.length : place] as const;
  };
  return [...definitions()].sort((one, other) => {
    const [category, place] = placeOf(one);
    const [otherCategory, otherPlace] = placeOf(other);
    return category - otherCategory || place - otherPlace;
  });
}

/** Replaces consecutive lines that match. */
function withLines(text: string, line: RegExp, lines: readonly string[]): string {
  const all = text.split('\n');
  const first = all.findIndex((one) => line.test(one));
  const kept = all.filter((one) => !line.test(one));
  return [...kept.slice(0, first), ...lines, ...kept.slice(first)].join('\n');
}

function registryOf(text: string, tools: readonly Listed[]): string {
  const imports = tools.map(
    ({ tool, name }) => `import { ${name} } from './${tool.slug}/tool.ts';`,
  );
  const imported = withLines(
    text,
    /^import \{ \w+Tool \} from '\.\/[\w-]+\/tool\.ts';$/,
    imports.sort(),
  );
  return withLines(
    imported,
    /^ {2}\w+Tool,$/,
    tools.map(({ name }) => `  ${name},`),
  );
}

function entryOf(text: string, tools: readonly Listed[]): string {
  const exported = [
    "export { tools } from './tools/registry.ts';",
    ...tools.map(({ tool }) => `export * from './tools/${tool.slug}/index.ts';`),
  ];
  const pathIn = (line: string) => line.split("'")[1] ?? '';
  const sorted = exported.sort((one, other) => (pathIn(one) < pathIn(other) ? -1 : 1));
  return withLines(text, /^export (?:\*|\{ tools \}) from '\.\/tools\//, sorted);
}

function readmeOf(text: string, tools: readonly Listed[]): string {
  const lines = categories.map((category) => {
    const slugs = tools
      .filter(({ tool }) => tool.category === category)
      .map(({ tool }) => `\`${tool.slug}\``);
    return `- ${category}: ${slugs.join(', ')}`;
  });
  return withLines(text, /^- [\w, ]+: `[\w-]+`/, lines);
}

function guideOf(text: string, tools: readonly Listed[]): string {
  const rows = tools.map(
    ({ tool: { slug, operation, description } }) =>
      `| [\`${slug}\`](tools/${slug}.md) | \`${camelCase(operation)}\` | \`${typeName(slug, 'Request')}\` | ${description} |`,
  );
  return withLines(text, /^\| \[?`[\w-]+`(?:\]\S+)? \| `\w+` \| /, rows);
}

/** Returns the modules that export a tool, for those that have none. */
function newIndexes(tools: readonly Listed[]): readonly (readonly [file: string, text: string])[] {
  return tools.flatMap(({ tool: { slug, operation }, name }) => {
    const file = `src/tools/${slug}/index.ts`;
    const exported = [
      `export * from './${kebabCase(operation)}.ts';\n`,
      `export { ${name} } from './tool.ts';\n`,
    ];
    return existsSync(file) ? [] : [[file, exported.join('')] as const];
  });
}

/** Resolves to the guides to the tools that are not up to date, with their new text. */
export async function changedGuides(): Promise<readonly (readonly [file: string, text: string])[]> {
  const guides = await Promise.all(
    definitions().map(async ({ tool }) => {
      const file = `demo/docs/tools/${tool.slug}.md`;
      return [file, await toolGuide(tool)] as const;
    }),
  );
  return guides.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
}

/** Returns the files that list the tools and are not up to date, with their new text. */
export function changedLists(): readonly (readonly [file: string, text: string])[] {
  const tools = inOrder(readFileSync(registry, 'utf8'));
  const lists = [
    [registry, registryOf],
    ['src/index.ts', entryOf],
    ['README.md', readmeOf],
    ['demo/docs/tools.md', guideOf],
  ] as const;
  const changed = lists.flatMap(([file, write]) => {
    const text = readFileSync(file, 'utf8');
    const written = write(text, tools);
    return written === text ? [] : [[file, written] as const];
  });
  return [...newIndexes(tools), ...changed];
}
