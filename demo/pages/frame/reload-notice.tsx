import { t } from '../../../src/form/language/language.ts';
import { keepControls } from './kept-controls.ts';

/** Asks the visitor to load the page again, since one of its scripts could not be loaded. */
export function ReloadNotice() {
  const reload = () => {
    keepControls();
    location.reload();
  };
  return (
    <div class="notice" role="alert">
      {t('A part of this page could not be loaded. Reload the page: what you typed stays.')}{' '}
      <button type="button" onClick={reload}>
        {t('Reload')}
      </button>
    </div>
  );
}
