import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { countTokens, tokenPieces } from 'toolworker';
import { numberOf } from '../../../src/form/amounts/read-amount.ts';
import { unreadText } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { beginningOf, shortened } from '../../language/beginning.ts';
import { rich } from '../../language/rich.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { BeginningNote, MarkedText } from '../shared/marked-text.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import type { Piece } from './count-exactly.ts';
import { type Encoding, encodingOf } from './encodings.ts';
import { comparedModels, costOf, formatCost, formatShare, usualModel } from './models.ts';
import { type ModelCount, useComparison } from './use-comparison.ts';
import { downloadSize, useExactCount } from './use-exact-count.ts';

const leastShown = 1;

/** The tokens as a share of the model's context window, unless it would be a hairline. */
export function Picture({ request, result }: ToolAnswer<'token-counter'>) {
  const { tokens, contextWindow, percentOfContext } = result;
  if (contextWindow === null || percentOfContext === null) return null;
  if (percentOfContext < leastShown) return null;
  const width = Math.min(percentOfContext, 100) * 5.6;
  return (
    <figure>
      <svg viewBox="0 0 560 56" aria-hidden="true">
        <rect y="8" width="560" height="28" rx="6" class="track" />
        <rect y="8" width={width} height="28" rx="3" class="fill" />
        {[25, 50, 75].map((share) => (
          <path key={share} d={`M${share * 5.6} 36v8`} class="tick" />
        ))}
      </svg>
      <figcaption>
        {rich(
          'About {tokens} of the {contextWindow} tokens that {model} can take at once: {share}.',
          {
            tokens: formatNumber(tokens),
            contextWindow: formatNumber(contextWindow),
            model: <bdi>{request.model ?? usualModel}</bdi>,
            share: <bdi>{formatShare(percentOfContext)}</bdi>,
          },
        )}
      </figcaption>
    </figure>
  );
}

const mostShown = 5_000;
const longestName = 60;
/** Longer texts are compared only on request, since each model counts the whole text. */
const longestAtOnce = 100_000;
const tints = 4;

/** The tokens of the text, the counts for other models, and the cost of the tokens. */
export function More({
  request,
  result,
  change,
  reword,
}: ToolAnswer<'token-counter'> & FormFiller) {
  const { text, model = usualModel } = request;
  const encoding = result.contextWindow === null ? undefined : encodingOf(model);
  const exact = useExactCount(text, encoding);
  const { count } = exact;
  useLayoutEffect(() => {
    if (count) reword(result, exactly(count.tokens, result));
  }, [count, result, reword]);
  if (text === '') return null;
  const tokens = count?.tokens ?? result.tokens;
  return (
    <>
      <TitledCard id="pieces" title={t('The text in pieces')}>
        {encoding && <Offer encoding={encoding} model={model} exact={exact} />}
        <Pieces text={text} model={model} exact={count?.pieces} />
      </TitledCard>
      <Models text={text} model={model} exact={count?.tokens} change={change} />
      <Cost tokens={tokens} />
    </>
  );
}

/** Says the figures of a result with an exact count, and so without the sign of an estimate. */
function exactly(tokens: number, { contextWindow }: ToolAnswer<'token-counter'>['result']) {
  const wordings: Wordings = {
    tokens: { value: tokens, schema: {} },
    ...(contextWindow !== null && {
      percentOfContext: { shown: formatShare((100 * tokens) / contextWindow) },
      remainingTokens: { value: Math.max(contextWindow - tokens, 0), schema: {} },
    }),
  };
  return wordings;
}

interface OfferProperties {
  readonly encoding: Encoding;
  readonly model: string;
  readonly exact: ReturnType<typeof useExactCount>;
}

/** Loads the tokenizer of a model on request. */
function Offer({ encoding, model, exact: { loading, load, count } }: OfferProperties) {
  if (loading === undefined || loading === 'failed') {
    const size = formatNumber(downloadSize(encoding));
    return (
      <div class="exact">
        <button type="button" class="primary" onClick={load}>
          {loading === 'failed' ? t('Try again') : t('Count exactly')}
        </button>
        <p class="note" role="status">
          {loading === 'failed'
            ? t('The tokenizer could not be loaded. Check your connection.')
            : t('Loads OpenAI’s tokenizer, about {size} MB, which then works offline, too.', {
                size,
              })}
        </p>
      </div>
    );
  }
  return (
    <div class="exact">
      {typeof loading === 'number' && (
        <progress value={loading} aria-label={t('Loading the tokenizer…')} />
      )}
      <p class="note" role="status">
        {typeof loading === 'number'
          ? t('Loading the tokenizer…')
          : count
            ? plural(
                count.tokens,
                '✓ Exactly {count} token of {encoding}, the encoding of {model}.',
                '✓ Exactly {count} tokens of {encoding}, the encoding of {model}.',
                { encoding, model: shortened(model, longestName) },
              )
            : t('Counting…')}
      </p>
    </div>
  );
}

