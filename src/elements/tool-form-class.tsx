import { render } from 'preact';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { unknownTool } from '../api/unknown-tool.ts';
import { type Answer, answerOf } from '../form/answer.ts';
import { fieldsOf } from '../form/form-fields.ts';
import { type Inputs, type Request, unreadNumber } from '../form/inputs.ts';
import { keepLast } from '../form/keep-last.ts';
import { inLanguage, type Language } from '../form/language/language.ts';
import { textLocale } from '../form/language/text-locale.ts';
import { numberLocale } from '../form/numbers/number-locale.ts';
import {
  type Action,
  type Form,
  type FormSettings,
  type FormState,
  formOf,
  nextState,
  noAnswer,
  startingState,
  type Unseen,
  unseenIn,
} from '../form/state.ts';
import { contentOf, type ToolContent } from '../form/tool-content.ts';
import { readingPause } from '../form/view/use-settled.ts';
import { warn } from '../shared/console.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import { ElementView } from './element-view.tsx';
import { eventOf } from './events.ts';
import type { ToolFormOptions } from './options.ts';
import { styleSheets } from './style-sheets.ts';
import type { ToolFormElement } from './tool-form-element.ts';

/** Returns the class of elements with these tools. Only browsers have the class from which it derives. */
export function toolFormClass(options: ToolFormOptions): new () => ToolFormElement {
  const { languages = [] } = options;
  const tools = toolsBySlug(options.tools);
  const textsIn = (code: string) =>
    languages.find((language) => language.code === code.split('-')[0]);

  /** Returns the language of a tool's texts. Without texts in it, only the numbers are as in it. */
  const languageOf = (code: string, slug: string): Language => {
    const language = textsIn(code);
    if (!language && !/^en\b/.test(code)) {
      return { code: 'en', dictionary: {}, numberLocale: () => code };
    }
    const { texts = {}, tools: ofTools = {} } = language ?? {};
    return {
      code,
      dictionary: { ...texts, ...ownProperty(ofTools, slug) },
      numberLocale: textLocale,
    };
  };

  return class extends HTMLElement implements ToolFormElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = [
      'tool',
      'request',
      'fixed',
      'fields',
      'currency',
      'lang',
      'readonly',
    ];

    readonly #internals = this.attachInternals();
    readonly #root = this.attachShadow({ mode: 'open' });
    /** The request that the page has set. */
    #request: Request | undefined;
    #state: FormState | undefined;
    #answer: Answer | undefined;
    #asking = new AbortController();
    /** The inputs in which the visitor has stopped typing. */
    #settled: Inputs = {};
    #isStarted = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    // What is shown is derived once a change, of attributes, of the language around or of the form.
    readonly #requestIn = keepLast(objectIn);
    readonly #fixedIn = keepLast((json: string | null): Request => objectIn(json) ?? {});
    readonly #namesIn = keepLast((names: string | null) => names?.split(/[\s,]+/));
    readonly #languageOf = keepLast(languageOf);
    readonly #contentOf = keepLast((tool: Tool, language: Language) =>
      inLanguage(language, () => {
        const content = contentOf(tool);
        return { content, fields: fieldsOf(content) };
      }),
    );
    readonly #unseenIn = keepLast(
      (
        content: ToolContent,
        given: FormSettings['given'],
        fixed: FormSettings['fixed'],
        names: FormSettings['names'],
      ) => unseenIn(content, { given, fixed, names }),
    );
    readonly #formOf = keepLast((fields: Form['fields'], state: FormState, unseen: Unseen) =>
      formOf(fields, state, { unseen }),
    );

    constructor() {
      super();
      // A form around the element fires an event of this name, which has no detail.
      this.addEventListener('invalid', (event: Event) => {
        if (!(event instanceof CustomEvent)) event.stopImmediatePropagation();
      });
    }

    get request(): Request | null {
      return this.result && (this.#answer?.request ?? null);
    }

    set request(value: object | string | null) {
      const request = objectIn(value);
      // A framework may set what it was told, or an equal object at each of its renderings, while the visitor types.
      const known = [this.#request, ...(this.#answer ? [this.#answer.request] : [])];
      this.#request = request;
      if (this.#isStarted && !known.some((other) => isSame(request, other))) this.reset();
    }

    get result(): Readonly<Record<string, unknown>> | null {
      return this.#answer && 'result' in this.#answer ? this.#answer.result : null;
    }

    reset(): void {
      const slug = this.getAttribute('tool');
      if (!this.#tool && slug !== null) warn(`<${this.localName}>: ${unknownTool(slug, tools)}`);
      const { content } = this.#content ?? {};
      this.#answer = undefined;
      this.#state = content && startingState(content, this.#given);
      this.#compute();
    }

    connectedCallback(): void {
      if (this.#isStarted) this.#compute();
      else this.#start();
    }

    disconnectedCallback(): void {
      this.#asking.abort();
      clearTimeout(this.#timer);
    }

    attributeChangedCallback(name: string): void {
      // An element that is upgraded gets its attributes first.
      if (!this.#isStarted) return;
      if (name === 'tool' || name === 'request') this.reset();
      else if (name === 'fixed' || name === 'fields') this.#compute();
      else this.#render();
    }

    formResetCallback(): void {
      this.reset();
    }

    formDisabledCallback(): void {
      this.#render();
    }

    #start(): void {
      this.#isStarted = true;
      this.#root.adoptedStyleSheets = [...styleSheets()];
      // A page may have set it before the tag was defined, which hides the accessor.
      if (Object.hasOwn(this, 'request')) {
        const { request } = this;
        Reflect.deleteProperty(this, 'request');
        this.#request = objectIn(request);
      }
      this.reset();
    }

    get #tool(): Tool | undefined {
      return tools.get(this.getAttribute('tool') ?? '');
    }

    /** The request with which the page fills in the form. */
    get #given(): Request | undefined {
      return this.#request ?? this.#requestIn(this.getAttribute('request'));
    }

    /** The language of the element or of the page around it. */
    get #language(): Language {
      const place = this.closest('[lang]') ?? document.documentElement;
      return this.#languageOf(
        localeIn(place.getAttribute('lang')),
        this.getAttribute('tool') ?? '',
      );
    }

    get #content() {
      const tool = this.#tool;
      return tool && this.#contentOf(tool, this.#language);
    }

    get #form(): Form | undefined {
      const [described, state] = [this.#content, this.#state];
      if (!described || !state) return undefined;
      const unseen = this.#unseenIn(
        described.content,
        this.#given,
        this.#fixedIn(this.getAttribute('fixed')),
        this.#namesIn(this.getAttribute('fields')),
      );
      return this.#formOf(described.fields, state, unseen);
    }

    async #compute(): Promise<void> {
      this.#asking.abort();
      this.#asking = new AbortController();
      const { signal } = this.#asking;
      const [tool, form] = [this.#tool, this.#form];
      if (!tool || !form) return this.#render();
      // A tool that answers at once, as most do, is shown with its answer alone.
      const waiting = setTimeout(() => this.#render());
      const { request } = form.call;
      const answer =
        form.isReady && request ? await answerOf(tool, request, signal) : noAnswer(form);
      clearTimeout(waiting);
      // The visitor may have typed on.
      if (signal.aborted) return;
      this.#answer = answer;
      this.#render();
      this.#settleLater(form);
      this.#report(answer);
    }

    /** Says after a pause which numbers cannot be read, since they may be half-typed. */
    #settleLater({ active, inputs }: Form): void {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#settled = inputs;
        if (active.some((field) => unreadNumber(field, inputs) !== undefined)) this.#render();
      }, readingPause);
    }

    #report(answer: Answer): void {
      const isResult = 'result' in answer;
      this.#internals.setFormValue(isResult ? JSON.stringify(answer.request) : null);
      if (isResult) this.#internals.setValidity({});
      else {
        const wrong =
          this.#root.querySelector<HTMLElement>('[aria-invalid]') ??
          this.#root.querySelector<HTMLElement>('input, textarea, select');
        this.#internals.setValidity({ customError: true }, answer.message, wrong ?? undefined);
      }
      this.dispatchEvent(eventOf(answer));
    }

    #act = (action: Action): void => {
      const [described, state] = [this.#content, this.#state];
      if (!described || !state) return;
      // The visitor prefers no units beside those of the form.
      const { fields } = described;
      const locale = inLanguage(this.#language, numberLocale);
      this.#state = nextState(state, action, { fields, units: {}, locale });
      this.#compute();
    };

    #render(): void {
      inLanguage(this.#language, () => render(this.#view(), this.#root));
    }

    /** Returns what the element shows: without a tool, what is in the tag. */
    #view() {
      const [language, described, form] = [this.#language, this.#content, this.#form];
      if (!described || !form) return <slot />;
      return (
        <ElementView
          language={language}
          errorTexts={textsIn(language.code)?.errors ?? {}}
          currency={currencyIn(this.getAttribute('currency'))}
          content={described.content}
          form={form}
          answer={this.#answer}
          settled={this.#settled}
          isReadOnly={this.hasAttribute('readonly') || this.matches(':disabled')}
          onAction={this.#act}
        />
      );
    }
  };
}

/** Returns a code like those of ISO 4217, or `undefined` for anything else. */
function currencyIn(code: string | null): string | undefined {
  return /^[a-z]{3}$/i.test(code ?? '') ? code?.toUpperCase() : undefined;
}

/** Returns a language tag as engines write it, or `en` for what is none. */
function localeIn(tag: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag ?? [])[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Returns an object or the one in a JSON text, or `undefined` for anything else. */
function objectIn(value: unknown): Request | undefined {
  try {
    const object: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof object === 'object' && object !== null ? { ...object } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two requests have the same JSON. Those that have none differ. */
function isSame(one: Request | undefined, other: Request | undefined): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}
