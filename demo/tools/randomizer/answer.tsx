import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { PresentationContext } from '../../../src/form/view/presentation.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { beginningOf } from '../../language/beginning.ts';
import { DrawList, useDraws } from '../shared/past-draws.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { itemsOf } from './page.tsx';

const [fewestTeams, mostTeams] = [2, 50];
const mostMembers = 100;
const longestName = 100;

const teamCountField = {
  unit: undefined,
  sample: '',
  schema: { type: 'integer', minimum: fewestTeams, maximum: mostTeams },
} as const;

/** Takes winners off the list and lists the last picks, or makes teams of a shuffled list. */
export function More({ request, result, change }: ToolAnswer<'randomizer'> & FormFiller) {
  const { isOutdated } = useContext(PresentationContext);
  const items = useMemo(() => itemsOf(result.result, result.separator), [result]);
  // A list that winners were taken off belongs to the same draws as the whole one.
  const wholeLists = useRef(new Map<string, string>());
  const whole = wholeLists.current.get(request.items) ?? request.items;
  const settings = useMemo(
    () => JSON.stringify({ ...request, items: whole, separator: undefined }),
    [request, whole],
  );
  const draws = useDraws(
    settings,
    beginningOf(items.slice(0, mostMembers).join(', '), 200),
    result,
  );
  // Those who were picked stand in the answer.
  if (result.mode === 'shuffle') return <Teams items={items} />;
  const takeOff = () => {
    const left = listWithout(request.items, items, result);
    wholeLists.current.set(left, whole);
    change('items', left);
  };
  return (
    <section class="card extra" aria-label={t('Draws')}>
      {items.length < result.inputCount && (
        <button type="button" disabled={isOutdated} onClick={takeOff}>
          {t('Take off the list and pick again')}
        </button>
      )}
      <DrawList title={t('Last picks')} draws={draws} />
    </section>
  );
}

/** Returns a list without its winners: one item for each, or all that are equal if one counts. */
export function listWithout(
  list: string,
  winners: readonly string[],
  { separator, unique }: Pick<ToolAnswer<'randomizer'>['result'], 'separator' | 'unique'>,
): string {
  const out = new Map<string, number>();
  for (const winner of winners) out.set(winner, unique ? Infinity : (out.get(winner) ?? 0) + 1);
  return itemsOf(list, separator)
    .map((item) => item.trim())
    .filter((item) => {
      const count = out.get(item) ?? 0;
      out.set(item, count - 1);
      return item !== '' && count < 1;
    })
    .join(separator === 'comma' ? ', ' : '\n');
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

/** Deals items in turn to a number of teams, so that their sizes differ by at most one. */
export function teamsOf(items: readonly string[], count: number): readonly (readonly string[])[] {
  const teams = Array.from({ length: Math.min(count, items.length) }, (): string[] => []);
  items.forEach((item, index) => {
    teams[index % teams.length]?.push(item);
  });
  return teams;
}
