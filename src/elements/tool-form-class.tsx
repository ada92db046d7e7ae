import { render } from 'preact';
import { unknownTool } from '../api/unknown-tool.ts';
import { type Answer, answerOf, type Refusal } from '../form/answer.ts';
import { inTypedUnit } from '../form/errors/errors-in-units.ts';
import { inOneText } from '../form/errors/errors-in-words.ts';
import { issueInWords } from '../form/errors/issue-in-words.ts';
import { fieldsOf } from '../form/form-fields.ts';
import { type Inputs, type Request, unreadNumber } from '../form/inputs.ts';
import { keepLast } from '../form/keep-last.ts';
import { directionOf, inLanguage, type Language, message, t } from '../form/language/language.ts';
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
import { type HeadingLevel, usualHeadingLevel } from '../form/view/presentation.ts';
import { readingPause } from '../form/view/use-settled.ts';
import { warn } from '../shared/console.ts';
import { ownProperty } from '../shared/own-property.ts';
import type { Tool } from '../tool.ts';
import { createCatalog } from './catalog.ts';
import { ElementView, OwnContent } from './element-view.tsx';
import { eventOf, type InvalidIssue } from './events.ts';
import { type Additions, languageOf, namesOfTools, textsIn } from './offer.ts';
import {
  currencyIn,
  faultsOf,
  headingLevelIn,
  isSame,
  jsonOf,
  localeIn,
  namesIn,
  noObject,
  objectIn,
} from './read-attributes.ts';
import { styleSheets } from './style-sheets.ts';
import type { ToolFormElement } from './tool-form-element.ts';

/** What a page may set before the tag is defined. */
const properties = [
  'tool',
  'request',
  'value',
  'fixed',
  'fields',
  'results',
  'currency',
  'name',
  'readOnly',
  'disabled',
  'plain',
  'label',
  'headingLevel',
] as const;

const nothingFixed: Request = {};

/** Of a form that cannot be sent yet. */
const incompleteText = message('The form is incomplete.');
const waitingText = message('The result is still being computed.');

/** A class of elements, to which tools and languages can be added. */
export interface ToolFormClass {
  new (): ToolFormElement;
  add(options: Additions): void;
}

/** Long enough for the other modules of a page, which may define the tool of a tag. */
const definingPause = 1_000;

/**
 * Returns the class of elements with these tools. Only browsers have the class from which it
 * derives.
 */
export function toolFormClass(options: Additions): ToolFormClass {
  const connected = new Set<{ refresh: () => void; warn: (text: string) => void }>();
  const warned = new Set<string>();

  /** Tells the maker of the page, once, what is wrong with a tag. */
  const warnOnce = (tag: string, message: string): void => {
    if (!warned.has(message)) warn(`<${tag}>: ${message}`);
    warned.add(message);
  };

  const catalog = createCatalog(
    options,
    () => {
      for (const { refresh } of connected) refresh();
    },
    (fault) => {
      for (const { warn: tell } of connected) tell(fault);
    },
  );

  return class extends HTMLElement implements ToolFormElement {
    static readonly formAssociated = true;
    static readonly observedAttributes = [
      'tool',
      'request',
      'fixed',
      'fields',
      'results',
      'currency',
      'lang',
      'readonly',
      'plain',
      'label',
      'aria-label',
      'headinglevel',
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
    /** The tag of the language that is shown. */
    #code: string | undefined;
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
    readonly #namesIn = keepLast(namesIn);
    readonly #resultsIn = keepLast(namesIn);
    readonly #languageOf = keepLast(languageOf);
    readonly #connection = {
      refresh: () => this.#refresh(),
      warn: (text: string) => this.#warn(text),
    };
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

    static add(added: Additions): void {
      catalog.add(added);
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

    get results(): string {
      return this.getAttribute('results') ?? '';
    }

    set results(names: string | readonly string[] | null | undefined) {
      this.#reflect('results', typeof names === 'string' ? names : names?.join(' '));
    }

    get plain(): boolean {
      return this.hasAttribute('plain');
    }

    set plain(isPlain: boolean) {
      this.toggleAttribute('plain', isPlain);
    }

    get label(): string {
      return this.getAttribute('label') ?? '';
    }

    set label(label: string | null | undefined) {
      this.#reflect('label', label);
    }

    get headingLevel(): HeadingLevel {
      return headingLevelIn(this.getAttribute('headinglevel')) ?? usualHeadingLevel;
    }

    set headingLevel(level: HeadingLevel | null | undefined) {
      this.#reflect('headinglevel', level?.toString());
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
      const loading = this.#load();
      return loading ? loading.then(() => this.updateComplete) : this.#answered;
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
      this.#load();
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
      // Another tool must not be shown without its texts.
      if (name === 'tool') this.#code = undefined;
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
      this.#load();
      if (this.#tool && !this.#state) this.reset();
      else this.#render();
    }

    /** Says that there is no such tool, unless another module of the page defines it. */
    #warnLater(): void {
      clearTimeout(this.#patience);
      if (this.#tool || !this.hasAttribute('tool')) return;
      this.#patience = setTimeout(() => {
        const slug = this.getAttribute('tool');
        const names = namesOfTools(catalog.offer());
        // Why a tool could not be loaded has been said.
        const isKnown = names.some((tool) => tool.slug === slug);
        if (!isKnown && slug !== null) this.#warn(unknownTool(slug, names));
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
      const { fields = [], content } = this.#whole(() => this.#content) ?? {};
      const names = fields.map(({ name }) => name);
      const results = Object.keys(content?.response.properties ?? {});
      const objects = {
        fixed: this.#fixedIn(this.getAttribute('fixed')),
        request: this.#requestIn(this.getAttribute('request')),
      };
      for (const fault of faultsOf(this, objects, { fields: names, results })) this.#warn(fault);
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
        render(<OwnContent />, this.#newPlace());
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
      if (!object && value !== null && value !== undefined) this.#warn(noObject(name));
      return object;
    }

    /** The tool, unless its language is still being loaded. */
    get #tool(): Tool | undefined {
      return this.#code === undefined ? undefined : catalog.offer().tools.get(this.tool);
    }

    /** The request with which the page fills in the form. */
    get #given(): Request | undefined {
      return this.#request ?? this.#requestIn(this.getAttribute('request'));
    }

    /** Loads what the element needs, if anything; until then, it stays in its last language. */
    #load(): Promise<unknown> | undefined {
      // The language of the element or of the page around it.
      const place = this.closest('[lang]') ?? this.ownerDocument.documentElement;
      const code = localeIn(place.getAttribute('lang'));
      const loading = catalog.load(this.tool, code);
      if (!loading) this.#code = code;
      return loading;
    }

    get #language(): Language {
      return this.#languageOf(catalog.offer(), this.#code ?? 'en', this.tool);
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
      this.#load();
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
      const words = textsIn(catalog.offer(), this.#language.code)?.errors ?? {};
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
      this.#load();
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
      if (!described || !form) return <OwnContent />;
      return (
        <ElementView
          language={language}
          errorTexts={textsIn(catalog.offer(), language.code)?.errors ?? {}}
          currency={currencyIn(this.getAttribute('currency'))}
          content={described.content}
          results={this.#resultsIn(this.getAttribute('results'))}
          label={this.getAttribute('aria-label') || this.label || undefined}
          headingLevel={this.headingLevel}
          isPlain={this.plain}
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
