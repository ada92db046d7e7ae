import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { createHandler, tools } from 'toolworker';
import { expect, onTestFinished, test } from 'vitest';
import { compilerPath } from '../support/compiler.ts';

const origin = 'https://tools.test';
const handle = createHandler({ tools });
const get = async (path: string) => (await handle(new Request(origin + path))).json();

test('generates a client whose types fit the responses', async () => {
  const types = await openapiTypeScript(await get('/api/openapi.json'), {
    defaultNonNullable: false,
  });
  const statements = await Promise.all(
    tools.map(async ({ slug, example }, index) => {
      const url = `${origin}/api/${slug}`;
      const body = JSON.stringify(example);
      const answer = await (await handle(new Request(url, { method: 'POST', body }))).text();
      const failure = await (await handle(new Request(url, { method: 'POST', body: '[]' }))).text();
      const operation = `paths['/api/${slug}']['post']`;
      const json = "['content']['application/json']";
      return [
        `export const request${index}: NonNullable<${operation}['requestBody']>${json} = ${body};`,
        `export const answer${index}: ${operation}['responses'][200]${json} = ${answer};`,
        `export const failure${index}: ${operation}['responses'][400]${json} = ${failure};`,
        `export const document${index}: paths['/api/${slug}']['get']['responses'][200]${json} =`,
        `  ${JSON.stringify(await get(`/api/${slug}`))};`,
      ].join('\n');
    }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'api.ts'), astToString(types));
  const wrong = "paths['/api/percentage-of']['post']['requestBody']['content']['application/json']";
  const client = [
    "import type { components, paths } from './api';",
    ...statements,
    "export const inFeet: components['schemas']['BmiCalculatorRequest'] =",
    "  { unit: 'imperial', feet: 5, inches: 11, weight: 180 };",
    '// @ts-expect-error y is missing',
    `export const wrong: ${wrong} = { x: 7 };`,
  ].join('\n');
  writeFileSync(join(folder, 'client.ts'), client);
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--types',
    '',
    '--moduleResolution',
    'bundler',
  ];
  const { status, stdout } = spawnSync(
    process.execPath,
    [compilerPath, ...options, '--module', 'esnext', join(folder, 'client.ts')],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
