import { describe, expect, test } from 'vitest';
import { fromHash } from '../../../../../demo/model/links.ts';
import { answerText, requestOf } from '../../../../../demo/pages/home/answer.ts';
import { addressOf, firstValues, questions } from '../../../../../demo/pages/home/questions.ts';
import { fieldsFor, post } from '../../page.ts';

describe.each(questions)('the question about $name', (question) => {
  test('starts with the answer of the API', async () => {
    const { result } = await post(question.slug, requestOf(question, firstValues(question)));
    // The page is built in English.
    expect(answerText(question, result)).toBe(question.answer);
  });

  test('has a field in its sentence for each of its values', () => {
    const names = question.sentence.match(/(?<=\{)\w+(?=\})/g);
    expect(names).toEqual(question.fields.map(({ name }) => name));
  });

  test('leads to the page of its tool, filled in', async () => {
    const address = new URL(addressOf(question, firstValues(question)), 'https://example.com');
    expect(address.pathname).toBe(`/tools/${question.slug}/`);
    const inputs = fromHash(fieldsFor(question.slug), address.hash);
    expect(inputs).toMatchObject({ ...question.others, ...firstValues(question) });
  });
});

test('an empty field is not sent', () => {
  const [first] = questions;
  expect(first && requestOf(first, { x: '', y: '80' })).toEqual({ y: 80 });
});
