import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';

const folder = 'dist/demo';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

const scripts = new Set(readdirSync(join(folder, 'assets')).filter((name) => /\.js$/.test(name)));

/** Renames all scripts in a text of the site, as if each had changed. */
const renamed = (text: string) =>
  text.replaceAll(/[\w-]+\.js\b/g, (name) => (scripts.has(name) ? `next-${name}` : name));

/** Returns a file of the next release as text, or `undefined` if it has none at this path. */
function fileAt(path: string): string | undefined {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (scripts.has(file.slice('/assets/'.length))) return undefined;
  try {
    return renamed(readFileSync(join(folder, file.replace('/next-', '/')), 'utf8'));
  } catch {
    return undefined;
  }
}

const hash = (contents: string) => createHash('sha256').update(contents).digest('hex').slice(0, 10);

/** Lists the hashes of the next release in its worker. */
const worker = () =>
  renamed(readFileSync(join(folder, 'sw.js'), 'utf8')).replaceAll(
    /[`"](\/[^`"]+\.(?:js|html))[`"],[`"]\w{10}[`"]/g,
    (_, path) => `"${path}","${hash(fileAt(path) ?? '')}"`,
  );

/** Serves the site as it is after all its scripts changed, without those of the former release. */
export function nextRelease(others: RequestListener): RequestListener {
  const sw = worker();
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const type = types[extname(path) || '.html'];
    if (!type) return others(request, response);
    const text = path === '/sw.js' ? sw : fileAt(path);
    if (text === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type }).end(text);
  };
}
