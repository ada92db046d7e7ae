import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { version } from '../src/version.ts';

interface License {
  readonly name: string;
  /** Name, version and license identifier: `workbox-window - 7.4.1 (MIT)`. */
  readonly title: string;
  readonly text: string;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Adds the packages inside the built library to the demo's licenses. Vite lists only packages that
 * it bundles from `node_modules` itself.
 */
export function libraryLicenses(): Plugin {
  return {
    name: 'toolworker:library-licenses',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'site',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = licenseAsset(bundle);
        const listed = licensesIn(String(asset.source)).map(({ name }) => name);
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

/**
 * Adds the packages inside the scripts of web workers to the demo's licenses. Vite bundles each
 * script apart, and lists only the packages of the pages.
 */
export function webWorkerLicenses(): {
  readonly inWorkers: () => Plugin[];
  readonly inSite: Plugin;
} {
  const packages = new Set<string>();
  return {
    inWorkers: () => [
      {
        name: 'toolworker:packages-of-web-workers',
        generateBundle(_, bundle) {
          for (const id of chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds)) {
            const [, name] =
              /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/')) ?? [];
            if (name) packages.add(name);
          }
        },
      },
    ],
    inSite: {
      name: 'toolworker:web-worker-licenses',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const asset = licenseAsset(bundle);
          asset.source = String(asset.source) + [...packages].map(licenseOfPackage).join('');
        },
      },
    },
  };
}

function licenseOfPackage(name: string): string {
  const read = (file: string) => readFileSync(fromRoot(`node_modules/${name}/${file}`), 'utf8');
  const { version, license } = JSON.parse(read('package.json'));
  return `\n## ${name} - ${version} (${license})\n\n${read('LICENSE').trim()}\n`;
}

/**
 * Adds the licenses to the ready-made worker and to the client, since they are copied alone. The
 * files of the element are copied with a file of their licenses.
 */
export function licenseNotice(): Plugin {
  return {
    name: 'toolworker:license-notice',
    applyToEnvironment: ({ name }) => ['worker', 'clientFile', 'elements'].includes(name),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const license = readFileSync(fromRoot('LICENSE'), 'utf8');
        const asset = licenseAsset(bundle);
        if (this.environment.name === 'elements') {
          asset.source = `# toolworker ${version}\n\n${license}\n${asset.source}`;
          const notice = `/*! toolworker ${version}, MIT License; see ${asset.fileName} */\n`;
          for (const chunk of chunksOf(bundle)) chunk.code = notice + chunk.code;
          return;
        }
        const bundled = licensesIn(String(asset.source));
        const others = bundled.map(({ title, text }) => `\n${title}\n\n${text}\n`).join('');
        const notice = `/*!\ntoolworker ${version}\n\n${license}${others}*/\n`;
        for (const chunk of chunksOf(bundle)) chunk.code = notice + chunk.code;
      },
    },
  };
}

/** Parses the list that Vite writes: a heading for each package, and its license. */
function licensesIn(markdown: string): License[] {
  const sections = markdown.split(/^## /m).slice(1);
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    return { name: title.split(' - ')[0] ?? '', title, text: lines.join('\n').trim() };
  });
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

export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
