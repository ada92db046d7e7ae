import { useContext, useEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { FormInputs } from '../../components/form/form-inputs.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { Encoding } from './answer.tsx';

export const page = { Shortcuts } satisfies FormParts;

/** The hash of the message alone, which needs no key. */
function Shortcuts() {
  const { message = '', algorithm = 'sha-256', encoding } = useContext(FormInputs);
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    // Browsers have no digest on pages over plain http.
    hashOf(message, algorithm, encoding === 'base64' ? encoding : 'hex').then(
      (made) => isCurrent && setHash(made),
      () => isCurrent && setHash(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [message, algorithm, encoding]);
  const title = t('{algorithm} without a key', { algorithm: algorithm.toUpperCase() });
  return (
    <div class="shortcuts">
      <span class="plain-hash-title">{title}</span>
      <p class="plain-hash">
        <output class="value" dir="ltr">
          {hash ?? '–'}
        </output>
        <CopyButton text={() => hash ?? ''} subject={title} isDisabled={hash === undefined} />
      </p>
    </div>
  );
}

/**
 * Returns the hash of a text in UTF-8, without a key, by the digest of the browser.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/SubtleCrypto/digest
 */
export async function hashOf(text: string, algorithm: string, encoding: Encoding): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest(algorithm.toUpperCase(), new TextEncoder().encode(text)),
  );
  return encoding === 'hex'
    ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    : btoa(String.fromCharCode(...bytes));
}
