/** An app in `apps` and the sites that it is built into. */
export interface App {
  readonly app: string;
  /** Versions of packages other than those that it names. */
  readonly packages?: readonly string[];
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
  /** The page with `<tool-form>`, in which the app holds a loan of 1200 without interest. */
  readonly form?: string;
  /** The page with a `<tool-form>` that the server has rendered. */
  readonly rendered?: string;
}

const picture = '/picture.svg';
const manifest = '/manifest.webmanifest';
const route = '/a/route/of/the/app';
const forms = { form: '/loan', rendered: '/rendered' };

function built(output: string, script = 'build') {
  return { build: script, output };
}

const build: Host = { name: 'a build', from: built('dist'), page: '/' };
const development: Host = { name: 'in development', from: { serve: 'dev' }, page: '/' };

/** An app that shows its page at every address and whose worker caches it. */
const singlePage: Host = { ...build, visit: route, hasFallback: true, lastKept: picture };

/** Pages without a cache, and a page with a worker that caches it. */
function withAndWithout(
  output: string,
  kept: string,
  visit: string,
  lastKept: string,
  forms: Pick<Host, 'form' | 'rendered'> = {},
): Host[] {
  const from = built(output);
  return [
    { name: 'the ready-made worker', from, page: '/', visit, ...forms },
    { name: 'a worker that keeps pages', from, page: kept, visit, lastKept, before: '/' },
  ];
}

/** Common kinds of apps. The same tests run for all of them. */
export const apps: readonly App[] = [
  { app: 'plain-html', hosts: withAndWithout('.', '/kept.html', '/about.html', '/kept.js') },
  {
    app: 'hand-written',
    hosts: [
      { ...build, name: 'tools first', visit: '/about.html', lastKept: picture },
      {
        ...build,
        name: 'tools last',
        page: '/last.html',
        visit: '/about.html',
        lastKept: picture,
      },
    ],
  },
  // The oldest versions of Vite that the package takes, beside the newest ones of other apps.
  ...['vite@6.1.0', 'vite@7.0.0'].map((vite) => ({
    app: 'hand-written',
    packages: [vite],
    hosts: [{ ...build, name: vite, visit: '/about.html', lastKept: picture }],
  })),
  {
    app: 'vite-plugin-pwa-generate-sw',
    hosts: [
      { ...singlePage, lastKept: manifest },
      {
        ...singlePage,
        name: 'a build with React',
        from: built('react/dist', 'build:react'),
        lastKept: manifest,
      },
      { ...development, from: { serve: 'dev:backend' }, visit: route },
    ],
  },
  {
    app: 'vite-plugin-pwa-inject-manifest',
    hosts: [singlePage, { ...development, visit: route }],
  },
  {
    app: 'serwist',
    hosts: [
      { ...build, lastKept: picture },
      { ...development, visit: route },
    ],
  },
  {
    app: 'webpack',
    hosts: [
      { ...singlePage, name: 'mode production' },
      { ...singlePage, name: 'mode development', from: built('dist', 'build:development') },
    ],
  },
  { app: 'esbuild', hosts: [{ ...build, name: 'NODE_ENV=development', lastKept: picture }] },
  { app: 'rsbuild', hosts: [build, development] },
  { app: 'next', hosts: withAndWithout('out', '/kept', '/about', picture, forms) },
  {
    app: 'astro',
    hosts: withAndWithout('dist', '/kept/', '/about', picture, { rendered: forms.rendered }),
  },
  { app: 'nuxt', hosts: withAndWithout('.output/public', '/kept/', '/about', picture, forms) },
  {
    app: 'sveltekit',
    hosts: [
      { ...build, from: built('build'), visit: '/about', lastKept: picture, ...forms },
      { ...development, visit: '/about' },
    ],
  },
  { app: 'angular', hosts: [{ ...singlePage, from: built('dist/app/browser') }] },
];
