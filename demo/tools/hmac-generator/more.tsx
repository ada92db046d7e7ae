import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { type Encoding, functionOfLength, isSameCode } from './compare.ts';

/** Compares the code with one received with a message. */
export function More({ result: { hmac, encoding } }: Shown<'hmac-generator'>) {
  const [given, setGiven] = useState('');
  return (
    <TitledCard id="verify" title={t('Verify a code')}>
      <div class="field">
        <label for="given">{t('The code that you were given')}</label>
        <input
          id="given"
          type="text"
          dir="ltr"
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
    </TitledCard>
  );
}

function stateOf(given: string, hmac: string, encoding: Encoding): string {
  if (given.trim() === '') {
    return t('Paste it, to see whether it belongs to this message and key.');
  }
  if (isSameCode(given, hmac, encoding)) return t('✓ They are the same.');
  const other = functionOfLength(given, encoding);
  if (other === undefined || other === functionOfLength(hmac, encoding)) return t('They differ.');
  return t('They differ. The given code has the length of {name}.', { name: other });
}
