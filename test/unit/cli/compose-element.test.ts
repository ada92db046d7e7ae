import { expect, test } from 'vitest';
import { composeElement } from '../../../src/cli/compose-element.ts';
import type { ElementLanguageCode } from '../../../src/cli/element-languages.ts';

/** Modules that say when they run, and an element that returns its tools. */
const parts = {
  'tool-form.js': {
    imports: ['base.js'],
    code: 'order.push("form"); const base = require("./base.js"); exports.defineToolForm = ({ tools, languages }) => { order.push(...tools, ...languages, base.text); };',
  },
  'bmi-calculator.js': {
    imports: ['fields.js', 'base.js'],
    code: 'const base = 1; exports.bmiCalculatorTool = require("./fields.js").read("bmi"); // the last line',
  },
  'percentage-of.js': {
    imports: ['fields.js'],
    code: 'exports.percentageOfTool = require("./fields.js").read("percentage");',
  },
  'fields.js': {
    imports: ['base.js'],
    code: 'order.push("fields"); exports.read = (name) => name + require("./base.js").text;',
  },
  'base.js': { imports: [], code: 'order.push("base"); exports.text = "!";' },
  'de.js': { imports: [], code: 'exports.german = "Deutsch";' },
  'word-counter.js': { imports: [], code: 'throw new Error("not chosen");' },
};

/** Runs the element of these tools as a module, and returns what its modules said. */
async function run(
  slugs: readonly string[],
  codes: readonly ElementLanguageCode[] = [],
): Promise<unknown> {
  const code = `const order = [];\n${composeElement(slugs, codes, parts)}export { order };`;
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.order;
}

test.each([
  [['percentage-of'], ['base', 'form', 'fields', 'percentage!', '!']],
  [
    ['percentage-of', 'bmi-calculator'],
    ['base', 'form', 'fields', 'percentage!', 'bmi!', '!'],
  ],
])(
  '%j have the modules that they need, each once and after those it requires',
  async (slugs, said) => {
    expect(await run(slugs)).toEqual(said);
  },
);

test('languages are taken with the tools', async () => {
  expect(await run(['percentage-of'], ['de'])).toEqual([
    ...['base', 'form', 'fields', 'percentage!', 'Deutsch', '!'],
  ]);
});

test('a part that a broken package lacks is named', () => {
  expect(() => composeElement(['roof-pitch'], [], parts)).toThrow(
    new Error('The package has no part roof-pitch.js of the element. Install it again.'),
  );
});
