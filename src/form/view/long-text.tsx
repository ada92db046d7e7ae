import type { JSX } from 'preact';
import { t } from '../language/language.ts';
import { plural } from '../numbers/plural.ts';
import { usePart } from './presentation.ts';

interface Properties {
  readonly attributes: JSX.IntrinsicElements['textarea'];
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** Browsers take seconds to lay out longer texts, which would freeze the page. */
const longestEditable = 200_000;
const shownOfLonger = 2_000;

/**
 * A control for text that is typed, pasted, dropped or opened. Shows only the beginning of a very
 * long text.
 */
export function LongText({ attributes, value, onInput }: Properties) {
  const isLong = value.length > longestEditable;
  const isReadOnly = attributes.readOnly === true;
  const open = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) onInput(await file.text());
  };
  return (
    <div class="long-text">
      <textarea
        {...attributes}
        rows={6}
        readOnly={isLong || isReadOnly}
        value={isLong ? `${value.slice(0, shownOfLonger)}…` : value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData('text') ?? '';
          if (isReadOnly || pasted.length <= longestEditable) return;
          event.preventDefault();
          onInput(pasted);
        }}
        onDrop={(event) => {
          if (isReadOnly || !event.dataTransfer?.files.length) return;
          event.preventDefault();
          open(event.dataTransfer.files);
        }}
      />
      {!isReadOnly && (
        <p class="note">
          {isLong ? (
            <Removal length={value.length} onRemove={() => onInput('')} />
          ) : (
            <FileChoice onChoose={open} />
          )}
        </p>
      )}
    </div>
  );
}

interface RemovalProperties {
  readonly length: number;
  readonly onRemove: () => void;
}

/** Says how long the text is, and offers to remove it, since it cannot be edited. */
function Removal({ length, onRemove }: RemovalProperties) {
  return (
    <>
      {plural(
        length,
        '{count} character; only the beginning is shown.',
        '{count} characters; only the beginning is shown.',
      )}{' '}
      <button type="button" class="copy" part={usePart()('button')} onClick={onRemove}>
        {t('Remove')}
      </button>
    </>
  );
}

function FileChoice({ onChoose }: { readonly onChoose: (files: FileList | null) => void }) {
  return (
    <label class="file" part={usePart()('file')}>
      {t('Open a file')}
      <input
        type="file"
        class="hidden"
        accept="text/*,.md,.csv,.json,.log"
        onChange={(event) => onChoose(event.currentTarget.files)}
      />
    </label>
  );
}
