import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { JsonSchema } from 'toolworker';
import { Currency, chooseCurrency, chosenCurrency } from '../currency.ts';
import { type Errors, splitErrors } from '../errors.ts';
import { exampleInputs, type Inputs, initialInputs, isReady, requestOf } from '../inputs.ts';
import { withLabels } from '../labels.ts';
import { hasPicture, usePicture } from '../pictures/pictures.ts';
import { remember } from '../storage.ts';
import { fieldsOf, type ToolPage } from '../tool-page.ts';
import { useMore, useShortcuts } from '../tools/extras.ts';
import { CopyButton } from './copy-button.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { FormField } from './form-field.tsx';
import { LiveCalls } from './live-calls.tsx';
import { ResultView } from './result-view.tsx';
import { useExchange } from './use-exchange.ts';
import { useLinkedInputs } from './use-linked-inputs.ts';

/** The form of a tool, its live result, and the same call in code. */
export function Workbench({ tool }: { readonly tool: ToolPage }) {
  const fields = useMemo(() => fieldsOf(tool), [tool]);
  const { inputs, hash, setInputs } = useLinkedInputs(fields);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const request = useMemo(() => requestOf(fields, inputs ?? {}), [fields, inputs]);
  const isComplete = inputs !== undefined && isReady(fields, inputs, touched);
  const { exchange, isBusy } = useExchange(`/api/${tool.slug}`, request, isComplete, round);
  const Picture = usePicture(tool.slug);
  const Shortcuts = useShortcuts(tool.slug);
  const [currency, setCurrency] = useState<string>();
  // The page was built without what this browser remembers.
  useLayoutEffect(() => setCurrency(chosenCurrency()), []);
  useEffect(() => remember('recent', tool.slug), [tool]);

  const { outcome } = exchange ?? {};
  const result = outcome?.ok ? outcome.result : undefined;
  const More = useMore(tool.slug, result !== undefined);
  const names = fields.map(({ name }) => name);
  const errors: Errors =
    exchange?.outcome.ok === false
      ? splitErrors(exchange.outcome.error, names, exchange.request)
      : { ofFields: {}, others: '' };
  const shownErrors = Object.entries(errors.ofFields).filter(([name]) => touched.includes(name));
  const readable = (error: string) => withLabels(error, tool.parameters.properties);
  const fill = (filled: Inputs) => {
    setInputs(filled);
    setTouched([]);
  };
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(names);
    setRound(round + 1);
  };
  const shown = inputs ?? initialInputs(fields);

  return (
    <Currency.Provider value={currency}>
      <div class="bench">
        <form id={tool.slug} class="card" noValidate onSubmit={submit} aria-label={tool.name}>
          <div class="buttons">
            <button type="button" onClick={() => fill(exampleInputs(fields))}>
              Try the example
            </button>
            <button type="button" class="quiet" onClick={() => fill(initialInputs(fields))}>
              Clear
            </button>
          </div>
          {Shortcuts && <Shortcuts fill={(some) => fill({ ...initialInputs(fields), ...some })} />}
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={shown[field.name] ?? ''}
              error={readable(shownErrors.find(([name]) => name === field.name)?.[1] ?? '')}
              onInput={(value) => {
                setInputs({ ...shown, [field.name]: value });
                setTouched([...touched, field.name]);
              }}
            />
          ))}
          <button type="submit" class="primary">
            Run
          </button>
        </form>
        <div class="stack">
          <section class="card result" aria-label="Your result" aria-busy={isBusy}>
            <ResultView tool={tool} result={result}>
              <p class="state" role="status">
                {stateOf(
                  readable(errors.others),
                  shownErrors.length,
                  result && exchange?.answer.by,
                  isBusy,
                )}
              </p>
            </ResultView>
            {hasPicture(tool.slug) && (
              <div class={`picture ${tool.slug}`}>
                {Picture && exchange && result && (
                  <Picture request={exchange.request} result={result} />
                )}
              </div>
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
            <p class="share">
              <span>{hash === undefined ? 'Too long for a link' : 'Link to this calculation'}</span>
              <CopyButton
                // The address follows the inputs a moment later.
                text={() => new URL(`#${hash}`, location.href).href}
                subject="link to this calculation"
                isDisabled={hash === undefined}
              />
            </p>
          </section>
          {More && exchange && result && <More request={exchange.request} result={result} />}
        </div>
      </div>
      <LiveCalls tool={tool} fields={fields} request={request} exchange={exchange} />
    </Currency.Provider>
  );
}

function isMoney({ format }: JsonSchema): boolean {
  return format === 'money';
}

function stateOf(others: string, wrong: number, by: string | undefined, isBusy: boolean): string {
  if (others) return others;
  if (wrong > 0) return 'Check the fields that show an error.';
  if (isBusy) return 'Computing…';
  if (by === undefined) return 'Fill in the form, or try the example.';
  return by === 'the server' ? 'Computed by the server.' : 'Computed on your device.';
}
