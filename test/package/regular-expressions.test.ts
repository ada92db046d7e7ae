import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// Only an engine that no longer optimizes regular expressions has little space for a match: V8
// stops once a page has compiled a megabyte of them. The space is the same on every machine.

const script = `
  import { tools } from './dist/bundle.js';
  const faults = [];
  for (const tool of tools) {
    for (const [name, { type }] of Object.entries(tool.requestJsonSchema().properties)) {
      if (![type].flat().some((one) => one === 'string' || one === 'number')) continue;
      for (const character of [' ', 'a', '1']) {
        const text = 'x' + character.repeat(5_000_000) + 'x';
        await tool.run({ ...tool.example, [name]: text }).catch((error) => {
          if (error.name !== 'ToolError') faults.push([tool.slug, name, character, error.message]);
        });
      }
    }
  }
  console.log(JSON.stringify(faults));
`;

test('a long text breaks no tool where regular expressions have little space', async () => {
  const engine = ['--no-regexp-optimization', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, engine);
  expect(JSON.parse(stdout)).toEqual([]);
});
