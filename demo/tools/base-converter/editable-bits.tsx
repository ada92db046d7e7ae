import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { CheckBox, ChoiceButtons } from '../shared/choices.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import { fits, leastWidth, nibbles, pattern, type Width, widths, withBitChanged } from './bits.ts';

interface Properties {
  readonly value: bigint;
  readonly use: (changed: bigint) => void;
}

/**
 * The bits of a number as buttons that change them, in a width and with a sign that the visitor
 * chooses.
 */
export function EditableBits({ value, use }: Properties) {
  const [chosen, setChosen] = useState<Width>(8);
  const [isSigned, setSigned] = useState(value < 0n);
  const width = fits(value, chosen) ? chosen : leastWidth(value);
  const asSigned = isSigned || value < 0n;
  return (
    <TitledCard id="bits" title={t('Bits')}>
      <div class="buttons">
        <ChoiceButtons
          choices={widths.map((bits) => ({
            value: bits,
            name: plural(bits, '{count} bit', '{count} bits'),
            isDisabled: !fits(value, bits),
          }))}
          chosen={width}
          onChoose={setChosen}
        />
      </div>
      <Nibbles
        value={value}
        width={width}
        onPress={(bit) => {
          setSigned(asSigned);
          use(withBitChanged(value, width, bit, asSigned));
        }}
      />
      <CheckBox
        label={t('The highest bit is a sign (two’s complement)')}
        isChecked={asSigned}
        onChange={(isNowSigned) => {
          setSigned(isNowSigned);
          const bits = pattern(value, width);
          use(isNowSigned ? BigInt.asIntN(width, bits) : bits);
        }}
      />
      <p class="note">
        {t(
          'Press a bit to change the number. Below each group of four are its hexadecimal digit and the number of its lowest bit.',
        )}
      </p>
    </TitledCard>
  );
}

interface NibblesProperties {
  readonly value: bigint;
  readonly width: Width;
  readonly onPress: (bit: number) => void;
}

function Nibbles({ value, width, onPress }: NibblesProperties) {
  return (
    <div class="nibbles" dir="ltr">
      {nibbles(value, width).map(({ highest, bits, value: digit }) => (
        <div key={highest} class="nibble">
          <div>
            {bits.map((isSet, index) => {
              const bit = highest - index;
              return <Bit key={bit} bit={bit} isSet={isSet} onPress={() => onPress(bit)} />;
            })}
          </div>
          <small>
            {digit.toString(16)}
            <span>{highest - 3}</span>
          </small>
        </div>
      ))}
    </div>
  );
}

interface BitProperties {
  /** The index of the bit; the lowest is 0. */
  readonly bit: number;
  readonly isSet: boolean;
  readonly onPress: () => void;
}

function Bit({ bit, isSet, onPress }: BitProperties) {
  const digit = isSet ? '1' : '0';
  return (
    <button
      type="button"
      class={isSet ? 'set' : ''}
      aria-label={t('Bit {bit}: {digit}', { bit: String(bit), digit })}
      title={t('Bit {bit} is worth {value}', {
        bit: String(bit),
        value: String(2n ** BigInt(bit)),
      })}
      onClick={onPress}
    >
      {digit}
    </button>
  );
}
