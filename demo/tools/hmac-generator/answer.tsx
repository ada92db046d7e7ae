import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** Compares the code with one received with a message, and hashes the message without the key. */
export function More({ request, result }: ToolAnswer<'hmac-generator'>) {
  return (
    <>
      <Verification {...result} />
      <PlainHash {...result} message={request.message} />
    </>
  );
}

function Verification({ hmac, encoding }: ToolAnswer<'hmac-generator'>['result']) {
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

interface PlainHashProperties
  extends Pick<ToolAnswer<'hmac-generator'>['result'], 'algorithm' | 'encoding'> {
  readonly message: string;
}

function PlainHash({ message, algorithm, encoding }: PlainHashProperties) {
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    // Browsers have no digest on pages over plain http.
    hashOf(message, algorithm, encoding).then(
      (made) => isCurrent && setHash(made),
      () => isCurrent && setHash(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [message, algorithm, encoding]);
  if (hash === undefined) return null;
  const title = t('{algorithm} without a key', { algorithm: algorithm.toUpperCase() });
  return (
    <TitledCard id="plain-hash" title={title}>
      <p class="plain-hash">
        <code dir="ltr">{hash}</code> <CopyButton text={() => hash} subject={title} />
      </p>
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

export type Encoding = 'hex' | 'base64';

/** Whether two codes are the same. Hex may be in either case, and Base64 may be URL-safe. */
export function isSameCode(given: string, expected: string, encoding: Encoding): boolean {
  return plain(given, encoding) === plain(expected, encoding);
}

function plain(code: string, encoding: Encoding): string {
  // Signatures often come as `sha256=…`.
  const bare = code.replaceAll(/\s/g, '').replace(/^sha\d+=/i, '');
  if (encoding === 'hex') return bare.toLowerCase();
  return bare.replaceAll('-', '+').replaceAll('_', '/').replace(/==?$/, '');
}

/** The hash functions, with the length of their codes in bits (FIPS 180-4). */
const functions = [
  { name: 'SHA-1', bits: 160 },
  { name: 'SHA-256', bits: 256 },
  { name: 'SHA-384', bits: 384 },
  { name: 'SHA-512', bits: 512 },
] as const;

/** Returns the name of the hash function whose codes are as long as this one. */
export function functionOfLength(code: string, encoding: Encoding): string | undefined {
  const { length } = plain(code, encoding);
  const bitsPerDigit = encoding === 'hex' ? 4 : 6;
  return functions.find(({ bits }) => Math.ceil(bits / bitsPerDigit) === length)?.name;
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