interface PiecesProperties {
  readonly text: string;
  readonly model: string;
  /** The tokens, if they were counted exactly. */
  readonly exact: readonly Piece[] | undefined;
}

function Pieces({ text, model, exact }: PiecesProperties) {
  const estimated = useMemo(() => piecesOf(beginningOf(text, mostShown), model), [text, model]);
  const pieces = exact ?? estimated;
  return (
    <>
      <MarkedText label={t('Pieces of the text')} isCode>
        {pieces.map((piece, index) => (
          <span
            key={String(index)}
            class={`piece tint-${index % tints}`}
            data-tokens={piece.tokens > 1 ? formatNumber(piece.tokens) : undefined}
          >
            {piece.text}
          </span>
        ))}
      </MarkedText>
      <p class="note">
        {exact
          ? t('Each color is a token. A number says how many tokens a single character takes.')
          : t(
              'OpenAI’s tokenizer first splits a text into these pieces, and no token spans two of them. A number says how many tokens a piece probably has. Other tokenizers split differently. The count above is for the whole text.',
            )}
      </p>
      {exact ? (
        <BeginningNote text={text} mostShown={lengthOf(exact)} />
      ) : (
        <BeginningNote text={text} mostShown={mostShown} />
      )}
    </>
  );
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((length, piece) => length + piece.text.length, 0);
}

interface ModelsProperties extends Pick<FormFiller, 'change'> {
  readonly text: string;
  readonly model: string;
  /** The tokens for the model, if they were counted exactly. */
  readonly exact: number | undefined;
}

function Models({ text, model, exact, change }: ModelsProperties) {
  const [wanted, setWanted] = useState<string>();
  const isWanted = text.length <= longestAtOnce || wanted === text;
  const models = useMemo(() => [...new Set([model, ...comparedModels])], [model]);
  const counts = useComparison(text, models, isWanted);
  return (
    <TitledCard id="models" title={t('Other models')}>
      {isWanted ? (
        <Scrollable label={t('Tokens by model')}>
          <HeadedTable
            class="amounts"
            columns={[t('Model'), t('Tokens'), t('Share of context')]}
            rows={models.map((name) => ({
              key: name,
              isCurrent: name === model,
              cells: [
                <button type="button" class="digits" onClick={() => change('model', name)}>
                  {shortened(name, longestName)}
                </button>,
                ...figuresOf(
                  counts.find((count) => count.model === name),
                  name === model ? exact : undefined,
                ),
              ],
            }))}
          />
        </Scrollable>
      ) : (
        <button type="button" onClick={() => setWanted(text)}>
          {t('Compare models')}
        </button>
      )}
    </TitledCard>
  );
}

/**
 * Returns the tokens and their share of the context, by an exact count if there is one. `count` is
 * `undefined` until they are estimated.
 */
function figuresOf(count: ModelCount | undefined, exact: number | undefined): readonly string[] {
  if (!count) return ['…', '–'];
  const { tokens, percentOfContext: share } = count;
  const [sign, counted] = exact === undefined ? ['≈\u00a0', tokens] : ['', exact];
  return [
    sign + formatNumber(counted),
    share === null ? '–' : sign + formatShare(tokens === 0 ? 0 : (share * counted) / tokens),
  ];
}

const priceField = { unit: undefined, sample: '2.5', schema: { type: 'number', minimum: 0 } };

function Cost({ tokens }: { readonly tokens: number }) {
  const [price, setPrice] = useState('');
  return (
    <TitledCard id="cost" title={t('Cost as a prompt')}>
      <div class="field price">
        <label for="price">{t('Price of a million input tokens')}</label>
        <NumberInput
          attributes={{ id: 'price', 'aria-describedby': 'cost-state' }}
          field={priceField}
          value={price}
          onInput={setPrice}
        />
        <p class="hint" id="cost-state" role="status">
          {costAt(price, tokens)}
        </p>
      </div>
    </TitledCard>
  );
}

function costAt(price: string, tokens: number): string {
  if (unreadText(price) !== undefined) {
    return t('Enter a number, such as {example}.', { example: formatNumber(2.5) });
  }
  if (!(numberOf(price) > 0)) {
    return t('Prices change often, so take yours from your provider’s list.');
  }
  return plural(
    tokens,
    'About {amount} for {count} token, in the currency of the price.',
    'About {amount} for {count} tokens, in the currency of the price.',
    { amount: formatCost(costOf(tokens, numberOf(price))) },
  );
}

/** Returns the pieces of a text, each with an estimate of its tokens in a model, at least 1. */
export function piecesOf(text: string, model: string): readonly Piece[] {
  return tokenPieces(text).map((piece) => ({
    text: piece,
    tokens: Math.max(1, countTokens({ text: piece, model }).tokens),
  }));
}
