import { mkdirSync, writeFileSync } from 'node:fs';
import { changedComments } from './field-comments.ts';
import { changedGuides, changedLists, definitions } from './tool-lists.ts';

const comments = definitions().flatMap(({ tool }) => changedComments(tool));
const guides = await changedGuides();

mkdirSync('demo/docs/tools', { recursive: true });
for (const [file, text] of [...changedLists(), ...comments, ...guides]) {
  writeFileSync(file, text);
  console.log(`${file} is written.`);
}
