import { Cron } from 'croner';
import { useMemo, useState } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { inputsOfExpression, presets } from './expression.ts';

/** Presets, and a place to paste an expression. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const [state, setState] = useState('');
  const paste = (text: string) => {
    const inputs = inputsOfExpression(text);
    setState(
      inputs || text.trim() === '' ? '' : 'An expression has five fields, such as 0 9 * * 1-5.',
    );
    if (inputs) fill(inputs);
  };
  return (
    <div class="shortcuts">
      <div class="buttons">
        {presets.map(({ name, expression }) => (
          <button key={name} type="button" class="quiet" onClick={() => paste(expression)}>
            {name}
          </button>
        ))}
      </div>
      <div class="field">
        <label for="expression">Paste an expression</label>
        <input
          id="expression"
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder="e.g. 0 9 * * 1-5"
          aria-describedby="expression-state"
          onInput={({ currentTarget }) => paste(currentTarget.value)}
        />
        <p class="hint" id="expression-state" role="status">
          {state}
        </p>
      </div>
    </div>
  );
}

const shownRuns = 10;

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** The next times at which the schedule runs, on the visitor's clock. */
export function More({ result: { cron } }: Shown<'cron-generator'>) {
  const runs = useMemo(() => new Cron(cron, { paused: true }).nextRuns(shownRuns), [cron]);
  const { timeZone } = moment.resolvedOptions();
  return (
    <section class="card extra" aria-labelledby="runs">
      <h2 id="runs">Next runs</h2>
      {runs.length === 0 ? (
        <p>It never runs: no date fits all fields.</p>
      ) : (
        <ol class="runs">
          {runs.map((run) => (
            <li key={run.getTime()}>{moment.format(run)}</li>
          ))}
        </ol>
      )}
      <p class="note">In your time zone, {timeZone}. Servers often run in UTC.</p>
    </section>
  );
}
