import './more.css';
import { useMemo, useState } from 'preact/hooks';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { beginningOf } from '../beginning.ts';
import { DrawList } from '../draw-list.tsx';
import { useDraws } from '../draws.ts';
import { itemsOf, teamsOf } from './teams.ts';
import { useWinner } from './use-winner.ts';

const mostTeams = 50;
const mostMembers = 100;
const longestName = 100;

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
      <section class="card extra" aria-label="Draws">
        <div class="buttons">
          <button type="submit" form="randomizer" class="primary">
            {result.mode === 'pick' ? 'Pick again' : 'Shuffle again'}
          </button>
          <button type="button" onClick={pick}>
            Pick one winner
          </button>
        </div>
        <p class="winner" role="status">
          {winner && `The winner is ${beginningOf(winner.text, longestName)}.`}
        </p>
        <DrawList title="Winners so far" draws={winners} />
        {result.mode === 'pick' && <DrawList title="Last picks" draws={draws} />}
      </section>
      <Teams items={items} />
    </>
  );
}

function Teams({ items }: { readonly items: readonly string[] }) {
  const [count, setCount] = useState('2');
  if (items.length < 2) return null;
  const wanted = Math.trunc(Number(count));
  const teams = wanted >= 2 && wanted <= mostTeams ? teamsOf(items, wanted) : [];
  const names = teams.map((_, index) => `Team ${index + 1}`);
  const text = () =>
    teams.map((team, index) => [`${names[index]}:`, ...team].join('\n')).join('\n\n');
  return (
    <section class="card extra" aria-labelledby="teams">
      <h2 id="teams">Teams</h2>
      <div class="team-count">
        <label for="team-count">Number of teams</label>
        <input
          id="team-count"
          type="number"
          inputMode="numeric"
          min="2"
          max={mostTeams}
          value={count}
          onInput={({ currentTarget }) => setCount(currentTarget.value)}
        />
        <CopyButton text={text} subject="teams" isDisabled={teams.length === 0} />
      </div>
      <div class="teams">
        {teams.map((team, index) => (
          <section key={names[index]} aria-label={names[index]}>
            <h3>{names[index]}</h3>
            <ul class="plain">
              {team.slice(0, mostMembers).map((item, place) => (
                <li key={String(place)}>{beginningOf(item, longestName)}</li>
              ))}
              {team.length > mostMembers && (
                <li class="note">{formatNumber(team.length - mostMembers)} more are not shown.</li>
              )}
            </ul>
          </section>
        ))}
      </div>
      <p class="note">
        {teams.length > 0
          ? 'The items are dealt in the order above, so that the teams are as even as they can be.'
          : `Enter a number from 2 to ${mostTeams}.`}
      </p>
    </section>
  );
}
