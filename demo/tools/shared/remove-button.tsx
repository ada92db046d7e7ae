import { t } from '../../../src/form/language/language.ts';

interface Properties {
  readonly name: string;
  readonly onRemove: () => void;
}

/** Removes a row, which it names for screen readers. */
export function RemoveButton({ name, onRemove }: Properties) {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={t('Remove {name}', { name })}
      onClick={onRemove}
    >
      ×
    </button>
  );
}
