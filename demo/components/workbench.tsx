import { Fragment, type TargetedSubmitEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JsonSchema } from 'toolworker';
import { Currency, chooseCurrency, chosenCurrency } from '../currency.ts';
import { type Errors, splitErrors } from '../errors.ts';
import {
  exampleInputs,
  type Inputs,
  initialInputs,
  isReady,
  problemsOf,
  readAgain,
  requestOf,
  shownFields,
} from '../inputs.ts';
import { pageLanguage, t } from '../language.ts';
import { chooseNumberLocale, chosenNumberLocale, numberLocale } from '../number-locale.ts';
import { remember } from '../storage.ts';
import { type Field, fieldsOf, type ToolPage } from '../tool-page.ts';
import type { FormAccess } from '../tools/form-access.ts';
import { useMore, usePicture, useShortcuts } from '../tools/use-parts.ts';
import { hasUnits, inChosenUnit } from '../unit-choice.ts';
import { CopyButton } from './copy-button.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { FormField } from './form-field.tsx';
import { FormLocale } from './form-locale.ts';
import { LiveCalls } from './live-calls.tsx';
import { NumberChoice } from './number-choice.tsx';
import { ResultView } from './result-view.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { useElsewhere } from './use-elsewhere.ts';
import { useExchange } from './use-exchange.ts';
import { useLinkedInputs } from './use-linked-inputs.ts';
import { useLoaded } from './use-loaded.ts';
import { useReadableErrors } from './use-readable-errors.ts';
import { readingPause, useSettled } from './use-settled.ts';

/** The conversion after a choice of another unit. */
interface Conversion {
  /** The field that chooses the unit. */
  readonly name: string;
  /** The inputs before the conversion, except for the new unit. */
  readonly before: Inputs;
}

const loadUnits = () => import('../units.ts');

