import { render } from 'preact';
import { unknownTool } from '../api/unknown-tool.ts';
import { type Answer, answerOf, type Refusal } from '../form/answer.ts';
import { inTypedUnit } from '../form/errors/errors-in-units.ts';
import { inOneText } from '../form/errors/errors-in-words.ts';
import { issueInWords } from '../form/errors/issue-in-words.ts';
import { fieldsOf } from '../form/form-fields.ts';
import { type Inputs, type Request, unreadNumber } from '../form/inputs.ts';
import { keepLast } from '../form/keep-last.ts';
import {
  directionOf,
  type ElementLanguage,
  inLanguage,
  type Language,
  message,
  t,
} from '../form/language/language.ts';
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
import { inItsUnit } from '../form/units/field-units.ts';
import { readingPause } from '../form/view/use-settled.ts';
import { warn } from '../shared/console.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import { ElementView } from './element-view.tsx';
import { eventOf, type InvalidIssue } from './events.ts';
import { noOffer, type Offer, withOptions } from './offer.ts';
import type { ToolFormOptions } from './options.ts';
import { styleSheets } from './style-sheets.ts';
import type { ToolFormElement } from './tool-form-element.ts';

/** What a page may set before the tag is defined. */
const properties = [
  'tool',
  'request',
  'value',
  'fixed',
  'fields',
  'currency',
  'name',
  'readOnly',
  'disabled',
] as const;

const nothingFixed: Request = {};

const longestQuoted = 40;

/** Of a form that cannot be sent yet. */
const incompleteText = message('The form is incomplete.');
const waitingText = message('The result is still being computed.');

/** A class of elements, to which tools and languages can be added. */
export interface ToolFormClass {
  new (): ToolFormElement;
  add(options: Omit<ToolFormOptions, 'name'>): void;
}

/** Long enough for the other modules of a page, which may define the tool of a tag. */
const definingPause = 1_000;

/**
 * Returns the class of elements with these tools. Only browsers have the class from which it
 * derives.
 */
