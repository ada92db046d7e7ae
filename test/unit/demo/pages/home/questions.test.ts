import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerText } from '../../../../../demo/pages/home/answer-text.ts';
import { questions } from '../../../../../demo/pages/home/questions.ts';
import { toolsOfQuestions } from '../../../../../demo/pages/home/tools-of-questions.ts';
import { fieldsOf } from '../../../../../src/form/fields.ts';
import { initialInputs, requestOf } from '../../../../../src/form/inputs.ts';
import { post } from '../../page.ts';

const tools = toolsOfQuestions();

beforeEach(() => vi.stubGlobal('navigator', { language: 'en-US' }));

afterEach(() => vi.unstubAllGlobals());

describe.each(questions)('the question about $name', (question) => {
  const tool = tools.find(({ slug }) => slug === question.slug);
  const fields = tool ? fieldsOf(tool) : [];

  test('starts with the answer of the API', async () => {
    const inputs = { ...initialInputs(fields), ...question.inputs };
    const { result } = await post(question.slug, requestOf(fields, inputs));
    const shown = (answer: unknown) => tool && answerText(tool, answer);
    expect(shown(result[question.result])).toBe(shown(question.answer));
  });

  test('has the fields of its inputs, which its sentence shows in this order', () => {
    const names = fields.map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(question.inputs).sort());
    const shown = question.sentence.match(/(?<=\{)\w+(?=\})/g);
    const isShown = (name: string) => question.inputs[name] !== 'wake-at';
    expect(shown).toEqual(Object.keys(question.inputs).filter(isShown));
  });
});
