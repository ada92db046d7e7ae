import { writeFileSync } from 'node:fs';
import { changedLists } from './tool-lists.ts';

for (const [file, text] of changedLists()) {
  writeFileSync(file, text);
  console.log(`${file} lists the tools.`);
}
