import { useState } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';
import { functionOfLength, isSameCode } from './compare.ts';

/** Compares the code with one that came with a message. */
export function More({ result: { hmac, encoding } }: Shown<'hmac-generator'>) {
  const [given, setGiven] = useState('');
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
          {stateOf(given, hmac, encoding)}
        </p>
      </div>
    </section>
  );
}

function stateOf(given: string, hmac: string, encoding: 'hex' | 'base64'): string {
  if (given.trim() === '') return 'Paste it, to see whether it belongs to this message and key.';
  if (isSameCode(given, hmac, encoding)) return '✓ They are the same.';
  const other = functionOfLength(given, encoding);
  if (other === undefined || other === functionOfLength(hmac, encoding)) return 'They differ.';
  return `They differ. The given code has the length of ${other}.`;
}
