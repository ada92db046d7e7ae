import { useLayoutEffect, useState } from 'preact/hooks';
import {
  builtNumberLocale,
  chooseNumberLocale,
  chosenNumberLocale,
  visitorNumberLocale,
} from '../../language/visitor-number-locale.ts';

/** Returns the locale in which numbers are shown and read, and a function that chooses it. */
export function useNumberFormat() {
  const [locale, setLocale] = useState(builtNumberLocale);
  const [chosen, setChosen] = useState<string>();
  const show = () => {
    setLocale(visitorNumberLocale());
    setChosen(chosenNumberLocale());
  };
  // The page was built without the format that this browser remembers.
  useLayoutEffect(show, []);
  return {
    /** Without one, numbers are shown as in the browser's language. */
    locale,
    /** The visitor's choice. */
    chosen,
    choose: (one: string | undefined) => {
      chooseNumberLocale(one);
      show();
    },
  };
}
