import { writeFileSync } from 'node:fs';
import { families, heldOut, heldOutFile, textOf } from './held-out.ts';
import { tokenizerVersions } from './packages.ts';
import { llama4, tokenizers } from './tokenizers.ts';

// Counts the tokens of the texts on which the tests judge the estimate.

const counters = await tokenizers();
const counted = heldOut.map((one) => ({
  ...one,
  tokens: families.map((family) => counters.get(family)?.(textOf(one))),
}));
const sources = { ...tokenizerVersions(), llama4 };
const lines = [{ sources, families }, ...counted].map((line) => `${JSON.stringify(line)}\n`);
writeFileSync(heldOutFile, lines.join(''));
