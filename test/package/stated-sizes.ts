import { resolve } from 'node:path';
import { tools } from 'toolworker';
import { camelCase, definitionName } from '../../scripts/names.ts';
import { bundle, gzipBytes, sizesOf } from './bundle.ts';

const bmi = ['bmi-calculator'] as const;
const three = [...bmi, 'loan-payoff-calculator', 'percentage-of'] as const;
const five = [...three, 'angle-converter', 'color-converter'] as const;

const roofPitch = resolve('test/package/servers/roof-pitch.js');

const functions = tools.map(({ operation }) => camelCase(operation)).join(', ');

/** What a page loads for the element by its script, as names of files in `dist`. */
const element = ['tool-form', 'tool-form/element'] as const;
const german = 'tool-form/languages/de';
const ofTool = (slug: string) => `tool-form/tools/${slug}`;

/** What each size is of: the code of a bundle, or files in `dist` with those that they import. */
const measured: Readonly<Record<string, () => Promise<string> | readonly string[]>> = {
  percentageOf: () => bundle("export { percentageOf } from 'toolworker';"),
  countWords: () => bundle("export { countWords } from 'toolworker';"),
  countTokens: () => bundle("export { countTokens } from 'toolworker';"),
  functions: () => bundle(`export { ${functions} } from 'toolworker';`),
  createClient: () => bundle("export { createClient } from 'toolworker/client';"),
  'client file': () => ['toolworker-client'],
  install: () => bundle("export { install } from 'toolworker/client';"),
  interceptFetch: () => bundle("export { interceptFetch, tools } from 'toolworker';"),
  worker: () => ['toolworker'],
  'worker with one tool': () => bundle(moduleOf('startToolWorker', bmi)),
  'handler with no tools': () => bundle(moduleOf('createHandler', [])),
  'handler with one tool': () => bundle(moduleOf('createHandler', bmi)),
  'handler with five tools': () => bundle(moduleOf('createHandler', five)),
  'handler with an own tool': () => bundle(moduleOf('createHandler', bmi, roofPitch)),
  bundle: () => ['bundle'],
  element: () => bundle("export { defineToolForm } from 'toolworker/elements';"),
  'script of the element': () => ['tool-form'],
  'page with one tool': () => [...element, ...bmi.map(ofTool)],
  'page with three tools': () => [...element, ...three.map(ofTool)],
  'German page with one tool': () => [
    ...element,
    ...bmi.map(ofTool),
    german,
    `${german}/${bmi[0]}`,
  ],
  'texts of a tool': () => [`${german}/${bmi[0]}`],
  language: () => [german],
};

function bytesOf(what: string | readonly string[]): number {
  if (typeof what === 'string') return gzipBytes(what);
  const files = new Map(what.flatMap((name) => [...sizesOf(`dist/${name}.js`)]));
  return [...files.values()].reduce((sum, size) => sum + size, 0);
}

/** Returns a module that calls a function of the package with some of its tools. */
function moduleOf(name: string, slugs: readonly string[], own?: string): string {
  const imports = slugs.map(
    (slug) => `import { ${definitionName(slug)} } from 'toolworker/tools/${slug}';`,
  );
  const names = [...slugs.map(definitionName), ...(own === undefined ? [] : ['roofPitchTool'])];
  return [
    `import { ${name} } from 'toolworker/core';`,
    ...imports,
    ...(own === undefined ? [] : [`import { roofPitchTool } from '${own}';`]),
    `export const made = ${name}({ tools: [${names.join(', ')}] });`,
  ].join('\n');
}

/** Resolves to the gzip bytes of what the README and the guides state, by name. */
export async function measureSizes(): Promise<ReadonlyMap<string, number>> {
  const sizes = Object.entries(measured).map(
    async ([name, what]) => [name, bytesOf(await what())] as const,
  );
  const known = new Map(await Promise.all(sizes));
  const difference = (one: string, other: string) =>
    (known.get(one) ?? 0) - (known.get(other) ?? 0);
  return known.set('own tool', difference('handler with an own tool', 'handler with one tool'));
}

/** A size and the mark behind it: `60 kB<!-- size worker -->`. */
const stated = /(\d+(?:\.\d+)?) kB<!-- size ([\w ]+) -->/g;

/**
 * Writes the sizes into a Markdown file, before their marks. A size that is within one unit of its
 * last digit stays, so that a few bytes change no guide. Throws if a mark names no size.
 */
export function writeSizes(markdown: string, sizes: ReadonlyMap<string, number>): string {
  return markdown.replaceAll(stated, (text, written: string, name: string) => {
    const bytes = sizes.get(name);
    if (bytes === undefined) throw new Error(`There is no size ${name}.`);
    const kilobytes = bytes / 1000;
    const digits = kilobytes < 9.95 ? 1 : 0;
    const isClose =
      (written.split('.')[1]?.length ?? 0) === digits &&
      Math.abs(Number(written) - kilobytes) < 10 ** -digits;
    return isClose ? text : `${kilobytes.toFixed(digits)} kB<!-- size ${name} -->`;
  });
}
