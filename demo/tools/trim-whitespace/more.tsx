import './more.css';
import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { beginningOf } from '../beginning.ts';
import { MarkedText } from '../marked-text.tsx';
import { countSpaces, runsOf, signed } from './spaces.ts';

const mostShown = 4_000;

/** Which white space was removed, and where. */
export function More({ request, result: { result } }: Shown<'trim-whitespace'>) {
  const { text, mode = 'normalize' } = request;
  const counts = useMemo(() => countSpaces(text, result), [text, result]);
  const shown = beginningOf(text, mostShown);
  const runs = useMemo(
    () => runsOf(shown, mode, shown.length === text.length),
    [shown, mode, text.length],
  );
  if (counts.length === 0) return null;
  const kept = counts.filter(({ isKept }) => isKept);
  return (
    <>
      <section class="card extra" aria-labelledby="before">
        <h2 id="before">What was removed</h2>
        <ul class="key">
          <li>
            <span class="marked-text code-like">
              <del class="removed">·</del>
            </span>{' '}
            removed
          </li>
          {mode === 'normalize' && (
            <li>
              <span class="marked-text code-like">
                <mark class="replaced">→·</mark>
              </span>{' '}
              became one space
            </li>
          )}
        </ul>
        <h3>Before</h3>
        <MarkedText label="The text before" isCode>
          {runs.map(({ text: run, kind }, index) => {
            const signs = <Signs key={String(index)} text={run} />;
            if (kind === 'removed') {
              return (
                <del key={String(index)} class="removed">
                  {signs}
                </del>
              );
            }
            if (kind !== 'replaced') return signs;
            return (
              <mark key={String(index)} class="replaced">
                {signs}
              </mark>
            );
          })}
        </MarkedText>
        <h3>After</h3>
        <MarkedText label="The text after" isCode>
          <Signs text={beginningOf(result, mostShown)} />
        </MarkedText>
        {text.length > mostShown && (
          <p class="note">Only the first {formatNumber(mostShown)} characters are shown.</p>
        )}
      </section>
      <section class="card extra" aria-labelledby="kinds">
        <h2 id="kinds">White space by kind</h2>
        <table class="amounts">
          <thead>
            <tr>
              <th scope="col">Character</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNumber(before)}</td>
                <td>{formatNumber(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {kept.length > 0 && (
          <p class="note">
            These look empty, but are not white space in Unicode, so they stay:{' '}
            {new Intl.ListFormat('en-GB').format(kept.map(({ name }) => name.toLowerCase()))}.
          </p>
        )}
      </section>
    </>
  );
}

function Signs({ text }: { readonly text: string }) {
  return (
    <>
      {signed(text).map((part, index) =>
        part.isSign ? (
          <span key={String(index)} class={`sign ${/[A-Z]/.test(part.text) ? 'name' : ''}`}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
