import './more.css';
import { useMemo, useState } from 'preact/hooks';
import { Scrollable } from '../../components/scrollable.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { beginningOf } from '../beginning.ts';
import { MarkedText } from '../marked-text.tsx';
import { typeInto } from '../type-into.ts';
import { comparedModels, costOf, formatShare } from './models.ts';
import { piecesOf } from './pieces.ts';
import { useComparison } from './use-comparison.ts';

const mostShown = 5_000;
/** A longer text is compared at a press only, as each model counts it anew. */
const longestAtOnce = 100_000;
const tints = 4;

/** The text in its pieces, other models, and what the tokens cost. */
export function More({ request: { text, model = 'gpt-4o' }, result }: Shown<'token-counter'>) {
  if (text === '') return null;
  return (
    <>
      <Pieces text={text} model={model} />
      <Models text={text} model={model} />
      <Cost tokens={result.tokens} />
    </>
  );
}

function Pieces({ text, model }: { readonly text: string; readonly model: string }) {
  const pieces = useMemo(() => piecesOf(beginningOf(text, mostShown), model), [text, model]);
  return (
    <section class="card extra" aria-labelledby="pieces">
      <h2 id="pieces">The text in pieces</h2>
      <MarkedText label="Pieces of the text" isCode>
        {pieces.map((piece, index) => (
          <span
            key={String(index)}
            class={`piece tint-${index % tints}`}
            data-tokens={piece.tokens > 1 ? piece.tokens : undefined}
          >
            {piece.text}
          </span>
        ))}
      </MarkedText>
      <p class="note">
        Each tint is a piece that no token reaches beyond, as OpenAI’s tokenizer splits a text. A
        number says how many tokens a piece probably has; where they meet is not known here, and
        other tokenizers split differently. The count above is for the whole text.
      </p>
      {text.length > mostShown && (
        <p class="note">Only the first {formatNumber(mostShown)} characters are shown.</p>
      )}
    </section>
  );
}

function Models({ text, model }: { readonly text: string; readonly model: string }) {
  const [wanted, setWanted] = useState<string>();
  const isWanted = text.length <= longestAtOnce || wanted === text;
  const models = useMemo(() => [...new Set([model, ...comparedModels])], [model]);
  const counts = useComparison(text, models, isWanted);
  return (
    <section class="card extra" aria-labelledby="models">
      <h2 id="models">Other models</h2>
      {isWanted ? (
        <Scrollable label="Tokens by model">
          <table class="amounts">
            <thead>
              <tr>
                <th scope="col">Model</th>
                <th scope="col">Tokens</th>
                <th scope="col">Share of context</th>
              </tr>
            </thead>
            <tbody>
              {models.map((name) => {
                const count = counts.find((other) => other.model === name);
                const share = count?.percentOfContext ?? undefined;
                return (
                  <tr key={name}>
                    <th scope="row">
                      <button type="button" class="digits" onClick={() => choose(name)}>
                        {beginningOf(name, 60)}
                      </button>
                    </th>
                    <td>{count ? formatNumber(count.tokens) : '…'}</td>
                    <td>{share === undefined ? '–' : formatShare(share)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scrollable>
      ) : (
        <button type="button" onClick={() => setWanted(text)}>
          Compare models
        </button>
      )}
    </section>
  );
}

function Cost({ tokens }: { readonly tokens: number }) {
  const [price, setPrice] = useState('');
  const amount = costOf(tokens, Number(price));
  return (
    <section class="card extra" aria-labelledby="cost">
      <h2 id="cost">Cost as a prompt</h2>
      <div class="field price">
        <label for="price">Price of a million input tokens</label>
        <input
          id="price"
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          autocomplete="off"
          placeholder="e.g. 2.50"
          value={price}
          aria-describedby="cost-state"
          onInput={({ currentTarget }) => setPrice(currentTarget.value)}
        />
        <p class="hint" id="cost-state" role="status">
          {Number(price) > 0
            ? `About ${money.format(amount)} for ${formatNumber(tokens)} tokens, in the currency of the price.`
            : 'Prices change often, so take yours from your provider’s list.'}
        </p>
      </div>
    </section>
  );
}

function choose(model: string) {
  typeInto(document.forms.namedItem('token-counter'), 'model', model);
}

const money = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 });
