import './base-converter.css';
import { useEffect, useState } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';
import { fillForm } from '../fill-form.ts';
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

/** The bits of a whole number, each of which can be changed. */
export function More({ result }: Shown<'base-converter'>) {
  // A bit may be pressed before the answer to the former one has come.
  const [pressed, setPressed] = useState<bigint>();
  useEffect(() => setPressed(undefined), [result]);
  const value = pressed ?? wholeNumber(result.decimal);
  if (value === undefined) {
    return <p class="note">The bits are shown for whole numbers of at most 64 bits.</p>;
  }
  const use = (changed: bigint) => {
    const { from, to } = result;
    setPressed(changed);
    fillForm({ value: changed.toString(from), from, to });
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
    <section class="card extra" aria-labelledby="bits">
      <h2 id="bits">Bits</h2>
      <div class="buttons">
        {widths.map((bits) => (
          <button
            key={bits}
            type="button"
            disabled={!fits(value, bits)}
            aria-pressed={bits === width}
            onClick={() => setChosen(bits)}
          >
            {bits} bits
          </button>
        ))}
      </div>
      <div class="nibbles">
        {nibbles(value, width).map(({ highest, bits, value: digit }) => (
          <div key={highest} class="nibble">
            <div>
              {bits.map((isSet, index) => {
                const bit = highest - index;
                return (
                  <button
                    key={bit}
                    type="button"
                    class={isSet ? 'set' : ''}
                    title={`Bit ${bit} is worth ${2n ** BigInt(bit)}`}
                    onClick={() => {
                      setSigned(asSigned);
                      use(withBitChanged(value, width, bit, asSigned));
                    }}
                  >
                    <span class="hidden">Bit {bit}: </span>
                    {isSet ? 1 : 0}
                  </button>
                );
              })}
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
        The highest bit is a sign (two’s complement)
      </label>
      <p class="note">
        Press a bit to change the number. Below each group of four are its hexadecimal digit and the
        number of its lowest bit.
      </p>
    </section>
  );
}

/** How the usual types of integers store the number. */
function Patterns({ value }: { readonly value: bigint }) {
  return (
    <section class="card extra" aria-labelledby="patterns">
      <h2 id="patterns">In memory</h2>
      <table class="patterns">
        <thead>
          <tr>
            <th scope="col">Bits</th>
            <th scope="col">Hexadecimal</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {widths.map((width) => (
            <tr key={width}>
              <th scope="row">{width}</th>
              {fits(value, width) ? (
                <>
                  <td>
                    <code>{hexPattern(value, width)}</code>
                  </td>
                  <Readings value={value} width={width} />
                </>
              ) : (
                <td colSpan={2}>Too large for {width} bits</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">
        Negative numbers are stored in two’s complement. The bytes are written with the highest
        first.
      </p>
    </section>
  );
}

/** The number that the bits are, without and with a sign. */
function Readings({ value, width }: { readonly value: bigint; readonly width: Width }) {
  const unsigned = pattern(value, width);
  const signed = BigInt.asIntN(width, value);
  if (unsigned === signed) return <td>{String(value)}</td>;
  return (
    <td>
      <div>{String(unsigned)} unsigned</div>
      <div>{String(signed)} signed</div>
    </td>
  );
}
