import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { languageOf } from './languages.ts';

/** `<<< ../app/main.js#region{ts}`, as in VitePress; region and language are optional. */
const inclusion = /^<<<\s+([^\s#{]+)(?:#([\w-]+))?\s*(?:\{(\w+)\})?\s*$/;

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Replaces each line `<<< path` with the code of that file, in a fence with the file's path from the root. */
export function includeCode(markdown: string, file: string, root: string): string {
  let open: string | undefined;
  const lines = markdown.split('\n').map((line) => {
    const [, marks] = fence.exec(line) ?? [];
    if (marks && (open === undefined || marks.startsWith(open))) {
      open = open === undefined ? marks : undefined;
    }
    const [, path, region, language] = (open === undefined && inclusion.exec(line)) || [];
    if (path === undefined) return line;
    const source = resolve(dirname(file), path);
    const name = relative(root, source).replaceAll(sep, '/');
    const code = codeOf(source, region, `${relative(root, file)}: <<< ${path}`);
    const marksAround = '`'.repeat(Math.max(3, longestRun(code) + 1));
    const info = `${language ?? languageOf(name)} ${name}${region ? `#${region}` : ''}`;
    return `${marksAround}${info}\n${code}\n${marksAround}`;
  });
  return lines.join('\n');
}

function longestRun(code: string): number {
  return Math.max(0, ...[...code.matchAll(/^\s*(`+)/gm)].map(([, run = '']) => run.length));
}

/** A comment in any language that starts or ends a region. */
const regionMark = /^\s*(?:\/\/|\/\*|#|<!--|--)\s*#(end)?region\s+([\w-]+)/;

function codeOf(file: string, region: string | undefined, included: string): string {
  const lines = readSource(file, included).trimEnd().split('\n');
  const marks = lines.map((line) => regionMark.exec(line));
  const place = (end: 'end' | undefined) =>
    marks.findIndex((mark) => mark !== null && mark[1] === end && mark[2] === region);
  const [first, last] =
    region === undefined ? [-1, lines.length] : [place(undefined), place('end')];
  if (region !== undefined && (first < 0 || last < first)) {
    throw new Error(`${included}#${region}: there is no such region.`);
  }
  return dedent(lines.filter((_, line) => line > first && line < last && !marks[line]));
}

function readSource(file: string, included: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${included}: there is no such file.`, { cause });
  }
}

function dedent(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(depth)).join('\n');
}
