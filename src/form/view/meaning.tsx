import { numberFor } from '../amounts/amount.ts';
import { isPlain } from '../amounts/plain-numbers.ts';
import { amountOf, othersMeant } from '../amounts/read-amount.ts';
import { writeAmount } from '../amounts/write-amount.ts';
import type { Field } from '../fields.ts';
import { dateInWords } from '../input-in-words.ts';
import { amountKindOf, numbersMeant, unreadText } from '../inputs.ts';
import { t } from '../language/language.ts';
import { formatNumber, isRounded } from '../numbers/format.ts';
import { inUnit } from '../numbers/with-unit.ts';
import { useFormLocale } from './form-locale.ts';
import { usePart } from './presentation.ts';

interface Properties {
  readonly field: Field;
  readonly value: string;
  /** Whether the number is refused, so that it is no longer half-typed. */
  readonly isRefused: boolean;
}

/** Says which number an amount was read as, and offers what else it may mean. */
export function Meaning({ field, value, isRefused }: Properties) {
  const part = usePart();
  const locale = useFormLocale();
  const kind = amountKindOf(field);
  const unread = unreadText(value);
  const number = numberReadAs(value, field);
  const offers =
    unread === undefined
      ? othersMeant(value, kind)
      : isRefused
        ? numbersMeant(unread, field, locale)
        : [];
  return (
    <>
      {number && (
        <output class="hint" part={part('hint')} for={field.name}>
          {number}
        </output>
      )}
      <Offers texts={offers.map((offer) => writeAmount(offer, locale))} />
    </>
  );
}

/** Offers the address that is meant by one without `https://`. */
export function MeantAddress({ value }: Pick<Properties, 'value'>) {
  const meant = `https://${value.trim()}`;
  const isHost = /^[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(value.trim());
  return <Offers texts={isHost && URL.canParse(meant) ? [meant] : []} />;
}

/** Offers the dates that may be meant by one such as `3/4/1990`. */
export function MeantDate({ dates }: { readonly dates: readonly string[] }) {
  return <Offers texts={dates} words={dateInWords} />;
}

interface OffersProperties {
  readonly texts: readonly string[];
  /** Returns a text as the visitor reads it. */
  readonly words?: (text: string) => string | undefined;
}

/** Buttons that type a text into the field that they stand in. */
function Offers({ texts, words = (text) => text }: OffersProperties) {
  const part = usePart();
  if (texts.length === 0) return null;
  return (
    <div class="offers">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          part={part('button')}
          onClick={({ currentTarget }) => typeInto(inputBeside(currentTarget), text)}
        >
          {t('Use {amount}', { amount: words(text) ?? text })}
        </button>
      ))}
    </div>
  );
}

/** Returns the number of an amount that does not show it, such as that of `20+60` or `250k`. */
function numberReadAs(value: string, field: Field): string | undefined {
  const { unit } = field;
  // A number that may be in several units follows those beside it.
  const isOfSeveral = unit?.includes(' or ');
  const amount = isPlain(value) || isOfSeveral ? undefined : amountOf(value, amountKindOf(field));
  const isShown = /^-?[\d.]+[^\d.+*/^%]*%?$/.test(value) && amount?.unit === (unit ?? amount?.unit);
  if (!amount || (isShown && amount.unit !== undefined)) return undefined;
  const number = numberFor(amount, unit, unit);
  const digits = formatNumber(number);
  const sign = isRounded(number, digits) ? '≈' : '=';
  return `${sign}\u00a0${inUnit(digits, unit, number).join('')}`;
}

function inputBeside(button: HTMLElement): HTMLInputElement | null | undefined {
  return button.closest('.field')?.querySelector('input');
}

/** Types a text into a control instead of what it has, so that the visitor can undo it. */
function typeInto(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return;
  input.focus();
  input.select();
  // The only way to change a text that Ctrl+Z undoes.
  // @see https://developer.mozilla.org/en-US/docs/Web/API/Document/execCommand
  if (document.execCommand?.('insertText', false, text)) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
