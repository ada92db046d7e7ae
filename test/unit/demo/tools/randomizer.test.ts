import { expect, test } from 'vitest';
import { formFieldsOf } from '../../../../demo/components/form/page-fields.ts';
import { fromHash } from '../../../../demo/model/links.ts';
import { listWithout } from '../../../../demo/tools/randomizer/answer.tsx';
import { page } from '../../../../demo/tools/randomizer/page.tsx';
import { initialInputs, requestOf, shownFields } from '../../../../src/form/inputs.ts';
import { pageFor } from '../page.ts';

async function askedWith(typed: Readonly<Record<string, string>>) {
  const fields = formFieldsOf(pageFor('randomizer'));
  const inputs = { ...initialInputs(fields), ...typed };
  return page.pageRequest.callFor(inputs, requestOf(shownFields(fields, inputs), inputs)).request;
}

test.each([
  ['detect', 'Alice, Bob, Carol', 'comma'],
  ['detect', ' Alice,Bob\n', 'comma'],
  ['detect', '苹果，香蕉，橙子', 'comma'],
  ['detect', 'Smith, Alice\nJones, Bob', undefined],
  ['detect', 'Alice\r\nBob', undefined],
  ['detect', 'Alice', undefined],
  ['detect', '', undefined],
  ['newline', 'Alice, Bob', undefined],
  ['comma', 'Alice\nBob', 'comma'],
])('with the choice %s, the items %j are separated by %s', async (separator, items, expected) => {
  const request = await askedWith({ items, separator });
  expect(request?.separator).toBe(expected);
});

test('a link without a separator still has lines', async () => {
  const fields = formFieldsOf(pageFor('randomizer'));
  expect(fromHash(fields, '#items=a,b')?.separator).toBe('newline');
});

test.each([
  ['Ann\r\n\n Ben \nCem', ['Ben'], 'newline', false, 'Ann\nCem'],
  ['Ann\nBen\nAnn\nAnn', ['Ann', 'Ann'], 'newline', false, 'Ben\nAnn'],
  ['Ann\nBen\nAnn', ['Ann'], 'newline', true, 'Ben'],
  ['"Doe, Jane", Ben，Cem', ['"Doe, Jane"'], 'comma', false, 'Ben, Cem'],
  ['Ann', ['Ann'], 'newline', false, ''],
] as const)('of %j, %j are taken off', (list, winners, separator, unique, left) => {
  expect(listWithout(list, winners, { separator, unique })).toBe(left);
});
