import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { forget, remember, remembered } from '../../model/tool-lists.ts';

export function FavoriteButton({ slug }: { readonly slug: string }) {
  const [isKept, setKept] = useState(false);
  useLayoutEffect(() => setKept(remembered('favorites').includes(slug)), [slug]);
  const toggle = () => {
    if (isKept) forget('favorites', slug);
    else remember('favorites', slug);
    setKept(!isKept);
  };
  return (
    <button
      type="button"
      class="favorite"
      aria-label={t('Favorite')}
      title={t('Favorite')}
      aria-pressed={isKept}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9z" />
      </svg>
    </button>
  );
}
