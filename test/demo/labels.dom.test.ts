import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { ResultView } from '../../demo/components/result-view.tsx';
import { withLabels } from '../../demo/labels.ts';
import { tools } from '../../demo/tools.ts';
import { words } from '../../demo/words/words.ts';
import { fieldsFor, pageFor, post } from './page.ts';

test('names a field by its label, unless its name is a word', async () => {
  const { parameters } = await pageFor('sleep-cycle-calculator');
  const { error } = await post('sleep-cycle-calculator', {
    mode: 'wake-at',
    time: '7:00',
    minCycles: 9,
  });
  expect(error).toContain('at most maxCycles');
  expect(withLabels(error, parameters.properties)).toContain('at most “Maximum cycles”');
  expect(withLabels('a time in nothingKnown', parameters.properties)).toBe(
    'a time in nothingKnown',
  );
});

test.each(tools)(
  'the form of $slug mentions no field or option by its name in code',
  async ({ slug }) => {
    for (const { hint, name, options } of await fieldsFor(slug)) {
      expect(hint, name).not.toMatch(/[a-z][A-Z]|^(?:true|false)\b|; (?:true|false)\b/);
      const codes = options.filter(({ value }) => value.includes('-'));
      for (const { value } of codes) expect(hint, name).not.toContain(value);
    }
  },
);

test.each(tools)(
  'every label and hint of $slug belongs to an option or field that exists',
  async ({ slug }) => {
    const { parameters, response } = await pageFor(slug);
    const { options = {}, hints = {}, pageFields } = words[slug];
    const schemas = JSON.stringify([parameters, response, pageFields]);
    for (const option of Object.keys(options)) expect(schemas).toContain(`"${option}"`);
    expect(Object.keys(parameters.properties)).toEqual(expect.arrayContaining(Object.keys(hints)));
  },
);

test('a choice shows labels and sends values', async () => {
  const [mode] = await fieldsFor('sleep-cycle-calculator');
  expect(mode?.options).toEqual([
    { value: 'wake-at', label: 'Wake up at' },
    { value: 'sleep-now', label: 'Go to bed at' },
  ]);
});

test('a result shows labels', async () => {
  const place = document.createElement('main');
  const tool = await pageFor('percentage-change');
  const { result } = await post(tool.slug, { from: 3, to: 3 });
  render(h(ResultView, { tool, answered: { request: {}, result }, children: null }), place);
  expect(place.querySelector('dd .value')?.textContent).toBe('No change');
});
