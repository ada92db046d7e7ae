// @module-tag slow

import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../src/api/openapi.ts';
import { askerOf } from '../../support/fuzz/expect-sound.ts';
import { callsOf, echoTool, fieldKinds, libraryNames } from '../../support/fuzz/own-tools.ts';

const validator = new Validator();

describe.each(libraryNames)('a tool of %s', (library) => {
  test('answers any body soundly', async () => {
    const property = fc.asyncProperty(callsOf(library), ({ tool, body }) => askerOf(tool)(body));
    await fc.assert(property, { numRuns: 100 });
  });

  test('has a valid document, which its example fits', async () => {
    const property = fc.asyncProperty(fieldKinds, async (fields) => {
      const tool = echoTool(library, fields);
      const document = openApiDocument({ tools: [tool], base: '/größe/50% ~/api/' });
      const { errors } = await validator.validate(structuredClone(document));
      expect(errors).toBeUndefined();
      const ajv = new Ajv2020({ strict: false });
      ajv.addSchema(document, 'https://host.test/document');
      const [path = ''] = Object.keys(document.paths);
      const pointer = encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'));
      const schema = `requestBody/content/application~1json/schema`;
      const fits = ajv.getSchema(`https://host.test/document#/paths/${pointer}/post/${schema}`);
      expect(fits?.(tool.example)).toBe(true);
      const { properties, required } = tool.requestJsonSchema();
      expect(Object.keys(properties).sort()).toEqual(Object.keys(fields).sort());
      const isRequired = (name: string) => !fields[name]?.isOptional;
      expect([...required].sort()).toEqual(Object.keys(fields).filter(isRequired).sort());
    });
    await fc.assert(property, { numRuns: 10 });
  });
});
