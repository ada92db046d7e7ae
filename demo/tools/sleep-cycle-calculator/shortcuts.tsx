import type { ShortcutProperties } from '../shortcut-properties.ts';

const wakeTimes = ['05:30', '06:00', '06:30', '07:00', '08:00'] as const;

/** Fills in the time on the clock, or a usual time to get up. */
export function Shortcuts({ fill }: ShortcutProperties) {
  return (
    <div class="shortcuts">
      <div class="buttons">
        <button
          type="button"
          class="quiet"
          onClick={() => fill({ mode: 'sleep-now', time: clockTime(new Date()) })}
        >
          Go to bed now
        </button>
        {wakeTimes.map((time) => (
          <button
            key={time}
            type="button"
            class="quiet"
            onClick={() => fill({ mode: 'wake-at', time })}
          >
            Up at {time}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The time on the device's clock, as HH:MM. */
function clockTime(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
