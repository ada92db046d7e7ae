import { useState } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';
import { isSameCode } from './compare.ts';

/** Compares the code with one that came with a message. */
export function More({ result: { hmac, encoding } }: Shown<'hmac-generator'>) {
  const [given, setGiven] = useState('');
  const state = isSameCode(given, hmac, encoding) ? 'They are the same.' : 'They differ.';
  return (
    <section class="card extra" aria-labelledby="verify">
      <h2 id="verify">Verify a code</h2>
      <div class="field">
        <label for="given">The code that you were given</label>
        <input
          id="given"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={given}
          aria-describedby="given-state"
          onInput={({ currentTarget }) => setGiven(currentTarget.value)}
        />
        <p class="hint" id="given-state" role="status">
          {given.trim() === ''
            ? 'Paste it, to see whether it belongs to this message and key.'
            : state}
        </p>
      </div>
    </section>
  );
}
