import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import type { CustomElementDeclaration } from 'custom-elements-manifest';
import manifestSchema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { customElements, htmlData, webTypes } from '../../../scripts/custom-elements.ts';
import { eventOf } from '../../../src/elements/events.ts';
import { toolFormClass } from '../../../src/elements/tool-form-class.tsx';

// Editors show the manifest; only a comparison with the code tells whether it is true.

const toolForm = customElements.modules[0]?.declarations?.find(
  (declaration): declaration is CustomElementDeclaration => 'tagName' in declaration,
);

function namesOf(list: readonly { readonly name: string }[] | undefined): readonly string[] {
  return (list ?? []).map(({ name }) => name).sort();
}

const folders = ['src/elements', 'src/form/view'];

/** Returns what a pattern finds in the files of the view, without repetitions. */
function inView(ending: string, pattern: RegExp): readonly string[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const texts = files
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(file, 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)].sort();
}

/** Returns the names in the first column of a guide's table below a heading. */
function inGuide(page: string, heading: string): readonly string[] {
  const guide = readFileSync(`demo/docs/${page}.md`, 'utf8');
  const [section = ''] = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? [];
  const cells = [...section.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.split(', ').map((name) => name.slice(1, -1))).sort();
}

describe('the manifest of custom elements', () => {
  test('is valid', () => {
    const validate = new Ajv({ strict: false }).compile(manifestSchema);
    validate(customElements);
    expect(validate.errors).toBeNull();
    expect(validate({ ...customElements, modules: [{}] })).toBe(false);
  });

  test('has the attributes of the class, of the types and of the guide', () => {
    const observed: unknown = Reflect.get(toolFormClass({ tools }), 'observedAttributes');
    expect(namesOf(toolForm?.attributes)).toEqual(
      [...[observed].flat(), 'name', 'disabled'].sort(),
    );
    expect(namesOf(toolForm?.attributes)).toEqual(inGuide('elements', 'Attributes'));
  });

  test('exports what it declares, with a text for each member, and is the source of those for editors', () => {
    const [module] = customElements.modules;
    const declared = module?.declarations?.map(({ name }) => name);
    expect(module?.exports?.map(({ declaration }) => declaration)).toEqual(
      ['definition', 'class'].flatMap(() =>
        declared?.map((name) => ({ name, module: module?.path })),
      ),
    );
    expect(toolForm?.members?.filter(({ description }) => !description)).toEqual([]);
    const [tag] = htmlData.tags;
    expect(namesOf(tag?.attributes)).toEqual(namesOf(toolForm?.attributes));
    const [element] = webTypes.contributions.html.elements;
    expect(namesOf(element?.attributes)).toEqual(namesOf(toolForm?.attributes));
    expect(namesOf(element?.css.parts)).toEqual(namesOf(toolForm?.cssParts));
    expect(namesOf(element?.js.events)).toEqual(namesOf(toolForm?.events));
  });

  test('has the states that the class sets, which the guide names', () => {
    const guide = readFileSync('demo/docs/elements-style.md', 'utf8');
    expect(namesOf(toolForm?.cssStates)).toEqual(inView('form-control.ts', /#setState\('(\w+)'/g));
    for (const name of namesOf(toolForm?.cssStates)) expect(guide).toContain(`:state(${name})`);
  });

  test('has the properties and methods of the class', () => {
    const ofHtml =
      /^(?:constructor|(?:dis)?connectedCallback|\w+(?:Move|Changed|Reset|Disabled|Restore)Callback|adoptedCallback)$/;
    const { prototype } = toolFormClass({ tools });
    const names = [prototype, Object.getPrototypeOf(prototype)].flatMap(Object.getOwnPropertyNames);
    expect(namesOf(toolForm?.members)).toEqual(names.filter((name) => !ofHtml.test(name)).sort());
  });

  test('has the events', () => {
    const answers = [{ result: {} }, { message: '', issues: [] }];
    const events = answers.map((answer) => eventOf({ request: {}, ...answer }, [], []));
    expect(namesOf(toolForm?.events)).toEqual(events.map(({ type }) => type).sort());
  });

  test('has the parts of the guide, and the custom properties of the view and of the guide', () => {
    expect(namesOf(toolForm?.cssParts)).toEqual(inGuide('elements-style', 'Parts'));
    expect(namesOf(toolForm?.cssProperties)).toEqual(inView('.css', /var\((--tool-[\w-]+)/g));
    expect(namesOf(toolForm?.cssProperties)).toEqual(inGuide('elements-style', 'How it looks'));
  });
});
