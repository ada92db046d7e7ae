import type { Answer } from '../form/answer.ts';
import { type Inputs, type Request, unreadNumber } from '../form/inputs.ts';
import { keepLast } from '../form/keep-last.ts';
import {
  type Dictionary,
  inLanguage,
  type Language,
  message,
  t,
} from '../form/language/language.ts';
import { numberLocale } from '../form/numbers/number-locale.ts';
import { type Action, type Form, type FormState, nextState, startingState } from '../form/state.ts';
import { readingPause } from '../form/view/use-settled.ts';
import { warn } from '../shared/warn.ts';
import type { Tool } from '../tool.ts';
import {
  attributeFaults,
  isSame,
  jsonOf,
  localeIn,
  noObject,
  objectIn,
  settingsIn,
} from './attributes.ts';
import { type Additions, languageOf, textsIn } from './available-tools.ts';
import { ElementView } from './element-view.tsx';
import { eventOf } from './events.ts';
import { FormControl, internalsOf } from './form-control.ts';
import { FormPlace } from './form-place.tsx';
import { keptInputs, withKeptInputs } from './kept-inputs.ts';
import { missingFrom } from './missing.ts';
import { reflectedAttributes } from './reflected-attributes.ts';
import {
  answerTo,
  assumedIn,
  errorsIn,
  faultIn,
  hiddenBy,
  shownForm,
  submissionOf,
  type WordedTool,
  worded,
} from './shown-form.ts';
import { styleSheets } from './style-sheets.ts';
import type { ToolFormElement } from './tool-form-element.ts';
import { createToolLoader } from './tool-loader.ts';

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

  const loader = createToolLoader(
    options,
    () => {
      for (const { refresh } of connected) refresh();
    },
    (fault) => {
      for (const { warn: tell } of connected) tell(fault);
    },
  );

  return class extends reflectedAttributes() implements ToolFormElement {
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

    readonly #internals = internalsOf(this);
    readonly #control = new FormControl(this.#internals, () => this.#firstControl);
    // A server may have rendered it. Chromium refuses to create elements in a tree that keeps the
    // registry of custom elements of another document, from which the element may come.
    readonly #root =
      this.#internals.shadowRoot ??
      this.attachShadow({ mode: 'open', customElementRegistry: null });
    readonly #place = new FormPlace(this.#root);
    /** The request that the page has set. */
    #request: Request | undefined;
    readonly #attribute = (name: string) => this.getAttribute(name);
    #settings = settingsIn(() => null);
    #state: FormState | undefined;
    #answer: Answer | undefined;
    #asking = new AbortController();
    /** The inputs in which the visitor has stopped typing. */
    #settled: Inputs = {};
    #isStarted = false;
    /** What a browser has kept of the form. */
    #kept = '';
    /** Whether the tool has been asked and has not answered yet. */
    #isWaiting = false;
    /** The tag of the language that is shown. */
    #code: string | undefined;
    /** Fulfilled once the form has the answer to its request. */
    #answered: Promise<void> = Promise.resolve();
    #timer: ReturnType<typeof setTimeout> | undefined;
    #patience: ReturnType<typeof setTimeout> | undefined;

    // What is shown is derived once a change, of attributes, of the language around or of the form.
    readonly #languageOf = keepLast(languageOf);
    readonly #worded = keepLast(worded);
    readonly #hiddenBy = keepLast(hiddenBy);
    readonly #shownForm = keepLast(shownForm);
    readonly #keptOf = keepLast(keptInputs);
    readonly #connection = {
      refresh: () => this.#refresh(),
      warn: (text: string) => this.#warn(text),
    };

    static add(added: Additions): void {
      loader.add(added);
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

    get value(): string {
      return jsonOf(this.#submitted ?? null) ?? '';
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
      this.#control.setCustomValidity(message);
    }

    override focus(options?: FocusOptions): void {
      this.#firstControl?.focus(options);
    }

    get request(): Request | null {
      return this.result && (this.#answer?.request ?? null);
    }

    set request(value: object | string | null) {
      const request = this.#objectIn('request', value);
      // A framework may set what it was told, or an equal object at each of its renderings, while
      // the visitor types.
      const told = [this.#answer?.request, this.#submitted];
      const known = [this.#request, ...told.filter((one) => one !== undefined)];
      this.#request = request;
      if (this.#isStarted && !known.some((other) => isSame(request, other))) this.reset();
    }

    get assumed(): readonly string[] {
      const [form, request] = [this.#form, this.request];
      return form && request ? assumedIn(form, request) : [];
    }

    get result(): Readonly<Record<string, unknown>> | null {
      const answer = this.#isWaiting ? undefined : this.#answer;
      return answer && 'result' in answer ? answer.result : null;
    }

    reset(): void {
      this.#answer = undefined;
      this.#load();
      this.#state = this.#whole(() => {
        const tool = this.#tool;
        return tool && this.#withKept(startingState(tool.content, this.#given), tool);
      });
      this.#warnLater();
      this.#warnOfAttributes();
      this.#compute();
    }

    /** Returns a state with what a browser has kept of the form, once there is one. */
    #withKept(state: FormState, { fields }: WordedTool): FormState {
      const kept = this.#kept;
      this.#kept = '';
      return kept === '' ? state : withKeptInputs(state, fields, kept);
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
      this.#settings = settingsIn(this.#attribute);
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

    formStateRestoreCallback(kept: unknown, reason: string): void {
      if (typeof kept !== 'string' || reason !== 'restore') return;
      this.#kept = kept;
      this.reset();
    }

    #start(): void {
      this.#isStarted = true;
      this.#adoptStyles();
      this.#settings = settingsIn(this.#attribute);
      // A page may have set them before the tag was defined, which hides the accessors.
      for (const [name, value] of Object.entries(this)) {
        // What else it has may be a framework's own.
        if (!(name in Object.getPrototypeOf(this))) continue;
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
      if (this.#source && !this.#state) this.reset();
      else this.#render();
    }

    /** Says what the page has not added, unless another of its modules does. */
    #warnLater(): void {
      clearTimeout(this.#patience);
      const missing = () =>
        missingFrom(loader.available(), this.getAttribute('tool'), this.#locale);
      if (missing().length === 0) return;
      this.#patience = setTimeout(() => {
        for (const fault of missing()) this.#warn(fault);
      }, definingPause);
    }

    #warn(text: string): void {
      warnOnce(this.localName, text);
    }

    /** Says what has no effect in attributes and in the request. */
    #warnOfAttributes(): void {
      const { fields = [], content } = this.#whole(() => this.#tool) ?? {};
      const names = fields.map(({ name }) => name);
      const results = Object.keys(content?.response.properties ?? {});
      const known = { fields: names, results };
      const faults = attributeFaults(this.#attribute, this.#settings, this.#given, known);
      for (const fault of faults) this.#warn(fault);
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
        this.#place.clear();
        return undefined;
      }
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
    get #source(): Tool | undefined {
      return this.#code === undefined ? undefined : loader.available().tools.get(this.tool);
    }

    /** The request with which the page fills in the form. */
    get #given(): Request | undefined {
      return this.#request ?? this.#settings.request;
    }

    /** Loads what the element needs, if anything; until then, it stays in its last language. */
    #load(): Promise<unknown> | undefined {
      const code = this.#locale;
      const loading = loader.load(this.tool, code);
      if (!loading) this.#code = code;
      return loading;
    }

    /** The tag of the language of the element or of the page around it. */
    get #locale(): string {
      const place = this.closest('[lang]') ?? this.ownerDocument.documentElement;
      return localeIn(place.getAttribute('lang'));
    }

    get #language(): Language {
      return this.#languageOf(loader.available(), this.#code ?? 'en', this.tool);
    }

    get #errorTexts(): Dictionary {
      return textsIn(loader.available(), this.#language.code)?.errors ?? {};
    }

    /** The tool in the language of the element. */
    get #tool(): WordedTool | undefined {
      const source = this.#source;
      return source && this.#worded(source, this.#language);
    }

    get #form(): Form | undefined {
      const [tool, state] = [this.#tool, this.#state];
      if (!tool || !state) return undefined;
      return this.#shownForm(tool, state, this.#hiddenBy(this.#settings, tool, this.#given));
    }

    #compute(): void {
      this.#load();
      this.#asking.abort();
      clearTimeout(this.#timer);
      this.#asking = new AbortController();
      const { signal } = this.#asking;
      const [tool, form] = [this.#source, this.#whole(() => this.#form)];
      if (!tool || !form) {
        this.#close();
        return;
      }
      // Until there is an answer, the element is invalid and has no value, since the last one is
      // that of another request.
      this.#isWaiting = true;
      if (!this.#answer && !this.#place.isFromServer) this.#render();
      const fault = inLanguage(this.#language, () => t(waitingText));
      this.#control.tell({ value: null, kept: this.#keptOf(form), fault, isBusy: true });
      this.#answered = this.#ask(tool, form, signal);
    }

    async #ask(tool: Tool, form: Form, signal: AbortSignal): Promise<void> {
      // A tool that answers at once, as most do, is shown with its answer alone.
      const waiting = setTimeout(() => this.#render());
      const answer = await answerTo(tool, form, signal);
      clearTimeout(waiting);
      // The visitor may have typed on.
      if (signal.aborted) return;
      this.#isWaiting = false;
      this.#answer = answer;
      this.#render();
      this.#settleLater(answer, form);
      this.#report(answer, form);
    }

    /** Shows what is in the tag, which then has no value. */
    #close(): void {
      this.#isWaiting = false;
      this.#control.tell({ value: null, kept: this.#kept, fault: '', isBusy: false });
      this.#render();
    }

    /** Says after a pause which numbers cannot be read, since they may be half-typed. */
    #settleLater(answer: Answer, form: Form): void {
      const { active, inputs } = form;
      this.#timer = setTimeout(() => {
        this.#settled = inputs;
        if (active.every((field) => unreadNumber(field, inputs) === undefined)) return;
        this.#render();
        this.#report(answer, form);
      }, readingPause);
    }

    /** Tells the form around the element, and the page, about an answer. */
    #report(answer: Answer, form: Form): void {
      const tool = this.#tool;
      const kept = this.#keptOf(form);
      const assumed = assumedIn(form, answer.request);
      if ('result' in answer) {
        const { request, fault } = inLanguage(this.#language, () =>
          submissionOf(form, answer.request),
        );
        const value = request ? JSON.stringify(request) : null;
        this.#control.tell({ value, kept, fault, isBusy: false });
        this.dispatchEvent(eventOf(answer, assumed, []));
        return;
      }
      const [issues, message] = inLanguage(this.#language, () => {
        if (!tool) return [[], answer.message] as const;
        const errors = errorsIn(tool, form, answer, this.#settled, this.#errorTexts);
        return [errors.issues, faultIn(errors, form, answer)] as const;
      });
      this.#control.tell({ value: null, kept, fault: message, isBusy: false });
      this.dispatchEvent(eventOf({ ...answer, message }, assumed, issues));
    }

    /** The request that a form around the element submits. */
    get #submitted(): Request | undefined {
      const [form, request] = [this.#form, this.request];
      return form && request ? submissionOf(form, request).request : undefined;
    }

    /** The first control with an error or an assumed value, or the first one. */
    get #firstControl(): HTMLElement | undefined {
      const find = (selector: string) => this.#root.querySelector<HTMLElement>(selector);
      const controls = 'input, textarea, select';
      const assumed = `[data-assumed] :is(${controls})`;
      return find('[aria-invalid]') ?? find(assumed) ?? find(controls) ?? undefined;
    }

    #act = (action: Action): void => {
      const [tool, state] = [this.#tool, this.#state];
      if (!tool || !state) return;
      const { fields } = tool;
      const locale = inLanguage(this.#language, numberLocale);
      this.#state = nextState(state, action, { fields, locale });
      this.#compute();
    };

    #render(): void {
      this.#load();
      this.#whole(() => {
        const [tool, form] = [this.#tool, this.#form];
        if (tool && form) this.#place.show(this.#language, () => this.#view(tool, form));
        else this.#place.showContent();
      });
    }

    #view(tool: WordedTool, form: Form) {
      return (
        <ElementView
          language={this.#language}
          content={tool.content}
          settings={this.#settings}
          form={form}
          answer={this.#answer}
          errors={errorsIn(tool, form, this.#answer, this.#settled, this.#errorTexts)}
          isBusy={this.#isWaiting}
          isDisabled={this.matches(':disabled')}
          onAction={this.#act}
        />
      );
    }
  };
}
