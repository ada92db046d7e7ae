import { t } from '../language/language.ts';
import { partsOfPower } from '../numbers/format.ts';

/**
 * A formatted number. Screen readers read superscripts in many ways, so they get a power of ten in
 * words.
 */
export function NumberText({ text }: { readonly text: string }) {
  const power = partsOfPower(text);
  if (!power) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">
        {power.mantissa}
        <span class="power">{text.slice(power.mantissa.length)}</span>
      </span>
      <span class="hidden">{t('{mantissa} times 10 to the power of {exponent}', power)}</span>
    </>
  );
}
