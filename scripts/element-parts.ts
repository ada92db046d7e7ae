import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type ElementParts, elementPart } from '../src/cli/compose-element.ts';
import { languageCodes } from '../src/cli/element-languages.ts';
import { tools } from '../src/tools/registry.ts';
import { chunksOf } from './licenses.ts';

const fromSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The modules of the element, of each tool and of each language, by the names of their parts. */
export const elementPartEntries = {
  [elementPart]: fromSource('elements/define-tool-form.ts'),
  ...Object.fromEntries(tools.map(({ slug }) => [slug, fromSource(`tools/${slug}/tool.ts`)])),
  ...Object.fromEntries(
    languageCodes.map((code) => [code, fromSource(`form/languages/${code}.ts`)]),
  ),
};

/**
 * Writes one file with all chunks, of which `toolworker init --elements` takes what the chosen
 * tools need.
 */
export function elementParts(): Plugin {
  return {
    name: 'toolworker:element-parts',
    applyToEnvironment: ({ name }) => name === 'parts',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const parts: ElementParts = Object.fromEntries(
          chunks.map(({ fileName, imports, code }) => [fileName, { imports, code }]),
        );
        for (const { fileName } of chunks) delete bundle[fileName];
        const source = JSON.stringify(parts);
        this.emitFile({ type: 'asset', fileName: 'elements.parts.json', source });
      },
    },
  };
}
