import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeCode } from '../../demo/build/guides/marked-code.ts';
import { documents } from '../../scripts/code-blocks.ts';

test.each(documents)(
  '%s shows the code of the tested files; else run npm run docs:code',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(writeCode(text, file, process.cwd()));
  },
);