/** Shows the form of a tool and its live result, and the same call in code further down the page. */
export function Workbench({ tool }: { readonly tool: ToolPage }) {
  const fields = useMemo(() => fieldsOf(tool), [tool]);
  const { inputs, hash, setInputs } = useLinkedInputs(fields);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const shown = useMemo(() => inputs ?? initialInputs(fields), [fields, inputs]);
  const asked = useMemo(() => shownFields(fields, shown), [fields, shown]);
  const request = useMemo(() => requestOf(asked, shown), [asked, shown]);
  const isComplete = inputs !== undefined && isReady(asked, shown, touched);
  const { exchange, isBusy } = useExchange(`/api/${tool.slug}`, request, isComplete, round);
  const Shortcuts = useShortcuts(tool);
  const [currency, setCurrency] = useState<string>();
  const [locale, setLocale] = useState<string | undefined>(pageLanguage);
  const conversions = useLoaded(hasUnits(fields) ? loadUnits : undefined);
  const [units, setUnits] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => setUnits(conversions?.chosenUnits() ?? {}), [conversions]);
  // The page was built without the choices that this browser remembers.
  useLayoutEffect(() => {
    setCurrency(chosenCurrency());
    setLocale(numberLocale());
  }, []);
  const form = useEarlyInput();
  const [conversion, setConversion] = useState<Conversion>();
  useEffect(() => remember('recent', tool.slug), [tool]);

  const { outcome } = exchange ?? {};
  const result = outcome?.ok ? outcome.result : undefined;
  const Picture = usePicture(tool, result !== undefined);
  const More = useMore(tool, result !== undefined);
  const names = asked.map(({ name }) => name);
  const errors: Errors =
    exchange?.outcome.ok === false
      ? splitErrors(exchange.outcome.error, Object.keys(shown), exchange.request)
      : { ofFields: {}, others: '' };
  const settled = useSettled(shown, readingPause);
  const problems = Object.entries(problemsOf(asked, shown, locale));
  const shownErrors = [
    ...Object.entries(errors.ofFields),
    ...problems.filter(([name]) => settled[name] === shown[name]),
    // A link may contain invalid inputs.
  ].filter(([name]) => names.includes(name) && (touched.includes(name) || shown[name] !== ''));
  const readable = useReadableErrors(tool, exchange);
  const fill = (filled: Inputs) => {
    setInputs(filled);
    setTouched([]);
    setConversion(undefined);
  };
  const change = (name: string, value: string) => {
    const changed = conversions?.changedByUnit(tool.slug, shown, name, value);
    setConversion(changed && { name, before: { ...shown, [name]: value } });
    setInputs((before) => ({ ...(before ?? shown), ...changed, [name]: value }));
    setTouched((before) => [...before, name]);
  };
  const access = useFormAccess({
    fill: (some) => fill({ ...initialInputs(fields), ...some }),
    change,
  });
  const shownParts = useMemo(() => {
    if (!exchange || !result) return {};
    const properties = { ...access, request: exchange.request, result };
    return {
      picture: Picture && <Picture {...properties} />,
      more: More && <More {...properties} />,
    };
    // The parts format numbers for the locale.
  }, [Picture, More, exchange, result, access, locale]);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(names);
    setRound(round + 1);
  };
  const shownUnit = ({ unit = '' }: Field) => {
    const chosen = units[unit];
    return conversions && chosen ? { unit: chosen, convert: conversions.convert } : undefined;
  };
  const swap = () => {
    const { value = '', from = '', to = '' } = shown;
    const answer = exchange?.request === request ? result?.result : undefined;
    fill({ ...shown, value: answer === undefined ? value : String(answer), from: to, to: from });
  };

  useElsewhere(
    'code',
    <LiveCalls tool={tool} fields={fields} request={request} exchange={exchange} />,
  );

  return (
    <Currency.Provider value={currency}>
      <FormLocale.Provider value={locale}>
        <div class="bench">
          <form
            ref={form}
            id={tool.slug}
            class="card"
            noValidate
            onSubmit={submit}
            aria-label={tool.name}
          >
            <div class="buttons">
              <button type="button" onClick={() => fill(exampleInputs(fields))}>
                {t('Try the example')}
              </button>
              <button type="button" class="quiet" onClick={() => fill(initialInputs(fields))}>
                {t('Clear')}
              </button>
            </div>
            {Shortcuts && <Shortcuts {...access} />}
            {asked.map((field) => (
              <Fragment key={field.name}>
                <FormField
                  field={inChosenUnit(field, fields, shown)}
                  value={shown[field.name] ?? ''}
                  error={readable(shownErrors.find(([name]) => name === field.name)?.[1] ?? '')}
                  shownUnit={shownUnit(field)}
                  onInput={(value) => change(field.name, value)}
                  onUnit={(chosen) => {
                    const { unit = '' } = field;
                    conversions?.chooseUnit(unit, chosen);
                    setUnits({ ...units, [unit]: chosen });
                  }}
                />
                {conversion?.name === field.name && (
                  <p class="note" role="status">
                    {t('The numbers were converted to the new unit.')}{' '}
                    <button type="button" class="copy" onClick={() => fill(conversion.before)}>
                      {t('Don’t convert')}
                    </button>
                  </p>
                )}
                {field.name === 'from' && canSwap(tool) && (
                  <button type="button" class="swap quiet" onClick={swap}>
                    <span aria-hidden="true">⇅</span> {t('Swap')}
                  </button>
                )}
              </Fragment>
            ))}
            {/* The answer appears while typing. Enter also checks the fields that are still empty. */}
            <button type="submit" class="hidden" tabIndex={-1}>
              {t('Compute')}
            </button>
          </form>
          <div class="stack">
            <section class="card result" aria-label={t('Your result')} aria-busy={isBusy}>
              <ResultView tool={tool} result={result}>
                <p class="state" role="status">
                  {stateOf(
                    readable(errors.others),
                    shownErrors.length,
                    result !== undefined,
                    isBusy,
                  )}
                </p>
              </ResultView>
              {tool.parts.includes('picture') && (
                <div class={`picture ${tool.slug}`}>{shownParts.picture}</div>
              )}
              {Object.values(tool.response.properties).some(isMoney) && (
                <CurrencyChoice
                  currency={currency}
                  onChange={(chosen) => {
                    chooseCurrency(chosen);
                    setCurrency(chosen);
                  }}
                />
              )}
              {fields.some(({ kind }) => kind === 'number') && (
                <NumberChoice
                  locale={inputs && chosenNumberLocale()}
                  onChange={(chosen) => {
                    chooseNumberLocale(chosen);
                    setLocale(numberLocale());
                    setInputs(readAgain(fields, shown, numberLocale()));
                  }}
                />
              )}
              <p class="share">
                <span>
                  {hash === undefined ? t('Too long for a link') : t('Link to this calculation')}
                </span>
                <CopyButton
                  // The address of the page changes only a moment after the inputs.
                  text={() => new URL(`#${hash}`, location.href).href}
                  subject={t('link to this calculation')}
                  isDisabled={hash === undefined}
                />
              </p>
            </section>
            {shownParts.more}
          </div>
        </div>
      </FormLocale.Provider>
    </Currency.Provider>
  );
}

/** Returns the same functions at each render, so that the parts that receive them need not be rendered again. */
function useFormAccess(current: FormAccess): FormAccess {
  const latest = useRef(current);
  latest.current = current;
  return useMemo(
    () => ({
      fill: (inputs) => latest.current.fill(inputs),
      change: (name, value) => latest.current.change(name, value),
    }),
    [],
  );
}

/** Whether the result can be converted back. */
function canSwap({ parameters, response }: ToolPage): boolean {
  const { value, from, to } = parameters.properties;
  return [value, from, to, response.properties.result].every((field) => field !== undefined);
}

function isMoney({ format }: JsonSchema): boolean {
  return format === 'money' || format === 'unit price';
}

function stateOf(others: string, wrong: number, hasResult: boolean, isBusy: boolean): string {
  if (others) return others;
  if (wrong > 0) return t('Check the fields that show an error.');
  if (isBusy) return t('Computing…');
  return hasResult ? t('Computed on your device.') : t('Fill in the form, or try the example.');
}
