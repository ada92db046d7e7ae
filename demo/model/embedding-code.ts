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

/** Writes the module that defines the tag in a language, for a bundler. */
export function moduleCode(slug: string, language: string): string {
  const tool = toolExport(slug);
  const isEnglish = language === 'en';
  return [
    "import { defineToolForm } from 'toolworker/elements';",
    ...(isEnglish
      ? []
      : [`import { ${language} } from 'toolworker/elements/languages/${language}';`]),
    `import { ${tool} } from 'toolworker/tools/${slug}';`,
    '',
    `defineToolForm({ tools: [${tool}]${isEnglish ? '' : `, languages: [${language}]`} });`,
  ].join('\n');
}

/** The command that installs the package, for a bundler. */
export const installCommand = 'npm install toolworker';

/** Returns the command that copies the files of a page without a build. */
export function scriptCommand(slug: string): string {
  return `npx toolworker init . --elements --tools ${slug}`;
}

/** Loads the files that this command copies. */
export const scriptTag = '<script type="module" src="tool-form.js"></script>';
