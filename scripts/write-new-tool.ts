import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newTool } from './new-tool.ts';

const [slug = '', operation] = process.argv.slice(2);
const files = /^[a-z]\w*(?:-\w+)*$/.test(slug) ? newTool(slug, operation) : new Map();
const present = [...files.keys()].filter(existsSync);

if (files.size === 0) {
  console.error('Name the tool as in its path: npm run tool:new -- running-pace');
  process.exitCode = 1;
} else if (present.length > 0) {
  console.error(`These files exist:\n${present.join('\n')}`);
  process.exitCode = 1;
} else {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${file} is new.`);
  }
  console.log(`Fill in what says TODO. This says what is left: npm run test:tool -- ${slug}`);
}
