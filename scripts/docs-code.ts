import { readFileSync, writeFileSync } from 'node:fs';
import { writeCode } from '../demo/build/guides/marked-code.ts';
import { documents } from './code-blocks.ts';

const root = process.cwd();

for (const file of documents) {
  const text = readFileSync(file, 'utf8');
  const written = writeCode(text, file, root);
  if (written === text) continue;
  writeFileSync(file, written);
  console.log(`${file} has new code.`);
}
