import './base-converter.css';
import { useState } from 'preact/hooks';
import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { plural } from '../../plural.ts';
import { rich } from '../../rich.ts';
import type { FormAccess } from '../form-access.ts';
import { HeadedTable } from '../headed-table.tsx';
import { TitledCard } from '../titled-card.tsx';
import {
  fits,
  hexPattern,
  leastWidth,
  nibbles,
  pattern,
  type Width,
  wholeNumber,
  widths,
  withBitChanged,
} from './bits.ts';

type Answer = Shown<'base-converter'>;

/** The number after the visitor changed a bit, and the result that was shown at that time. */
interface Change {
  readonly value: bigint;
  readonly result: Answer['result'];
}

/** The bits of a whole number, as buttons that change them, and how integer types store it. */
export function More({ result, fill }: Answer & FormAccess) {
  // The visitor may press a bit before the API has answered the previous change.
  const [change, setChange] = useState<Change>();
  const value = change?.result === result ? change.value : wholeNumber(result.decimal);
  if (value === undefined) {
    return <p class="note">{t('The bits are shown for whole numbers of at most 64 bits.')}</p>;
  }
  const use = (changed: bigint) => {
    const { from, to } = result;
    setChange({ value: changed, result });
    fill({ value: changed.toString(from), from: String(from), to: String(to) });
  };
  return (
    <>
      <Bits value={value} use={use} />
      <Patterns value={value} />
    </>
  );
}

interface BitsProperties {
  readonly value: bigint;
  readonly use: (changed: bigint) => void;
}

function Bits({ value, use }: BitsProperties) {
  const [chosen, setChosen] = useState<Width>(8);
  const [isSigned, setSigned] = useState(value < 0n);
  const width = fits(value, chosen) ? chosen : leastWidth(value);
  const asSigned = isSigned || value < 0n;
  return (
    <TitledCard id="bits" title={t('Bits')}>
      <div class="buttons">
        {widths.map((bits) => (
          <button
            key={bits}
            type="button"
            disabled={!fits(value, bits)}
            aria-pressed={bits === width}
            onClick={() => setChosen(bits)}
          >
            {plural(bits, '{count} bit', '{count} bits')}
          </button>
        ))}
      </div>
      <div class="nibbles" dir="ltr">
        {nibbles(value, width).map(({ highest, bits, value: digit }) => (
          <div key={highest} class="nibble">
            <div>
              {bits.map((isSet, index) => (
                <Bit
                  key={highest - index}
                  bit={highest - index}
                  isSet={isSet}
                  onPress={() => {
                    setSigned(asSigned);
                    use(withBitChanged(value, width, highest - index, asSigned));
                  }}
                />
              ))}
            </div>
            <small>
              {digit.toString(16)}
              <span>{highest - 3}</span>
            </small>
          </div>
        ))}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={asSigned}
          onChange={({ currentTarget }) => {
            const { checked } = currentTarget;
            setSigned(checked);
            const bits = pattern(value, width);
            use(checked ? BigInt.asIntN(width, bits) : bits);
          }}
        />
        {t('The highest bit is a sign (two’s complement)')}
      </label>
      <p class="note">
        {t(
          'Press a bit to change the number. Below each group of four are its hexadecimal digit and the number of its lowest bit.',
        )}
      </p>
    </TitledCard>
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

/** Shows how common integer types store the number. */
function Patterns({ value }: { readonly value: bigint }) {
  return (
    <TitledCard id="patterns" title={t('In memory')}>
      <HeadedTable
        class="patterns"
        columns={[t('Bits'), t('Hexadecimal'), t('Value')]}
        rows={widths.map((width) => ({
          key: width,
          cells: fits(value, width)
            ? [
                width,
                <code dir="ltr">{hexPattern(value, width)}</code>,
                <Readings value={value} width={width} />,
              ]
            : [width, plural(width, 'Too large for {count} bit', 'Too large for {count} bits')],
        }))}
      />
      <p class="note">
        {t(
          'Negative numbers are stored in two’s complement. The bytes are written with the highest first.',
        )}
      </p>
    </TitledCard>
  );
}

/** The value of the bits, read without and with a sign. */
function Readings({ value, width }: { readonly value: bigint; readonly width: Width }) {
  const unsigned = pattern(value, width);
  const signed = BigInt.asIntN(width, value);
  if (unsigned === signed) return <>{String(value)}</>;
  return (
    <>
      <div>{rich('{number} unsigned', { number: <bdi>{String(unsigned)}</bdi> })}</div>
      <div>{rich('{number} signed', { number: <bdi>{String(signed)}</bdi> })}</div>
    </>
  );
}
