import { t } from '../../../src/form/language/language.ts';
import { languageNames } from '../../language/language-names.ts';
import { languageCodes, pathIn } from '../../language/languages.ts';
import { pageLanguage } from '../../language/page-language.ts';

/**
 * Links to the same page in the other languages, or to their home pages if there is only English.
 * The links work without JavaScript.
 */
export function LanguageMenu({ path }: { readonly path: string }) {
  const own = pageLanguage();
  const others = languageCodes
    .filter((code) => code !== own)
    .map((code) => ({ code, address: pathIn(code, path) ?? `/${code}/` }));
  return (
    <details class="languages">
      <summary>
        <span class="hidden">{t('Language')} </span>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4a8 8 0 1 0 .01 0M4.5 12h15M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16" />
        </svg>
        <span>{languageNames[own]}</span>
      </summary>
      <ul>
        {others.map(({ code, address }) => (
          <li key={code}>
            <a href={address} lang={code} hreflang={code}>
              {languageNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
