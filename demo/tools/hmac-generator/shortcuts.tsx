import { useContext, useEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { hashOf } from './hash.ts';

/** The hash of the message alone, which needs no key. */
export function Shortcuts() {
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
    <div class="field">
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
