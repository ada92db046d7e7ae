// Makes the README's links absolute for the package, whose readers have no repository: `absolute`
// before packing, `relative` afterwards. Links lead to the version's tag.
import { readFileSync, writeFileSync } from 'node:fs';

const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const address = repository.url.replace(/^git\+(.*)\.git$/, '$1');
const file = `${address}/blob/v${version}/`;
const picture = `${address.replace('github.com', 'raw.githubusercontent.com')}/v${version}/`;

const changes = {
  absolute: (text) =>
    text.replaceAll(/(!?)\[([^\]]*)\]\((?!https?:|#)/g, (_, mark, name) => {
      return `${mark}[${name}](${mark ? picture : file}`;
    }),
  relative: (text) => text.replaceAll(`](${file}`, '](').replaceAll(`](${picture}`, ']('),
};

const change = changes[process.argv[2]];
if (!change) throw new Error('Say "absolute" or "relative".');
writeFileSync('README.md', change(readFileSync('README.md', 'utf8')));
