import { useMemo, useState } from 'preact/hooks';
import type { ToolRequest } from 'toolworker/core';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { splitAtCommas } from '../../../src/form/typed-lists.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { answerOf } from '../../browser/answer-of.ts';
import { beginningOf } from '../../language/beginning.ts';
import { rich } from '../../language/rich.ts';
import type { Tools } from '../../own-tools/tools.ts';
import { DrawList, noDraws, useDraws, withDraw } from '../shared/past-draws.tsx';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';

const [fewestTeams, mostTeams] = [2, 50];
const mostMembers = 100;
const longestName = 100;

const teamCountField = {
  unit: undefined,
  sample: '',
  schema: { type: 'integer', minimum: fewestTeams, maximum: mostTeams },
} as const;

/** Draws again, picks one winner, and makes teams. */
export function More({ request, result }: Shown<'randomizer'>) {
  const { winners, pick } = useWinner(request);
  const [winner] = winners;
  const items = useMemo(() => itemsOf(result.result, result.separator), [result]);
  const settings = useMemo(() => JSON.stringify(request), [request]);
  const draws = useDraws(
    settings,
    beginningOf(items.slice(0, mostMembers).join(', '), 200),
    result,
  );
  return (
    <>
      <section class="card extra" aria-label={t('Draws')}>
        <div class="buttons">
          <button type="submit" form="randomizer" class="primary">
            {result.mode === 'pick' ? t('Pick again') : t('Shuffle again')}
          </button>
          <button type="button" onClick={pick}>
            {t('Pick one winner')}
          </button>
        </div>
        <p class="winner" role="status">
          {winner &&
            rich('The winner is {name}.', {
              name: <bdi>{beginningOf(winner.text, longestName)}</bdi>,
            })}
        </p>
        <DrawList title={t('Winners so far')} draws={winners} />
        {result.mode === 'pick' && <DrawList title={t('Last picks')} draws={draws} />}
      </section>
      <Teams items={items} />
    </>
  );
}

function Teams({ items }: { readonly items: readonly string[] }) {
  const [count, setCount] = useState(String(fewestTeams));
  if (items.length < fewestTeams) return null;
  const wanted = Math.trunc(Number(count));
  const isPossible = wanted >= fewestTeams && wanted <= mostTeams;
  const teams = (isPossible ? teamsOf(items, wanted) : []).map((members, index) => ({
    name: t('Team {number}', { number: formatNumber(index + 1) }),
    members,
  }));
  const text = () => teams.map(({ name, members }) => [name, ...members].join('\n')).join('\n\n');
  return (
    <TitledCard id="teams" title={t('Teams')}>
      <div class="team-count">
        <label for="team-count">{t('Number of teams')}</label>
        <NumberInput
          attributes={{ id: 'team-count' }}
          field={teamCountField}
          value={count}
          onInput={setCount}
        />
        <CopyButton text={text} subject={t('teams')} isDisabled={!isPossible} />
      </div>
      <div class="teams">
        {teams.map((team) => (
          <Team key={team.name} {...team} />
        ))}
      </div>
      <p class="note">
        {isPossible
          ? t('The items are dealt in the order above, so that the teams are as even as possible.')
          : t('Enter a number from {from} to {to}.', {
              from: formatNumber(fewestTeams),
              to: formatNumber(mostTeams),
            })}
      </p>
    </TitledCard>
  );
}

interface TeamProperties {
  readonly name: string;
  readonly members: readonly string[];
}

function Team({ name, members }: TeamProperties) {
  const hidden = members.length - mostMembers;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul class="plain">
        {members.slice(0, mostMembers).map((member, place) => (
          <li key={String(place)}>
            <bdi>{beginningOf(member, longestName)}</bdi>
          </li>
        ))}
        {hidden > 0 && (
          <li class="note">
            {plural(hidden, '{count} more is not shown.', '{count} more are not shown.')}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Splits a result into its items. */
export function itemsOf(result: string, separator: 'newline' | 'comma'): readonly string[] {
  if (result === '') return [];
  return separator === 'comma' ? splitAtCommas(result) : result.split('\n');
}

/** Deals items in turn to a number of teams, so that their sizes differ by at most one. */
export function teamsOf(items: readonly string[], count: number): readonly (readonly string[])[] {
  const teams = Array.from({ length: Math.min(count, items.length) }, (): string[] => []);
  items.forEach((item, index) => {
    teams[index % teams.length]?.push(item);
  });
  return teams;
}

type Request = ToolRequest<'randomizer', Tools>;

/**
 * Returns `pick`, which asks the API to pick one of the items, and the winners so far from these
 * items.
 */
function useWinner({ items, separator, unique }: Request) {
  const [winners, setWinners] = useState(noDraws);
  const settings = useMemo(
    () => JSON.stringify({ items, separator, unique }),
    [items, separator, unique],
  );
  const pick = async () => {
    const answer = await answerOf('randomizer', { items, separator, unique, mode: 'pick' });
    if ('issues' in answer) return;
    const winner = String(answer.result.result);
    setWinners((earlier) => withDraw(earlier, settings, winner));
  };
  return { winners: winners.settings === settings ? winners.drawn : noDraws.drawn, pick };
}
