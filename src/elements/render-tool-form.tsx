import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { directionOf, type ElementLanguage, inLanguage } from '../form/language/language.ts';
import { startingState } from '../form/state.ts';
import type { Tool } from '../tool.ts';
import { localeIn, type ReadAttribute, settingsIn } from './attributes.ts';
import { ElementView } from './element-view.tsx';
import { loadLanguage } from './load-language.ts';
import { answerTo, errorsIn, hiddenBy, shownForm, worded } from './shown-form.ts';
import { styleTexts } from './style-texts.ts';

/** What a server renders. */
export interface ToolFormRendering {
  /** The tool whose form to show. */
  readonly tool: Tool;
  /** The language of the form, English by default. */
  readonly language?: ElementLanguage;
  /** Further attributes of the tag. Objects become JSON, and `true` an attribute without a text. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** What is in the tag, as HTML, such as `<h2 slot="title">Your BMI</h2>`. */
  readonly content?: string;
  /** The nonce of the page's policy for its styles. */
  readonly nonce?: string;
}

/**
 * Resolves to the HTML of a tag with its form and result, which a page shows before its script
 * arrives. The element then takes the form over.
 *
 * @example
 * await renderToolForm({ tool: bmiCalculatorTool, attributes: { label: 'Your BMI' } });
 */
export async function renderToolForm({
  tool,
  language,
  attributes = {},
  content = '',
  nonce,
}: ToolFormRendering): Promise<string> {
  const code = language?.code ?? 'en';
  const written = inText({ lang: code, ...attributes, tool: tool.slug });
  const view = await viewOf(tool, language, (name) => written.get(name) ?? null);
  const style = renderToString(
    <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styleTexts.join('') }} />,
  );
  const tag = renderToString(h('tool-form', Object.fromEntries(written)));
  const [opening = '', closing = ''] = tag.split(/(?=<\/)/);
  return `${opening}<template shadowrootmode="open" shadowrootcustomelementregistry>${style}${view}</template>${content}${closing}`;
}

/** Returns the texts of attributes, as a tag has them. */
function inText(attributes: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const given = Object.entries(attributes).filter(([, value]) => (value ?? false) !== false);
  return new Map(given.map(([name, value]) => [name, value === true ? '' : textOf(value)]));
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Resolves to the HTML in the shadow tree of an element. */
async function viewOf(
  tool: Tool,
  added: ElementLanguage | undefined,
  attribute: ReadAttribute,
): Promise<string> {
  const code = localeIn(attribute('lang'));
  const language = await loadLanguage(tool, added, code);
  const settings = settingsIn(attribute);
  const shown = worded(tool, language);
  const state = startingState(shown.content, settings.request);
  const form = shownForm(shown, state, hiddenBy(settings, shown, settings.request));
  const answer = await answerTo(tool, form, new AbortController().signal);
  return inLanguage(language, () =>
    renderToString(
      <div class="element" lang={code} dir={directionOf(code)}>
        <ElementView
          language={language}
          content={shown.content}
          settings={settings}
          form={form}
          answer={answer}
          errors={errorsIn(shown, form, answer, {}, added?.errors ?? {})}
          isBusy={false}
          isDisabled={attribute('disabled') !== null}
          onAction={() => undefined}
        />
      </div>,
    ),
  );
}
