import type { ShortcutProperties } from '../shortcut-properties.ts';
import { presets } from './presets.ts';

/** The usual ranges. */
export function Shortcuts({ fill }: ShortcutProperties) {
  return (
    <div class="shortcuts">
      <div class="buttons">
        {presets.map(({ name, inputs }) => (
          <button key={name} type="button" class="quiet" onClick={() => fill(inputs)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
