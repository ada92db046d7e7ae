import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { languageOf } from './highlight.ts';

/** Matches `<!-- code path#region -->` to `<!-- /code -->`; the region is optional. */
const marked =
  /^<!-- code ([^\s#]+)(?:#([\w-]+))? -->\n((?:(?!<!-- code ).*\n)*?)<!-- \/code -->$/gm;

const start = /^<!-- code .*/m;

/**
 * Writes the code of each named file, or of a region of it, between its markers. Paths are from the
 * root, and the link to the file is relative to the Markdown file.
 */
export function writeCode(markdown: string, file: string, root: string): string {
  return markdown.replaceAll(marked, (_, path: string, region?: string) => {
    const name = region === undefined ? path : `${path}#${region}`;
    const code = codeOf(path, region, root, file);
    const marks = '`'.repeat(Math.max(3, longestRun(code) + 1));
    const link = relative(dirname(join(root, file)), join(root, path)).replaceAll(sep, '/');
    return [
      `<!-- code ${name} -->`,
      `[\`${nameInApp(path)}\`](${link})`,
      '',
      `${marks}${languageOf(path)} ${name}`,
      code,
      marks,
      '<!-- /code -->',
    ].join('\n');
  });
}

/**
 * Removes the markers of code with the links below them, since the site names the file above its
 * code, and the marks of sizes. Throws if a marker of code has no end.
 */
export function withoutMarkers(markdown: string, file: string): string {
  const text = markdown
    .replaceAll(marked, (_, _path, _region, block: string) => block.replace(/^\[.*\n/, '').trim())
    .replaceAll(/<!-- size [\w ]+ -->/g, '');
  const [left] = start.exec(text) ?? [];
  if (left !== undefined) throw new Error(`${file}: ${left} has no end.`);
  return text;
}

/** Returns the path of a file relative to its app's folder. */
export function nameInApp(path: string): string {
  return path.replace(
    /^test\/(?:hosts\/apps\/[\w-]+|hosts\/runners|browser\/cdn|browser\/without-build|package\/servers)\//,
    '',
  );
}

function longestRun(code: string): number {
  return Math.max(0, ...[...code.matchAll(/^\s*(`+)/gm)].map(([, run = '']) => run.length));
}

/** A comment in any language that starts or ends a region. */
const regionMark = /^\s*(?:\/\/|\/\*|#|<!--|--)\s*#(end)?region\s+([\w-]+)/;

function codeOf(path: string, region: string | undefined, root: string, from: string): string {
  const lines = readSource(join(root, path), `${from}: ${path}`).trimEnd().split('\n');
  const marks = lines.map((line) => regionMark.exec(line));
  const place = (end: 'end' | undefined) =>
    marks.findIndex((mark) => mark !== null && mark[1] === end && mark[2] === region);
  const [first, last] =
    region === undefined ? [-1, lines.length] : [place(undefined), place('end')];
  if (region !== undefined && (first < 0 || last < first)) {
    throw new Error(`${from}: ${path}#${region}: there is no such region.`);
  }
  return dedent(lines.filter((_, line) => line > first && line < last && !marks[line]));
}

function readSource(file: string, named: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${named}: there is no such file.`, { cause });
  }
}

function dedent(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(depth)).join('\n');
}
