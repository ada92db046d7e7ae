import { useState } from 'preact/hooks';
import { directionOf } from '../../../src/form/language/language.ts';
import { languageOffers } from '../../language/language-offers.ts';
import type { LanguageCode } from '../../language/languages.ts';

interface Properties {
  readonly language: LanguageCode;
  /** The address of the page in this language. */
  readonly address: string;
}

/** Offers the page in the language of the browser, until the visitor dismisses the line. */
export function LanguageOffer({ language, address }: Properties) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const { offer, dismiss } = languageOffers[language];
  return (
    <aside class="language-offer" lang={language} dir={directionOf(language)}>
      <a
        href={address}
        hreflang={language}
        onClick={({ currentTarget }) => {
          // Keeps the inputs of a form.
          currentTarget.hash = location.hash;
        }}
      >
        {offer}
      </a>
      <button type="button" class="quiet" onClick={() => setShown(false)}>
        {dismiss}
      </button>
    </aside>
  );
}
