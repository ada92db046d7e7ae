import { render } from 'preact';
import type { Tool } from '../tool.ts';
import { eventOf } from './events.ts';
import { type Field, fieldsOf } from './form/field.ts';
import type { Request } from './form/inputs.ts';
import { inLanguage, type Language } from './language.ts';
import type { ToolFormOptions } from './options.ts';
import { styleSheets } from './style-sheets.ts';
import { contentOf, type ToolContent } from './tool-content.ts';
import type { ToolFormElement } from './tool-form-element.ts';
import {
  type Answer,
  answerOf,
  type FormState,
  readyRequest,
  startingState,
} from './tool-state.ts';
import { ElementView } from './view/element-view.tsx';

/** How long a visitor pauses before the element says what is wrong with a number, and announces an answer. */
const pauseMilliseconds = 700;

/** Returns the class of elements with these tools. Only browsers have the class from which it derives. */
export function toolFormClass({
  tools,
  languages = [],
}: ToolFormOptions): new () => ToolFormElement {
  return class extends HTMLElement implements ToolFormElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = [
      ...['tool', 'request', 'fixed', 'fields', 'currency', 'lang', 'readonly'],
    ];

    readonly #internals = this.attachInternals();
    readonly #root = this.attachShadow({ mode: 'open' });
    #given: Request | undefined;
    #state: FormState | undefined;
    #answer: Answer | undefined;
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

    /** The request that has a result, or `null`. Setting it fills in the form. */
    get request(): Request | null {
      return this.result && (this.#answer?.request ?? null);
    }

    set request(request: Request | null) {
      this.#given = request ?? undefined;
      if (this.#isStarted) this.reset();
    }

    /** The result of the form, or `null` while it has none. */
    get result(): Readonly<Record<string, unknown>> | null {
      return this.#answer && 'result' in this.#answer ? this.#answer.result : null;
    }

    /** Fills in the form as it was at first. */
    reset(): void {
      const given = this.#given ?? objectIn(this.getAttribute('request'));
      const tool = this.#tool;
      this.#answer = undefined;
      this.#state = tool && this.#inLanguage(() => startingState(contentOf(tool), given));
      this.#compute();
    }

    connectedCallback(): void {
      this.#root.adoptedStyleSheets = [...styleSheets()];
      if (this.#isStarted) this.#render();
      else {
        this.#isStarted = true;
        this.reset();
      }
    }

    disconnectedCallback(): void {
      clearTimeout(this.#timer);
    }

    attributeChangedCallback(name: string): void {
      // An element that is upgraded gets its attributes first.
      if (!this.#isStarted) return;
      if (name === 'tool' || name === 'request') this.reset();
      else this.#compute();
    }

    formResetCallback(): void {
      this.reset();
    }

    formDisabledCallback(): void {
      this.#render();
    }

    get #tool(): Tool | undefined {
      return tools.find(({ slug }) => slug === this.getAttribute('tool'));
    }

    get #fixed(): Request {
      return objectIn(this.getAttribute('fixed')) ?? {};
    }

    #inLanguage<Rendered>(make: () => Rendered): Rendered {
      return inLanguage(this.#language, make);
    }

    /** The language of the element or of the page around it. Without texts in it, only the numbers are as in it. */
    get #language(): Language {
      const code = localeIn(this.closest('[lang]')?.getAttribute('lang'));
      const { texts = {} } = this.#texts(code) ?? {};
      const isSpoken = /^en\b/.test(code) || this.#texts(code) !== undefined;
      return isSpoken
        ? { code, dictionary: texts }
        : { code: 'en', dictionary: {}, numberLocale: () => code };
    }

    #texts(code: string) {
      return languages.find((language) => language.code === code.split('-')[0]);
    }

    /** The fields that the element shows. */
    #fieldsOf(content: ToolContent): readonly Field[] {
      const shown = this.getAttribute('fields')
        ?.split(/[\s,]+/)
        .filter(Boolean);
      const fixed = this.#fixed;
      return fieldsOf(content).filter(
        ({ name }) => !Object.hasOwn(fixed, name) && (shown?.includes(name) ?? true),
      );
    }

    async #compute(): Promise<void> {
      const [tool, state] = [this.#tool, this.#state];
      if (!tool || !state) return this.#render();
      const fields = this.#inLanguage(() => this.#fieldsOf(contentOf(tool)));
      const request = readyRequest(fields, state, this.#fixed);
      const answer = request && (await answerOf(tool, fields, request));
      // The visitor may have typed on.
      if (this.#state !== state) return;
      this.#answer = answer;
      this.#settle();
      this.#report();
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

    #report(): void {
      const answer = this.#answer;
      const { result } = this;
      this.#internals.setFormValue(result && JSON.stringify(answer?.request));
      if (result) this.#internals.setValidity({});
      else {
        const message = answer && 'message' in answer ? answer.message : 'The form is incomplete.';
        const wrong = this.#root.querySelector<HTMLElement>('[aria-invalid], input, textarea');
        this.#internals.setValidity({ customError: true }, message, wrong ?? undefined);
      }
      if (answer) this.dispatchEvent(eventOf(answer));
    }

    #change = (change: (state: FormState) => FormState): void => {
      if (!this.#state) return;
      this.#state = change(this.#state);
      this.#render();
      this.#compute();
    };

    #render(): void {
      const [tool, state, language] = [this.#tool, this.#state, this.#language];
      this.#inLanguage(() => {
        if (!tool || !state) return render(null, this.#root);
        const content = contentOf(tool);
        const view = (
          <ElementView
            language={language}
            errorTexts={this.#texts(language.code)?.errors ?? {}}
            currency={currencyIn(this.getAttribute('currency'))}
            content={content}
            fields={this.#fieldsOf(content)}
            state={state}
            answer={this.#answer}
            isSettled={this.#isSettled}
            isReadOnly={this.hasAttribute('readonly') || this.matches(':disabled')}
            onChange={this.#change}
          />
        );
        return render(view, this.#root);
      });
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

/** Returns the object in a JSON text, or `undefined` if there is none. */
function objectIn(json: string | null): Request | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
