import { useMemo } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatList, formatNumber } from '../../../src/form/numbers/format.ts';
import { beginningOf } from '../../language/beginning.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { BeginningNote, MarkedText } from '../shared/marked-text.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { blankLinesOf } from './lines.ts';
import { countSpaces, type Run, runsOf, runsOfLines, type SpaceCount, signed } from './spaces.ts';

const mostShown = 4_000;

interface Properties extends ToolAnswer<'trim-whitespace'> {
  readonly inputs?: Inputs | undefined;
}

/** Shows which white space was removed, and where. */
export function More({ request, inputs = {}, result: { result } }: Properties) {
  const { text = request.text, mode = request.mode ?? 'normalize' } = inputs;
  const isByLine = mode === 'lines';
  const blankLines = blankLinesOf(inputs);
  const counts = useMemo(() => countSpaces(text, result), [text, result]);
  const shown = beginningOf(text, mostShown);
  const runs = useMemo(() => {
    const isWhole = shown.length === text.length;
    return isByLine
      ? runsOfLines(shown, blankLines, isWhole)
      : runsOf(shown, request.mode ?? 'normalize', isWhole);
  }, [shown, isByLine, blankLines, request.mode, text.length]);
  if (counts.length === 0) return null;
  return (
    <>
      <TitledCard id="before" title={t('What was removed')}>
        <Key hasReplaced={isByLine || mode === 'normalize'} />
        <MarkedText label={t('The text before')} isCode>
          {runs.map((run, index) => (
            <ShownRun key={String(index)} run={run} />
          ))}
        </MarkedText>
        <BeginningNote text={text} mostShown={mostShown} />
        <KeptNote counts={counts} />
      </TitledCard>
      <Kinds counts={counts} />
    </>
  );
}

function Key({ hasReplaced }: { readonly hasReplaced: boolean }) {
  return (
    <ul class="key">
      <li>
        <span class="marked-text code-like">
          <del class="removed">·</del>
        </span>{' '}
        {t('removed')}
      </li>
      {hasReplaced && (
        <li>
          <span class="marked-text code-like">
            <mark class="replaced">→·</mark>
          </span>{' '}
          {t('became one space')}
        </li>
      )}
    </ul>
  );
}

interface CountsProperties {
  readonly counts: readonly SpaceCount[];
}

/** Names the characters that look empty and stay, if there are any. */
function KeptNote({ counts }: CountsProperties) {
  const kept = counts.filter(({ isKept }) => isKept);
  if (kept.length === 0) return null;
  return (
    <p class="note">
      {t('These look empty, but are not white space in Unicode, so they stay: {characters}.', {
        characters: formatList(kept.map(({ name }) => t(name))),
      })}
    </p>
  );
}

function Kinds({ counts }: CountsProperties) {
  return (
    <details class="card extra">
      <summary>{t('White space by kind')}</summary>
      <HeadedTable
        class="amounts"
        columns={[t('Character'), t('Before'), t('After')]}
        rows={counts.map(({ name, before, after }) => ({
          key: name,
          cells: [t(name), formatNumber(before), formatNumber(after)],
        }))}
      />
    </details>
  );
}

function ShownRun({ run: { text, kind } }: { readonly run: Run }) {
  const signs = <Signs text={text} />;
  if (kind === 'removed') return <del class="removed">{signs}</del>;
  return kind === 'replaced' ? <mark class="replaced">{signs}</mark> : signs;
}

function Signs({ text }: { readonly text: string }) {
  return (
    <>
      {signed(text).map((part, index) =>
        part.isSign ? (
          <bdi key={String(index)} class={`space-sign ${/[A-Z]/.test(part.text) ? 'name' : ''}`}>
            {part.text}
          </bdi>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
