import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repetitions } from '../../test/unit/tools/token-counter/repetitions.ts';
import { tokenizerVersions } from './packages.ts';
import { llama4, tokenizers } from './tokenizers.ts';

// Counts the tokens of the texts on which the tests judge the estimate.

const folder = 'test/unit/tools/token-counter';

const files = ['samples', 'short'].flatMap((name) =>
  readdirSync(join(folder, name)).map((file) => join(name, file)),
);
const textsOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8').trim().split('\n-----\n');

const counts = [...(await tokenizers())]
  .filter(([family]) => family !== 'o200k')
  .map(([family, count]) => {
    const counted = files.map((file) => [file, textsOf(file).map(count)]);
    return [family, { ...Object.fromEntries(counted), repetitions: repetitions.map(count) }];
  });
const sources = { ...tokenizerVersions(), llama4 };
const json = JSON.stringify({ sources, counts: Object.fromEntries(counts) });
writeFileSync(join(folder, 'counts.json'), `${json}\n`);
