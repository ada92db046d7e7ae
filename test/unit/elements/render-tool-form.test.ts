import { bmiCalculatorTool, defineTool, percentageOfTool } from 'toolworker';
import { number, object } from 'toolworker/fields';
import { describe, expect, test } from 'vitest';
import { renderToolForm } from '../../../src/elements/server.ts';
import { de } from '../../../src/form/languages/de.ts';

describe('a server renders', () => {
  test('a tag with its form and result', async () => {
    const html = await renderToolForm({
      tool: percentageOfTool,
      attributes: { request: { x: 7, y: 100 } },
    });
    expect(html).toMatch(
      /^<tool-form lang="en" request="\{&quot;x&quot;:7,&quot;y&quot;:100\}" tool="percentage-of"><template shadowrootmode="open" shadowrootcustomelementregistry><style>.*<div class="element" lang="en" dir="ltr">.*<\/template><\/tool-form>$/s,
    );
    expect(html).toContain('>7<');
    expect(html).toContain('value="100"');
  });

  test('in a language, with the texts of the tool', async () => {
    const html = await renderToolForm({ tool: bmiCalculatorTool, language: de });
    expect(html).toContain('lang="de"');
    expect(html).toContain('Übergewicht');
  });

  test('in a language of a region', async () => {
    const attributes = { lang: 'de-CH', request: { height: 180, weight: 81.5 } };
    const html = await renderToolForm({ tool: bmiCalculatorTool, language: de, attributes });
    expect(html).toContain('<div class="element" lang="de-CH"');
    expect(html).toContain('value="81.5"');
  });

  test.each([
    [{ plain: true, readonly: false, name: undefined, id: null }, '<tool-form lang="en" plain'],
    [{ label: '"><script>' }, 'label="&quot;>&lt;script>"'],
    [{ fields: 'x', fixed: '{"y":50}' }, 'fields="x" fixed="{&quot;y&quot;:50}"'],
  ])('the attributes %j', async (attributes, written) => {
    expect(await renderToolForm({ tool: percentageOfTool, attributes })).toContain(written);
  });

  test('the nonce of a policy, and what is in the tag', async () => {
    const html = await renderToolForm({
      tool: percentageOfTool,
      nonce: 'n0',
      content: '<h2 slot="title">Share</h2>',
    });
    expect(html).toContain('<style nonce="n0">');
    expect(html).toMatch(/<\/template><h2 slot="title">Share<\/h2><\/tool-form>$/);
  });

  test('what is wrong with a request', async () => {
    const attributes = { request: { height: 180, weight: -1 } };
    const html = await renderToolForm({ tool: bmiCalculatorTool, attributes });
    expect(html).toContain('aria-invalid');
  });
});

test('a fault in a tool rejects', async () => {
  const broken = defineTool({
    ...{
      slug: 'broken',
      operation: 'break',
      name: 'Broken',
      category: 'Own',
      description: 'Fails.',
    },
    request: object({ x: number() }, { x: 'A number.' }),
    result: object({ x: number() }),
    example: { x: 1 },
    run: () => {
      throw new RangeError('Broken.');
    },
  });
  await expect(renderToolForm({ tool: broken })).rejects.toThrow('Broken.');
});
