import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { FormOfPage } from './use-form.ts';

/** Brings back the example, until the next key with a way back. */
export function FormButtons({ form: { cleared, onAction } }: { readonly form: FormOfPage }) {
  const clear = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const controls = clear.current?.form?.elements ?? [];
    if (cleared) [...controls].find(isTypedIn)?.focus();
  }, [cleared]);
  return (
    <div class="buttons">
      <button ref={clear} type="button" class="quiet" onClick={() => onAction({ type: 'clear' })}>
        {t('Clear')}
      </button>
      <span role="status">{cleared && t('Cleared')}</span>
      {cleared && (
        <button type="button" class="quiet" onClick={() => onAction({ type: 'undo' })}>
          {t('Undo')}
        </button>
      )}
    </div>
  );
}

function isTypedIn(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  const types = '[type=text], [type=password], [type=date], [type=time]';
  return control.matches(`input:is(${types}), textarea`) && control.checkVisibility();
}
