import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { LanguageCode } from '../language/languages.ts';
import { siteAddress } from './discovery/site-address.ts';
import type { RenderedSite } from './render-site.tsx';

/** The folder of the project, and of the site in it. Both end with a slash. */
export const project = fileURLToPath(new URL('../..', import.meta.url));
export const root = fileURLToPath(new URL('..', import.meta.url));

type Renderer = typeof import('./render-site.tsx');

/** The site, which is rendered when it is first asked for, and again once it is forgotten. */
export interface Site {
  readonly render: () => Promise<RenderedSite>;
  /** Resolves to the tools for the search of a page in this language. */
  readonly catalogIn: (code: LanguageCode) => Promise<ReturnType<Renderer['catalogIn']>>;
  /** Resolves to the code of a module that loads the tools of the package. */
  readonly toolLoaders: () => Promise<string>;
  readonly forget: () => void;
}

export function renderedSite(): Site {
  const renderer = kept(async () => {
    const options = { configFile: false, logLevel: 'warn' } as const;
    const file = join(root, 'build/render-site.tsx');
    return (await runnerImport<Renderer>(file, options)).module;
  });
  const rendered = kept(async () => {
    const { renderSite } = await renderer.get();
    return renderSite(project, siteAddress(process.env.TOOLWORKER_SITE));
  });
  return {
    render: rendered.get,
    catalogIn: async (code) => (await renderer.get()).catalogIn(code),
    toolLoaders: async () => (await renderer.get()).toolLoaders(),
    forget: () => {
      renderer.forget();
      rendered.forget();
    },
  };
}

function kept<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    forget: () => {
      made = undefined;
    },
  };
}
