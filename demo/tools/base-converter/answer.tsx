import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { rich } from '../../language/rich.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { fits, hexPattern, pattern, type Width, wholeNumber, widths } from './bits.ts';
import { EditableBits } from './editable-bits.tsx';

type Answer = ToolAnswer<'base-converter'>;

/** The number after the visitor changed a bit, and the result that was shown at that time. */
interface Change {
  readonly value: bigint;
  readonly result: Answer['result'];
}

/** The bits of a whole number, as buttons that change them, and how integer types store it. */
export function More({ result, fill }: Answer & FormFiller) {
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
      <EditableBits value={value} use={use} />
      <Patterns value={value} />
    </>
  );
}

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
