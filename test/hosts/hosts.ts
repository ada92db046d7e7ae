/** An app in `apps` (an npm project with a lockfile) and the sites that it is built into. */
export interface App {
  readonly app: string;
  readonly hosts: readonly Host[];
}

export interface Host {
  readonly name: string;
  /** The script that writes the site to a folder, or that serves it in development. */
  readonly from: { readonly build: string; readonly output: string } | { readonly serve: string };
  /** The page that shows a result of the API. */
  readonly page: string;
  /** Another path that shows a page of the app. */
  readonly visit?: string;
  /** Whether the server answers missing files with the app's page. */
  readonly hasFallback?: boolean;
  /** The last file that the worker caches, if the page itself works offline. */
  readonly lastKept?: string;
  /** A page from before the app had its own worker, which installs the ready-made one. */
  readonly before?: string;
}

const picture = '/picture.svg';
const manifest = '/manifest.webmanifest';
const route = '/a/route/of/the/app';
const inDevelopment = { serve: 'dev' };

function built(output: string, build = 'build') {
  return { build, output };
}

/** An app that shows its page at every address and whose worker caches it. */
const singlePage = { page: '/', visit: route, hasFallback: true, lastKept: picture } as const;

/** Pages without a cache, and the same pages with a worker that caches them. */
function withAndWithout(output: string, kept: string): readonly Host[] {
  const from = built(output);
  return [
    { name: 'the ready-made worker', from, page: '/', visit: '/about' },
    {
      name: 'a worker made by workbox-cli',
      from,
      page: kept,
      visit: '/about',
      lastKept: picture,
      before: '/',
    },
  ];
}

/** Common kinds of apps. The same tests run for all of them. */
export const apps: readonly App[] = [
  {
    app: 'plain-html',
    hosts: [
      { name: 'the ready-made worker', from: built('.'), page: '/', visit: '/about.html' },
      {
        name: 'a worker that keeps pages',
        from: built('.'),
        page: '/kept.html',
        visit: '/about.html',
        lastKept: '/kept.js',
        before: '/',
      },
    ],
  },
  {
    app: 'hand-written',
    hosts: [
      {
        name: 'tools first',
        from: built('dist'),
        page: '/',
        visit: '/about.html',
        lastKept: picture,
      },
      {
        name: 'tools last',
        from: built('dist'),
        page: '/last.html',
        visit: '/about.html',
        lastKept: picture,
      },
    ],
  },
  {
    app: 'vite-plugin-pwa-generate-sw',
    hosts: [
      { name: 'a build', from: built('dist'), ...singlePage, lastKept: manifest },
      { name: 'in development', from: { serve: 'dev:backend' }, page: '/', visit: route },
    ],
  },
  {
    app: 'vite-plugin-pwa-generate-sw-react',
    hosts: [{ name: 'a build', from: built('dist'), ...singlePage, lastKept: manifest }],
  },
  {
    app: 'vite-plugin-pwa-inject-manifest',
    hosts: [
      { name: 'a build', from: built('dist'), ...singlePage },
      { name: 'in development', from: inDevelopment, page: '/', visit: route },
    ],
  },
  {
    app: 'serwist',
    hosts: [
      { name: 'a build', from: built('dist'), page: '/', lastKept: picture },
      { name: 'in development', from: inDevelopment, page: '/', visit: route },
    ],
  },
  {
    app: 'webpack',
    hosts: [
      { name: 'mode production', from: built('dist'), ...singlePage },
      { name: 'mode development', from: built('dist', 'build:development'), ...singlePage },
    ],
  },
  {
    app: 'esbuild',
    hosts: [{ name: 'NODE_ENV=development', from: built('dist'), page: '/', lastKept: picture }],
  },
  {
    app: 'rsbuild',
    hosts: [
      { name: 'a build', from: built('dist'), page: '/' },
      { name: 'in development', from: inDevelopment, page: '/' },
    ],
  },
  { app: 'next', hosts: withAndWithout('out', '/kept') },
  { app: 'astro', hosts: withAndWithout('dist', '/kept/') },
  { app: 'nuxt', hosts: withAndWithout('.output/public', '/kept/') },
  {
    app: 'sveltekit',
    hosts: [
      { name: 'a build', from: built('build'), page: '/', visit: '/about', lastKept: picture },
      { name: 'in development', from: inDevelopment, page: '/', visit: '/about' },
    ],
  },
  {
    app: 'angular',
    hosts: [{ name: 'a build', from: built('dist/app/browser'), ...singlePage }],
  },
];
