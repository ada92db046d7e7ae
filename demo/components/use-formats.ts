import { useLayoutEffect, useState } from 'preact/hooks';
import { chooseCurrency, chosenCurrency } from '../currency.ts';
import {
  builtNumberLocale,
  chooseNumberLocale,
  chosenNumberLocale,
  numberLocale,
} from '../number-locale.ts';

export type Formats = ReturnType<typeof useFormats>;

/** Returns the currency and the locale in which numbers are shown, and functions that choose them. */
export function useFormats(onLocale: (locale: string | undefined) => void) {
  const [currency, setCurrency] = useState<string>();
  const [numbers, setNumbers] = useState(builtNumberLocale);
  const [chosen, setChosen] = useState<string>();
  const showChosen = () => {
    setNumbers(numberLocale());
    setChosen(chosenNumberLocale());
  };
  // The page was built without the choices that this browser remembers.
  useLayoutEffect(() => {
    setCurrency(chosenCurrency());
    showChosen();
  }, []);
  return {
    currency,
    chooseCurrency: (one: string | undefined) => {
      chooseCurrency(one);
      setCurrency(one);
    },
    /** The locale of numbers. Without one, it is that of the browser. */
    numbers,
    /** The locale that the visitor has chosen for numbers. */
    locale: chosen,
    chooseLocale: (one: string | undefined) => {
      chooseNumberLocale(one);
      showChosen();
      onLocale(numberLocale());
    },
  };
}
