import { readdirSync, readFileSync } from 'node:fs';

/** A fenced block of a document. */
export interface CodeBlock {
  readonly document: string;
  /** The line of the document where its code begins. */
  readonly line: number;
  readonly language: string;
  /** The file that its first line names, such as `// src/main.ts`. */
  readonly file: string;
  readonly code: string;
}

/** The README and the guides. */
export const documents: readonly string[] = [
  'README.md',
  ...readdirSync('demo/docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `demo/docs/${name.replaceAll('\\', '/')}`)
    .sort(),
];

const fenced = /^( *)(`{3,})(\w+)[^\n]*\n([\s\S]*?)^\1\2$/gm;

/** Returns the blocks of the documents in any of these languages. */
export function codeBlocks(...languages: readonly string[]): readonly CodeBlock[] {
  return documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    return [...text.matchAll(fenced)]
      .filter(([, , , language = '']) => languages.includes(language))
      .map(({ 1: indent = '', 3: language = '', 4: lines = '', index }) => {
        const code = lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
        const [, file = `block.${language}`] = /^\/\/ ([\w./-]+\.\w+)/.exec(code) ?? [];
        const line = text.slice(0, index).split('\n').length + 1;
        return { document, line, language, file, code };
      });
  });
}
