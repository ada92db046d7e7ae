import { describe, expect, test } from 'vitest';
import { answerText } from '../../../../../demo/pages/home/answer-text.ts';
import { questions } from '../../../../../demo/pages/home/questions.ts';
import { toolsOfQuestions } from '../../../../../demo/pages/home/tools-of-questions.ts';
import { fieldsOf } from '../../../../../src/form/form-fields.ts';
import { initialInputs } from '../../../../../src/form/inputs.ts';
import { t } from '../../../../../src/form/language/language.ts';
import { requestOf } from '../../../../../src/form/request.ts';
import { post } from '../../page.ts';

const tools = toolsOfQuestions();

describe.each(questions)('the question about $name', (question) => {
  const tool = tools.find(({ slug }) => slug === question.slug);
  const fields = tool ? fieldsOf(tool) : [];

  test('starts with the answer of the API', async () => {
    const inputs = { ...initialInputs(fields), ...question.inputs };
    const { result } = await post(question.slug, requestOf(fields, inputs));
    // The page is built in English.
    expect(tool && answerText(question, tool, result)).toBe(t(question.answer));
  });

  test('has the fields of its inputs, which its sentence shows in this order', () => {
    const names = fields.map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(question.inputs).sort());
    const shown = question.sentence.match(/(?<=\{)\w+(?=\})/g);
    const isShown = (name: string) => question.inputs[name] !== 'wake-at';
    expect(shown).toEqual(Object.keys(question.inputs).filter(isShown));
  });
});
