import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const longest = 100;

/** A comment that takes the whole line, or begins or goes on there. */
const isComment = /^\s*(?:\/\/|\/\*|\*)/;

/** Returns the paths of all files in a folder, without those of packages. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return path;
    return entry.name === 'node_modules' ? [] : filesIn(path);
  });
}

test.each(['src', 'sw', 'demo', 'scripts', 'test', 'measure'])(
  'the lines of comments in %s are as short as those of code, unless an address is longer',
  (folder) => {
    const paths = filesIn(folder).filter((path) => /\.(?:[jt]sx?|css)$/.test(path));
    const long = paths.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => line.length > longest && isComment.test(line))
        .filter(({ line }) => !/https:\/\/\S+$/.test(line))
        .map(({ place }) => place),
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(long, `Break these lines after ${longest} characters`).toEqual([]);
  },
);
