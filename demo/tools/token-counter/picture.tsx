import { formatNumber } from '../../../src/form/numbers/format.ts';
import { rich } from '../../language/rich.ts';
import type { Shown } from '../shared/shown.ts';
import { formatShare, usualModel } from './models.ts';

/** The tokens as a share of the model's context window. */
export function Picture({ request, result }: Shown<'token-counter'>) {
  const { tokens, contextWindow, percentOfContext } = result;
  if (contextWindow === null || percentOfContext === null) return null;
  const width = Math.min(percentOfContext, 100) * 5.6;
  return (
    <figure>
      <svg viewBox="0 0 560 56" aria-hidden="true">
        <rect y="8" width="560" height="28" rx="6" class="track" />
        <rect y="8" width={Math.max(width, tokens > 0 ? 4 : 0)} height="28" rx="3" class="fill" />
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
