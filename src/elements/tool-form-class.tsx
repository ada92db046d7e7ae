import { render } from 'preact';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { unknownTool } from '../api/unknown-tool.ts';
import type { Request } from '../form/inputs.ts';
import { inLanguage, type Language } from '../form/language/language.ts';
import { textLocale } from '../form/language/text-locale.ts';
import {
  type Answer,
  answerOf,
  type FormSettings,
  type FormState,
  formOf,
  noAnswer,
  readyRequest,
  startingState,
} from '../form/state.ts';
import { contentOf, type ToolContent } from '../form/tool-content.ts';
import { warn } from '../shared/console.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import { ElementView } from './element-view.tsx';
import { eventOf } from './events.ts';
import type { ToolFormOptions } from './options.ts';
import { styleSheets } from './style-sheets.ts';
import type { ToolFormElement } from './tool-form-element.ts';

/** How long a visitor pauses before the element says what is wrong with a number, and announces an answer. */
const pauseMilliseconds = 700;

/** Returns the class of elements with these tools. Only browsers have the class from which it derives. */
export function toolFormClass(options: ToolFormOptions): new () => ToolFormElement {
  const { languages = [] } = options;
  const tools = toolsBySlug(options.tools);
  return class extends HTMLElement implements ToolFormElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = [
      ...['tool', 'request', 'fixed', 'fields', 'currency', 'lang', 'readonly'],
    ];

    readonly #internals = this.attachInternals();
    readonly #root = this.attachShadow({ mode: 'open' });
    /** The request that the page has set. */
    #request: Request | undefined;
    #content: ToolContent | undefined;
    #state: FormState | undefined;
    #answer: Answer | undefined;
    #asking = new AbortController();
    #isSettled = true;
    #isStarted = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

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
      this.#answer = undefined;
      this.#content = this.#describe();
      this.#state = this.#content && startingState(this.#content, this.#settings.given);
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
      else {
        if (name === 'lang') this.#content = this.#describe();
        this.#render();
      }
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

    get #settings(): FormSettings {
      return {
        given: this.#request ?? objectIn(this.getAttribute('request')),
        fixed: objectIn(this.getAttribute('fixed')) ?? {},
        names: this.getAttribute('fields')?.split(/[\s,]+/),
      };
    }

    /** The language of the element or of the page around it. Without texts in it, only the numbers are as in it. */
    get #language(): Language {
      const place = this.closest('[lang]') ?? document.documentElement;
      const code = localeIn(place.getAttribute('lang'));
      const language = this.#textsIn(code);
      if (!language && !/^en\b/.test(code)) {
        return { code: 'en', dictionary: {}, numberLocale: () => code };
      }
      const { texts = {}, tools: ofTools = {} } = language ?? {};
      const ofTool = ownProperty(ofTools, this.getAttribute('tool') ?? '');
      return { code, dictionary: { ...texts, ...ofTool }, numberLocale: textLocale };
    }

    #textsIn(code: string) {
      return languages.find((language) => language.code === code.split('-')[0]);
    }

    #describe(): ToolContent | undefined {
      const tool = this.#tool;
      const slug = this.getAttribute('tool');
      if (!tool && slug !== null) warn(`<${this.localName}>: ${unknownTool(slug, tools)}`);
      return tool && inLanguage(this.#language, () => contentOf(tool));
    }

    get #form() {
      const [content, state] = [this.#content, this.#state];
      return content && state && formOf(content, state, this.#settings);
    }

    async #compute(): Promise<void> {
      this.#asking.abort();
      this.#asking = new AbortController();
      const { signal } = this.#asking;
      const [tool, form] = [this.#tool, this.#form];
      if (!tool || !form) return this.#render();
      const { fixed } = this.#settings;
      const request = readyRequest(form, fixed);
      const answer = request ? await answerOf(tool, form, request, signal) : noAnswer(form, fixed);
      // The visitor may have typed on.
      if (signal.aborted) return;
      this.#answer = answer;
      this.#settle();
      this.#report(answer);
    }

    /** Shows the answer at once, and the rest after a pause. */
    #settle(): void {
      this.#isSettled = false;
      this.#render();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#isSettled = true;
        this.#render();
      }, pauseMilliseconds);
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

    #change = (change: (state: FormState) => FormState): void => {
      if (!this.#state) return;
      this.#state = change(this.#state);
      this.#render();
      this.#compute();
    };

    #render(): void {
      inLanguage(this.#language, () => render(this.#view(), this.#root));
    }

    /** Returns what the element shows: without a tool, what is in the tag. */
    #view() {
      const [language, content, form] = [this.#language, this.#content, this.#form];
      if (!content || !form) return <slot />;
      return (
        <ElementView
          language={language}
          errorTexts={this.#textsIn(language.code)?.errors ?? {}}
          currency={currencyIn(this.getAttribute('currency'))}
          content={content}
          form={form}
          answer={this.#answer}
          isSettled={this.#isSettled}
          isReadOnly={this.hasAttribute('readonly') || this.matches(':disabled')}
          onChange={this.#change}
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
