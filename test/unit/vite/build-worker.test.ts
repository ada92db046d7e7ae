import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { readWorker } from '../../../src/tool-modules/page-files.ts';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';
import { buildWorker } from '../../../src/vite/build-worker.ts';
import { resolve } from '../../projects.ts';

vi.mock('../../../src/tool-modules/page-files.ts');

const root = mkdtempSync(join(tmpdir(), 'toolworker-'));

afterAll(() => rmSync(root, { recursive: true }));

test('lists the source files, without the queries of their imports', async () => {
  vi.mocked(readWorker).mockResolvedValue(Buffer.from('/*! MIT */\n'));
  const module = join(root, 'tool.js');
  writeFileSync(join(root, 'name.txt'), 'Percentage');
  writeFileSync(module, "import name from './name.txt?raw';\nexport const named = { name };");
  const host = { root, configFile: false, logLevel: 'silent', resolve } as const;
  const worker = await buildWorker([{ tool: percentageOfTool, name: 'named', module }], host);
  expect(worker.files).toEqual(
    expect.arrayContaining([normalizePath(module), normalizePath(join(root, 'name.txt'))]),
  );
  expect(worker.slugs).toEqual(['percentage-of']);
});
