/** How a page gets the texts of an element in a language. */
export interface LanguageModule {
  readonly module: string;
  /** The name under which the module exports the language. */
  readonly name: string;
}

type Attributes = Readonly<Record<string, string>>;

const longestLine = 80;

/** Writes the tag of an element. */
export function tagCode(attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' && name !== 'fields' ? name : `${name}=${quoted(value)}`,
  );
  const line = `<tool-form ${written.join(' ')}></tool-form>`;
  if (line.length <= longestLine) return line;
  return `<tool-form\n${written.map((attribute) => `  ${attribute}\n`).join('')}></tool-form>`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes the value of an attribute in quotes that it can do without: JSON has many double ones. */
function quoted(value: string): string {
  const mark = value.includes('"') ? "'" : '"';
  const escaped = value.replaceAll(/[&<>"']/g, (character) =>
    /["']/.test(character) && character !== mark ? character : (escapes[character] ?? character),
  );
  return `${mark}${escaped}${mark}`;
}

/** Returns the name under which the package exports the definition of a tool. */
export function toolExport(slug: string): string {
  return `${slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Tool`;
}

/** Writes the module that defines the tag, for a bundler. */
export function moduleCode(slug: string, language: LanguageModule | undefined): string {
  const tool = toolExport(slug);
  const languages = language ? `, languages: [${language.name}]` : '';
  return [
    "import { defineToolForm } from 'toolworker/elements';",
    ...(language ? [`import { ${language.name} } from '${language.module}';`] : []),
    `import { ${tool} } from 'toolworker/tools/${slug}';`,
    '',
    `defineToolForm({ tools: [${tool}]${languages} });`,
  ].join('\n');
}

/** The command that installs the package, for a bundler. */
export const installCommand = 'npm install toolworker';

/** Returns the command that writes the script of a page without a build. */
export function scriptCommand(slug: string, language: string): string {
  const languages = language === 'en' ? '' : ` --languages ${language}`;
  return `npx toolworker init . --elements --tools ${slug}${languages}`;
}

/** Loads what that command writes. */
export const scriptTag = '<script type="module" src="tool-form.js"></script>';
