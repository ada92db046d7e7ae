import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import * as toolworker from 'toolworker';
import { describe, expect, test } from 'vitest';
import {
  attributesOf,
  type EmbeddedTool,
  type Embedding,
  embeddingOf,
  openingOf,
  possiblePlaces,
  withPlace,
} from '../../../../demo/model/embedding.ts';
import { moduleCode, tagCode, toolExport } from '../../../../demo/model/embedding-code.ts';
import {
  choiceNames,
  embeddingHash,
  isEmbeddingHash,
} from '../../../../demo/model/embedding-hash.ts';
import { fromHash, hashOfRequest } from '../../../../demo/model/links.ts';
import { embeddedToolOf } from '../../../../demo/model/tool-page-of.ts';
import { packageTools } from '../../../../demo/own-tools/tools-of-site.ts';
import { fieldsOf } from '../../../../src/form/fields.ts';
import { type Request, requestOf } from '../../../../src/form/inputs.ts';
import { contentOf } from '../../../../src/form/present-tool.ts';
import { formOf, startingState, unseenIn } from '../../../../src/form/state.ts';
import { toolNamed } from '../page.ts';

const tools: readonly EmbeddedTool[] = packageTools.map(({ slug }) => embeddedToolOf(slug));

function embedded(slug: string): EmbeddedTool {
  const found = tools.find((tool) => tool.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
}

const loan = embedded('loan-payoff-calculator');

const plain = (slug: string): Embedding => ({
  ...{ slug, language: 'en', currency: undefined, isReadOnly: false, fixed: [], omitted: [] },
});

/** Returns the request of an element with these attributes when it opens. */
function openedRequest(slug: string, attributes: Readonly<Record<string, string>>) {
  const content = contentOf(toolNamed(slug));
  const parsed = (json = 'null') => JSON.parse(json) ?? undefined;
  const given: Request | undefined = parsed(attributes.request);
  const fixed: Request = parsed(attributes.fixed) ?? {};
  const names = attributes.fields?.split(' ');
  const state = startingState(content, given);
  const unseen = unseenIn(content, { given, fixed, names });
  const { isReady, call } = formOf(fieldsOf(content), state, { unseen });
  return isReady ? call.request : undefined;
}

describe('the attributes of an element', () => {
  test.each(packageTools)('leave out the request of $slug if it is the example', ({ slug }) => {
    const attributes = attributesOf(plain(slug), embedded(slug), embedded(slug).example);
    expect(attributes).toEqual({ tool: slug, lang: 'en' });
    expect(openedRequest(slug, attributes)).toEqual(embedded(slug).example);
  });

  test.each(packageTools)(
    'open $slug with the same request if all fields are fixed',
    ({ slug }) => {
      const tool = embedded(slug);
      const fixed = tool.fields
        .filter((field) => possiblePlaces(field, tool.example).includes('fixed'))
        .map(({ name }) => name);
      const attributes = attributesOf({ ...plain(slug), fixed }, tool, tool.example);
      expect(openedRequest(slug, attributes)).toMatchObject(tool.example);
    },
  );

  test('have the request without what is fixed or hidden', () => {
    const request = { principal: 250_000, annualRate: 4, years: 25, extraPayment: 50 };
    const embedding = { ...plain(loan.slug), fixed: ['annualRate'], omitted: ['extraPayment'] };
    const attributes = attributesOf({ ...embedding, currency: 'EUR' }, loan, request);
    expect(attributes).toEqual({
      tool: 'loan-payoff-calculator',
      lang: 'en',
      currency: 'EUR',
      request: '{"principal":250000,"years":25}',
      fixed: '{"annualRate":4}',
      fields: 'principal years monthlyPayment',
    });
    expect(openedRequest(loan.slug, attributes)).toEqual({
      ...{ principal: 250_000, annualRate: 4, years: 25 },
    });
    expect(JSON.parse(openingOf(embedding, loan, request))).toEqual({
      ...{ principal: 250_000, annualRate: 4, years: 25 },
    });
  });

  test('fix a default that the request leaves out, and nothing that has no value', () => {
    const request = { principal: 1000, annualRate: 4, years: 25 };
    const fixed = ['monthlyPayment', 'extraPayment'];
    const attributes = attributesOf({ ...plain(loan.slug), fixed }, loan, request);
    expect(attributes.fixed).toBe('{"extraPayment":0}');
  });

  test('have no currency for a tool without amounts of money', () => {
    const bmi = embedded('bmi-calculator');
    const embedding = { ...plain(bmi.slug), currency: 'EUR', isReadOnly: true };
    expect(attributesOf(embedding, bmi, bmi.example)).toEqual({
      tool: 'bmi-calculator',
      lang: 'en',
      readonly: '',
    });
  });

  test('have no secret, not even one that is fixed', () => {
    const hmac = embedded('hmac-generator');
    const embedding = { ...plain(hmac.slug), fixed: ['key'] };
    const attributes = attributesOf(embedding, hmac, { message: 'hello', key: 'hush' });
    expect(attributes.request).toBe('{"message":"hello"}');
    expect(JSON.stringify(attributes)).not.toContain('hush');
    expect(openingOf(embedding, hmac, { message: 'hello', key: 'hush' })).not.toContain('hush');
  });

  test('are possible: a required field is not hidden, and only a value is fixed', () => {
    const placesOf = (slug: string, name: string, request: Request) => {
      const field = embedded(slug).fields.find((one) => one.name === name);
      return field && possiblePlaces(field, request);
    };
    const places = (name: string, request: Request) => placesOf(loan.slug, name, request);
    expect(places('principal', { principal: 1 })).toEqual(['shown', 'fixed']);
    expect(places('principal', {})).toEqual(['shown']);
    expect(places('monthlyPayment', {})).toEqual(['shown', 'omitted']);
    expect(places('extraPayment', {})).toEqual(['shown', 'fixed', 'omitted']);
    expect(placesOf('hmac-generator', 'key', { key: 'hush' })).toEqual(['shown']);
  });

  test('put a field in one place', () => {
    const fixed = withPlace(plain(loan.slug), 'years', 'fixed');
    expect(fixed.fixed).toEqual(['years']);
    const omitted = withPlace(fixed, 'years', 'omitted');
    expect([omitted.fixed, omitted.omitted]).toEqual([[], ['years']]);
    expect(withPlace(omitted, 'years', 'shown')).toEqual(plain(loan.slug));
  });
});

/** Returns the elements in HTML, each with its attributes and what is in it. */
function parsedElements(html: string) {
  return parseFragment(html).childNodes.map((node: DefaultTreeAdapterTypes.ChildNode) =>
    'attrs' in node
      ? {
          name: node.nodeName,
          attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
          children: node.childNodes.length,
        }
      : node.nodeName,
  );
}

describe('the tag', () => {
  const hostile = [
    `"><script>alert(1)</script>`,
    `' onfocus='alert(1)' autofocus='`,
    '</tool-form><img src=x onerror=alert(1)>',
    '&quot;&#39;&lt;&amp',
    '<!-- --> ]]> `$` {{7*7}}',
    '\\"\\u0022\\',
    '\u2028\u2029\0\r\n\t',
    '\ud800 \u{1f600}',
  ];

  test.each(hostile)('has %j as a value, and nothing else', (message) => {
    const tool = embedded('hmac-generator');
    const attributes = attributesOf(plain(tool.slug), tool, { message });
    const written = parsedElements(tagCode(attributes));
    expect(written).toEqual([{ name: 'tool-form', attributes, children: 0 }]);
    expect(JSON.parse(attributes.request ?? '')).toEqual({ message });
  });

  test('has any values as they are', () => {
    const names = fc.constantFrom('tool', 'request', 'fixed', 'fields', 'currency');
    // A parser replaces NUL and carriage returns, which JSON escapes.
    const value = fc.string({ unit: 'binary-ascii' }).filter((text) => !/[\0\r]/.test(text));
    fc.assert(
      fc.property(fc.dictionary(names, value, { noNullPrototype: true }), (attributes) => {
        expect(parsedElements(tagCode(attributes))).toEqual([
          { name: 'tool-form', attributes, children: 0 },
        ]);
      }),
    );
  });

  test('reads as it runs: characters that turn the direction are escaped', () => {
    const tool = embedded('hmac-generator');
    const message = 'a\u202eb\u2066c';
    const { request = '' } = attributesOf(plain(tool.slug), tool, { message });
    expect(request).toBe('{"message":"a\\u202eb\\u2066c"}');
    expect(JSON.parse(request)).toEqual({ message });
  });

  test('is in one line if it is short', () => {
    expect(tagCode({ tool: 'bmi-calculator', readonly: '' })).toBe(
      '<tool-form tool="bmi-calculator" readonly></tool-form>',
    );
    expect(tagCode({ tool: 'bmi-calculator', fields: '' })).toContain('fields=""');
    const long = tagCode({
      tool: 'bmi-calculator',
      request: '{"height":180,"weight":75}',
      lang: 'de',
    });
    expect(long).toBe(
      `<tool-form
  tool="bmi-calculator"
  request='{"height":180,"weight":75}'
  lang="de"
></tool-form>`,
    );
  });
});

test.each(packageTools)('the package exports $slug by the name in the code', (tool) => {
  expect(Object.entries(toolworker)).toContainEqual([toolExport(tool.slug), tool]);
});

test('the module imports a language that the element has', () => {
  expect(moduleCode('bmi-calculator', 'de')).toBe(
    `import { defineToolForm } from 'toolworker/elements';
import { de } from 'toolworker/elements/languages/de';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';

defineToolForm({ tools: [bmiCalculatorTool], languages: [de] });`,
  );
  expect(moduleCode('bmi-calculator', 'en')).not.toContain('languages');
});

describe('a link', () => {
  test.each(packageTools)(
    'has choices whose names are not those of fields of $slug',
    ({ slug }) => {
      const names = embedded(slug).fields.map(({ name }) => name);
      expect(names.filter((name) => choiceNames.some((choice) => choice === name))).toEqual([]);
    },
  );

  test('keeps all choices', () => {
    const embedding: Embedding = {
      ...{ slug: loan.slug, language: 'ar', currency: 'JPY', isReadOnly: true },
      ...{ fixed: ['principal', 'years'], omitted: ['extraPayment'] },
    };
    expect(embeddingOf(`#${embeddingHash(embedding, 'years=3')}`, tools, 'en')).toEqual(embedding);
    expect(embeddingOf(`#${embeddingHash(plain('bmi-calculator'))}`, tools, 'de')).toEqual(
      plain('bmi-calculator'),
    );
  });

  test.each(packageTools)('keeps the request of $slug, except secrets', (tool) => {
    const content = contentOf(tool);
    const fields = fieldsOf(content);
    const { example } = embedded(tool.slug);
    const secrets = fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
    const hash = embeddingHash({ slug: tool.slug }, hashOfRequest(content, example));
    const kept = requestOf(fields, fromHash(fields, `#${hash}`));
    const expected = Object.entries(example).filter(([name]) => !secrets.includes(name));
    expect(kept).toEqual(Object.fromEntries(expected));
  });

  test('without a tool is of a part of the page', () => {
    expect(isEmbeddingHash('#main')).toBe(false);
    expect(isEmbeddingHash('#tool=none')).toBe(true);
  });

  test('chooses nothing that is impossible', () => {
    const first = { ...plain(packageTools[0].slug), language: 'de' };
    expect(embeddingOf('#tool=roof-pitch&lang=tlh&currency=XXX&readonly=1', tools, 'de')).toEqual(
      first,
    );
    expect(embeddingOf('#tool=__proto__&lang=constructor&fixed=toString', tools, 'de')).toEqual(
      first,
    );
    const names = 'fixed=years+__proto__+none&omitted=principal+years+extraPayment+%22%3E';
    expect(embeddingOf(`#tool=${loan.slug}&${names}`, tools, 'en')).toEqual({
      ...plain(loan.slug),
      fixed: ['years'],
      omitted: ['extraPayment'],
    });
    expect(embeddingOf('#tool=hmac-generator&fixed=key&omitted=key', tools, 'en')).toEqual(
      plain('hmac-generator'),
    );
  });
});