export function toolFormClass(options: Omit<ToolFormOptions, 'name'>): ToolFormClass {
  let offer = withOptions(noOffer, options);
  const connected = new Set<{ refresh: () => void }>();
  const warned = new Set<string>();

  /** Tells the maker of the page, once, what is wrong with a tag. */
  const warnOnce = (tag: string, message: string): void => {
    if (!warned.has(message)) warn(`<${tag}>: ${message}`);
    warned.add(message);
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
    /** Whether the tool has been asked and has not answered yet. */
    #isWaiting = false;
    #place: HTMLElement | undefined;
    /** Fulfilled once the form has the answer to its request. */
    #answered: Promise<void> = Promise.resolve();
    /** What is wrong with the form, and what the page says is. */
    #fault = '';
    #custom = '';
    #timer: ReturnType<typeof setTimeout> | undefined;
    #patience: ReturnType<typeof setTimeout> | undefined;

    // What is shown is derived once a change, of attributes, of the language around or of the form.
    readonly #requestIn = keepLast(objectIn);
    readonly #fixedIn = keepLast(objectIn);
    readonly #namesIn = keepLast((names: string | null) => names?.split(/[\s,]+/));
    readonly #languageOf = keepLast(languageOf);
    readonly #connection = { refresh: () => this.#refresh() };
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

    static add(added: Omit<ToolFormOptions, 'name'>): void {
      offer = withOptions(offer, added);
      for (const { refresh } of connected) refresh();
    }

    constructor() {
      super();
      // A press on its label in the page, unlike one on its content.
      this.addEventListener('click', (event) => {
        if (event.composedPath()[0] === this) this.focus();
      });
      // Enter in a field.
      this.#root.addEventListener('submit', async () => {
        await this.updateComplete;
        this.#internals.form?.requestSubmit();
      });
    }

    get tool(): string {
      return this.getAttribute('tool') ?? '';
    }

    set tool(slug: string | null | undefined) {
      this.#reflect('tool', slug);
    }

    get fixed(): string {
      return this.getAttribute('fixed') ?? '';
    }

    set fixed(request: object | string | null | undefined) {
      this.#reflect('fixed', typeof request === 'object' ? jsonOf(request) : request);
    }

    get fields(): string {
      return this.getAttribute('fields') ?? '';
    }

    set fields(names: string | readonly string[] | null | undefined) {
      this.#reflect('fields', typeof names === 'string' ? names : names?.join(' '));
    }

    get currency(): string {
      return this.getAttribute('currency') ?? '';
    }

    set currency(code: string | null | undefined) {
      this.#reflect('currency', code);
    }

    get name(): string {
      return this.getAttribute('name') ?? '';
    }

    set name(name: string | null | undefined) {
      this.#reflect('name', name);
    }

    get readOnly(): boolean {
      return this.hasAttribute('readonly');
    }

    set readOnly(isReadOnly: boolean) {
      this.toggleAttribute('readonly', isReadOnly);
    }

    get disabled(): boolean {
      return this.hasAttribute('disabled');
    }

    set disabled(isDisabled: boolean) {
      this.toggleAttribute('disabled', isDisabled);
    }

    get value(): string {
      return this.request ? (jsonOf(this.request) ?? '') : '';
    }

    set value(json: string | null) {
      this.request = json || null;
    }

    get type(): string {
      return this.localName;
    }

    get form(): HTMLFormElement | null {
      return this.#internals.form;
    }

    get labels(): NodeList {
      return this.#internals.labels;
    }

    get validity(): ValidityState {
      return this.#internals.validity;
    }

    get validationMessage(): string {
      return this.#internals.validationMessage;
    }

    get willValidate(): boolean {
      return this.#internals.willValidate;
    }

    get updateComplete(): Promise<void> {
      return this.#answered;
    }

    checkValidity(): boolean {
      return this.#internals.checkValidity();
    }

    reportValidity(): boolean {
      return this.#internals.reportValidity();
    }

    setCustomValidity(message: string): void {
      this.#custom = message;
      this.#validate();
    }

    override focus(options?: FocusOptions): void {
      this.#control?.focus(options);
    }

    get request(): Request | null {
      return this.result && (this.#answer?.request ?? null);
    }

    set request(value: object | string | null) {
      const request = this.#objectIn('request', value);
      // A framework may set what it was told, or an equal object at each of its renderings, while
      // the visitor types.
      const known = [this.#request, ...(this.#answer ? [this.#answer.request] : [])];
      this.#request = request;
      if (this.#isStarted && !known.some((other) => isSame(request, other))) this.reset();
    }

    get result(): Readonly<Record<string, unknown>> | null {
      const answer = this.#isWaiting ? undefined : this.#answer;
      return answer && 'result' in answer ? answer.result : null;
    }

    reset(): void {
      this.#answer = undefined;
      this.#state = this.#whole(() => {
        const { content } = this.#content ?? {};
        return content && startingState(content, this.#given);
      });
      this.#warnLater();
      this.#warnOfAttributes();
      this.#compute();
    }

    connectedCallback(): void {
      connected.add(this.#connection);
      if (this.#isStarted) this.#compute();
      else this.#start();
    }

    /** Keeps all as it is, unlike the callbacks of a removal and an insertion. */
    connectedMoveCallback(): void {
      this.#render();
    }

    disconnectedCallback(): void {
      connected.delete(this.#connection);
      this.#asking.abort();
      clearTimeout(this.#timer);
      clearTimeout(this.#patience);
    }

    adoptedCallback(): void {
      this.#adoptStyles();
    }

    attributeChangedCallback(name: string): void {
      // An element that is upgraded gets its attributes first.
      if (!this.#isStarted) return;
      if (name === 'tool' || name === 'request') this.reset();
      else if (name === 'fixed' || name === 'fields') this.#compute();
      else this.#render();
      this.#warnOfAttributes();
    }

    formResetCallback(): void {
      this.reset();
    }

    formDisabledCallback(): void {
      this.#render();
    }

    formStateRestoreCallback(state: unknown): void {
      if (typeof state === 'string') this.value = state;
    }

    #start(): void {
      this.#isStarted = true;
      this.#adoptStyles();
      // A page may have set them before the tag was defined, which hides the accessors.
      for (const name of properties) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.reset();
    }

    #adoptStyles(): void {
      this.#root.adoptedStyleSheets = [...styleSheets(this.ownerDocument)];
    }

    /** Shows tools and languages that were added. What the visitor has typed stays. */
    #refresh(): void {
      if (this.#tool && !this.#state) this.reset();
      else this.#render();
    }

    /** Says that there is no such tool, unless another module of the page defines it. */
    #warnLater(): void {
      clearTimeout(this.#patience);
      if (this.#tool || !this.hasAttribute('tool')) return;
      this.#patience = setTimeout(() => {
        const slug = this.getAttribute('tool');
        if (!this.#tool && slug !== null) this.#warn(unknownTool(slug, offer.tools));
      }, definingPause);
    }

    #reflect(name: string, value: string | null | undefined): void {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    }

    #warn(text: string): void {
      warnOnce(this.localName, text);
    }

    /** Says which attributes have no effect. */
    #warnOfAttributes(): void {
      const [currency, fixed] = [this.getAttribute('currency'), this.getAttribute('fixed')];
      if (currency !== null && !isCurrency(currency)) {
        this.#warn('currency: expected a code of ISO 4217 such as EUR');
      }
      const given = this.#fixedIn(fixed);
      if (!given && fixed !== null) this.#warnOfObject('fixed');
      const request = this.getAttribute('request');
      if (!this.#requestIn(request) && request !== null) this.#warnOfObject('request');
      const { fields = [] } = this.#whole(() => this.#content) ?? {};
      const known = fields.map(({ name }) => name);
      if (known.length === 0) return;
      const named = Object.entries({
        fixed: Object.keys(given ?? {}),
        fields: this.#namesIn(this.getAttribute('fields')) ?? [],
      });
      for (const [attribute, names] of named) {
        const [unknown] = names.filter((name) => name !== '' && !known.includes(name));
        if (unknown === undefined) continue;
        const shown = JSON.stringify(unknown.slice(0, longestQuoted));
        this.#warn(`${attribute}: unknown field ${shown}; expected some of ${known.join(', ')}`);
      }
    }

    /**
     * Runs a step that a faulty tool, language or request can break. The tag then shows what is in
     * it.
     */
    #whole<Value>(step: () => Value): Value | undefined {
      try {
        return step();
      } catch (error) {
        this.#state = undefined;
        this.#answer = undefined;
        this.#warn(`cannot be shown: ${error instanceof Error ? error.message : String(error)}`);
        // What has been rendered in part must not stay.
        this.#place?.remove();
        this.#place = undefined;
        render(<slot />, this.#newPlace());
        return undefined;
      }
    }

    #newPlace(): HTMLElement {
      const made = document.createElement('div');
      this.#root.append(made);
      this.#place = made;
      return made;
    }

    /**
     * Returns an object or the one in a JSON text, or `undefined` for anything else, of which the
     * page hears.
     */
    #objectIn(name: string, value: unknown): Request | undefined {
      const object = objectIn(value);
      if (!object && value !== null && value !== undefined) this.#warnOfObject(name);
      return object;
    }

    #warnOfObject(name: string): void {
      this.#warn(`${name}: expected an object or its JSON, such as {"x":1}`);
    }

    get #tool(): Tool | undefined {
      return offer.tools.get(this.getAttribute('tool') ?? '');
    }

    /** The request with which the page fills in the form. */
    get #given(): Request | undefined {
      return this.#request ?? this.#requestIn(this.getAttribute('request'));
    }

    /** The language of the element or of the page around it. */
    get #language(): Language {
      const place = this.closest('[lang]') ?? this.ownerDocument.documentElement;
      return this.#languageOf(
        offer,
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
        this.#fixedIn(this.getAttribute('fixed')) ?? nothingFixed,
        this.#namesIn(this.getAttribute('fields')),
      );
      return this.#formOf(described.fields, state, unseen);
    }

    #compute(): void {
      this.#asking.abort();
      this.#asking = new AbortController();
      const { signal } = this.#asking;
      const [tool, form] = [this.#tool, this.#whole(() => this.#form)];
      if (!tool || !form) {
        this.#close();
        return;
      }
      // Until there is an answer, the element is invalid and has no value, since the last one is
      // that of another request.
      this.#isWaiting = true;
      this.#internals.setFormValue(null);
      if (!this.#answer) this.#render();
      this.#fault = inLanguage(this.#language, () => t(waitingText));
      this.#validate();
      this.#answered = this.#ask(tool, form, signal);
    }

    async #ask(tool: Tool, form: Form, signal: AbortSignal): Promise<void> {
      // A tool that answers at once, as most do, is shown with its answer alone.
      const waiting = setTimeout(() => this.#render());
      const { request } = form.call;
      const answer =
        form.isReady && request ? await answerOf(tool, request, signal) : noAnswer(form);
      clearTimeout(waiting);
      // The visitor may have typed on.
      if (signal.aborted) return;
      this.#isWaiting = false;
      this.#answer = answer;
      this.#render();
      this.#settleLater(form);
      this.#report(answer, form);
    }

    /** Shows what is in the tag, which then has no value. */
    #close(): void {
      this.#isWaiting = false;
      this.#internals.setFormValue(null);
      this.#fault = '';
      this.#validate();
      this.#render();
    }

    /** Says after a pause which numbers cannot be read, since they may be half-typed. */
    #settleLater({ active, inputs }: Form): void {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#settled = inputs;
        if (active.some((field) => unreadNumber(field, inputs) !== undefined)) this.#render();
      }, readingPause);
    }

    #report(answer: Answer, form: Form): void {
      const isResult = 'result' in answer;
      this.#internals.setFormValue(isResult ? JSON.stringify(answer.request) : null);
      const [issues, fault] = inLanguage(this.#language, () => {
        const issues = isResult ? [] : this.#issuesIn(answer, form);
        const texts = inOneText(issues.map(({ text }) => text));
        return [issues, isResult ? '' : texts || t(incompleteText)] as const;
      });
      this.#fault = fault;
      this.#validate();
      this.dispatchEvent(eventOf(answer, issues));
    }

    /** Returns what a tool refuses, in the words and units of the form. */
    #issuesIn(refusal: Refusal, form: Form): readonly InvalidIssue[] {
      const { content } = this.#content ?? {};
      const words = textsIn(offer, this.#language.code)?.errors ?? {};
      return refusal.issues.map((issue) => {
        const { field: name = '', code } = issue;
        const field = form.fields.find((one) => one.name === name);
        const typed = field
          ? inTypedUnit(
              issue,
              inItsUnit(field, form.fields, form.inputs),
              ownProperty(form.inputs, name) ?? '',
            )
          : issue;
        const text = content ? issueInWords(typed, content, words) : issue.message;
        return { field: issue.field, code, text };
      });
    }

    /** Tells the form around the element what is wrong with it. */
    #validate(): void {
      const fault = this.#custom || this.#fault;
      const flags = fault ? { customError: true } : {};
      this.#internals.setValidity(flags, fault, fault ? this.#control : undefined);
      this.#setState('invalid', fault !== '');
      this.#setState('busy', this.#isWaiting);
    }

    /** Sets a state for the styles of the page. */
    #setState(name: string, isSet: boolean): void {
      // Missing before Safari 17.4 and Firefox 126.
      const { states }: Partial<ElementInternals> = this.#internals;
      if (isSet) states?.add(name);
      else states?.delete(name);
    }

    /** The first control with an error, or the first one. */
    get #control(): HTMLElement | undefined {
      const controls = ['[aria-invalid]', 'input, textarea, select'].map((selector) =>
        this.#root.querySelector<HTMLElement>(selector),
      );
      return controls.find((control) => control !== null) ?? undefined;
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
      this.#whole(() => {
        const [language, place] = [this.#language, this.#place ?? this.#newPlace()];
        inLanguage(language, () => render(this.#view(), place));
        place.className = this.#form ? 'element' : '';
        place.lang = this.#form ? language.code : '';
        place.dir = this.#form ? directionOf(language.code) : '';
      });
    }

    /** Returns what the element shows: without a tool, what is in the tag. */
    #view() {
      const [language, described, form] = [this.#language, this.#content, this.#form];
      if (!described || !form) return <slot />;
      return (
        <ElementView
          language={language}
          errorTexts={textsIn(offer, language.code)?.errors ?? {}}
          currency={currencyIn(this.getAttribute('currency'))}
          content={described.content}
          form={form}
          answer={this.#answer}
          settled={this.#settled}
          isBusy={this.#isWaiting}
          isReadOnly={this.readOnly}
          isDisabled={this.matches(':disabled')}
          onAction={this.#act}
        />
      );
    }
  };
}

/** Returns the texts of an offer in a language, whatever its region. */
function textsIn({ languages }: Offer, code: string): ElementLanguage | undefined {
  return languages.get(code.replace(/-.*/, ''));
}

/** Returns the language of a tool's texts. Without texts in it, only the numbers are as in it. */
function languageOf(offer: Offer, code: string, slug: string): Language {
  const language = textsIn(offer, code);
  if (!language && !/^en\b/.test(code)) {
    return { code: 'en', dictionary: {}, numberLocale: () => code };
  }
  const { texts = {}, tools: ofTools = {} } = language ?? {};
  return {
    code,
    dictionary: { ...texts, ...ownProperty(ofTools, slug) },
    numberLocale: textLocale,
  };
}

/** Returns a code of ISO 4217, or `undefined` for anything else. */
function currencyIn(code: string | null): string | undefined {
  return code !== null && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : undefined;
}

/** Whether a code is that of a currency, as far as the engine knows them. */
function isCurrency(code: string): boolean {
  const known = currencyIn(code);
  if (known === undefined || !Intl.supportedValuesOf) return known !== undefined;
  return Intl.supportedValuesOf('currency').includes(known);
}

/** Returns the JSON of a value, or `undefined` if it has none. */
function jsonOf(value: unknown): string | undefined {
  try {
    return value === null ? undefined : JSON.stringify(value);
  } catch {
    return undefined;
  }
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
