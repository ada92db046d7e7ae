import { readdirSync, readFileSync } from 'node:fs';
import { nameInApp } from '../demo/build/guides/marked-code.ts';

/** A fenced block of a document. */
export interface CodeBlock {
  readonly document: string;
  /** The line of the document where its code begins. */
  readonly line: number;
  readonly language: string;
  /** The file that its fence or its first line names, such as `// src/main.ts`. */
  readonly file: string;
  /** Whether it is the code of a file that other tests build or run. */
  readonly isOfFile: boolean;
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

const fenced = /^( *)(`{3,})(\w+) ?([^\n]*)\n([\s\S]*?)^\1\2$/gm;

/** Returns the blocks of the documents in any of these languages. */
export function codeBlocks(...languages: readonly string[]): readonly CodeBlock[] {
  return documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    return [...text.matchAll(fenced)]
      .filter(([, , , language = '']) => languages.includes(language))
      .map(({ 1: indent = '', 3: language = '', 4: path = '', 5: lines = '', index }) => {
        const code = lines.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
        const [, named = `block.${language}`] = /^\/\/ ([\w./-]+\.\w+)/.exec(code) ?? [];
        const isOfFile = path !== '';
        const file = isOfFile ? nameInApp(path) : named;
        const line = text.slice(0, index).split('\n').length + 1;
        return { document, line, language, file, isOfFile, code };
      });
  });
}
