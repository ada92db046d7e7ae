import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { version } from '../version.ts';

interface License {
  readonly name: string;
  /** Name, version and license identifier: `workbox-window - 7.4.1 (MIT)`. */
  readonly title: string;
  readonly text: string;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Adds the packages inside the built library to the demo's licenses. Vite lists only packages that it
 * bundles from `node_modules` itself.
 */
export function libraryLicenses(): Plugin {
  return {
    name: 'toolworker:library-licenses',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'site',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = licenseAsset(bundle);
        const listed = readLicenses(asset).map(({ name }) => name);
        const bundled = chunksOf(bundle)
          .flatMap(({ moduleIds }) => moduleIds)
          .flatMap((id) => packagesIn(this.getModuleInfo(id)?.code ?? ''));
        const ofLibrary = licensesIn(readFileSync(fromRoot('dist/licenses.md'), 'utf8'));
        const added = ofLibrary.filter(
          ({ name }) => bundled.includes(name) && !listed.includes(name),
        );
        asset.source += added.map(({ title, text }) => `\n## ${title}\n\n${text}\n`).join('');
      },
    },
  };
}

/** Adds license notices to the ready-made worker, since the file is copied alone. */
export function workerNotices(): Plugin {
  return {
    name: 'toolworker:worker-notices',
    applyToEnvironment: ({ name }) => name === 'worker',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const own = {
          name: 'toolworker',
          title: `toolworker - ${version} (MIT)`,
          text: readFileSync(fromRoot('LICENSE'), 'utf8'),
        };
        const notices = noticesOf([own, ...readLicenses(licenseAsset(bundle))]);
        for (const chunk of chunksOf(bundle)) chunk.code = `/*!\n${notices}\n*/\n${chunk.code}`;
      },
    },
  };
}

/** Returns the copyright of each package, and shared license terms only once. */
function noticesOf(licenses: readonly License[]): string {
  const byTerms = new Map<string, string[]>();
  for (const { title, text } of licenses) {
    const paragraphs = text.split(/\n\s*\n/).map((lines) => lines.replace(/\s+/g, ' ').trim());
    const start = paragraphs.findIndex((paragraph) => paragraph.startsWith('Copyright'));
    const terms = paragraphs.slice(start + 1).join('\n\n');
    const notice = `${title}: ${paragraphs[start] ?? ''}`;
    byTerms.set(terms, [...(byTerms.get(terms) ?? []), notice]);
  }
  return [...byTerms].map(([terms, notices]) => `${notices.join('\n')}\n\n${terms}`).join('\n\n');
}

/** Parses the list that Vite writes: a heading for each package, and its license. */
function licensesIn(markdown: string): License[] {
  const sections = markdown.split(/^## /m).slice(1);
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    return { name: title.split(' - ')[0] ?? '', title, text: lines.join('\n').trim() };
  });
}

function readLicenses({ source }: Rolldown.OutputAsset): License[] {
  return licensesIn(String(source));
}

/** Returns the packages of bundled code, in which comments name the modules. */
function packagesIn(code: string): string[] {
  const paths = code.matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)/gm);
  return [...paths].flatMap(([, name]) => name ?? []);
}

function licenseAsset(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset' && file.fileName.endsWith('licenses.md')) return file;
  }
  throw new Error('Expected Vite to list the licenses before');
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
