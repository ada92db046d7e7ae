import { writeFileSync } from 'node:fs';
import { changedComments } from './field-comments.ts';
import { changedLists, definitions } from './tool-lists.ts';

const comments = definitions().flatMap(({ tool }) => changedComments(tool));

for (const [file, text] of [...changedLists(), ...comments]) {
  writeFileSync(file, text);
  console.log(`${file} is written.`);
}
