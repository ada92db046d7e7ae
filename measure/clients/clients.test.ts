import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postman from 'openapi-to-postmanv2';
import { generateApi } from 'swagger-typescript-api';
import { type BmiCalculatorRequest, tools } from 'toolworker';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../src/api/openapi.ts';
import { compilerPath } from '../../test/support/compiler.ts';

const document = openApiDocument({ tools, server: 'https://host.test' });

const collectionItem = z.object({
  request: z.object({
    method: z.string(),
    url: z.object({ path: z.array(z.string()) }),
    body: z.object({ raw: z.string() }).optional(),
  }),
});

/** Requests are in folders of folders. */
type Item = { readonly item?: readonly Item[] };

function requestsIn(item: Item): readonly z.infer<typeof collectionItem>['request'][] {
  return item.item?.flatMap(requestsIn) ?? [collectionItem.parse(item).request];
}

test('Postman opens each tool with its example', async () => {
  const collection = await new Promise<Item>((resolve, reject) => {
    const options = { requestParametersResolution: 'Example' } as const;
    postman.convert({ type: 'json', data: document }, options, (error, conversion) => {
      const [output] = conversion?.output ?? [];
      if (output) resolve(output.data);
      else reject(error ?? new Error(conversion?.reason));
    });
  });
  const posts = requestsIn(collection).filter(({ method }) => method === 'POST');
  const bodies = posts.map(({ url, body }) => [url.path.at(-1), JSON.parse(body?.raw ?? '')]);
  const examples = tools.map(({ slug, example }) => [slug, example]);
  expect(Object.fromEntries(bodies)).toEqual(Object.fromEntries(examples));
});

test('the client of swagger-typescript-api compiles', async () => {
  const { files } = await generateApi({
    spec: JSON.parse(JSON.stringify(document)),
    silent: true,
    httpClientType: 'fetch',
  });
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = files.map(({ fileName, fileExtension, fileContent }) => {
    const path = join(folder, `${fileName}${fileExtension}`);
    writeFileSync(path, fileContent);
    return path;
  });
  const [client = ''] = paths;
  expect(client).toMatch(/Api\.ts$/);
  const request: BmiCalculatorRequest = { unit: 'imperial', feet: 5, inches: 11, weight: 180 };
  appendFileSync(
    client,
    `export const inFeet: BmiCalculatorRequest = ${JSON.stringify(request)};
// @ts-expect-error: neither a height nor feet.
export const ofWeight: BmiCalculatorRequest = { unit: "metric", weight: 81 };\n`,
  );
  const options = ['--ignoreConfig', '--strict', '--noEmit', '--types', ''];
  const { status, stdout } = spawnSync(
    process.execPath,
    [compilerPath, ...options, '--module', 'esnext', '--moduleResolution', 'bundler', ...paths],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
