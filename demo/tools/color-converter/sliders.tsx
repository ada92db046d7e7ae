import { t } from '../../../src/form/language/language.ts';

/** Hue in degrees, saturation and lightness in percent. */
type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Reads a color as the tool and the sliders write it, such as `hsl(11, 100%, 60%)`. */
export function channelsOfHsl(text: string): Hsl | undefined {
  const [, hue, saturation, lightness] = /^hsl\((\d+), (\d+)%, (\d+)%\)$/.exec(text) ?? [];
  return hue === undefined ? undefined : [Number(hue), Number(saturation), Number(lightness)];
}

export function hslOf([hue, saturation, lightness]: Hsl): string {
  return `hsl(${hue}, ${saturation}%, ${lightness}%)`;
}

interface Properties {
  readonly hsl: Hsl;
  readonly onChange: (changed: Hsl) => void;
}

/** A slider for hue, saturation and lightness, over the colors to which each one leads. */
export function Sliders({ hsl, onChange }: Properties) {
  const [hue, saturation, lightness] = hsl;
  const sliders = [
    { name: t('Hue'), value: hue, most: 359, at: (at: number): Hsl => [at, saturation, lightness] },
    {
      name: t('Saturation'),
      value: saturation,
      most: 100,
      at: (at: number): Hsl => [hue, at, lightness],
    },
    {
      name: t('Lightness'),
      value: lightness,
      most: 100,
      at: (at: number): Hsl => [hue, saturation, at],
    },
  ];
  return (
    <div class="sliders">
      {sliders.map(({ name, value, most, at }) => (
        <label key={name}>
          {name}
          <input
            type="range"
            dir="ltr"
            min={0}
            max={most}
            value={value}
            style={{ '--track': `linear-gradient(to right, ${track(most, at)})` }}
            onInput={({ currentTarget }) => onChange(at(currentTarget.valueAsNumber))}
          />
        </label>
      ))}
    </div>
  );
}

const stops = 6;

/** Returns colors along a slider; six of them show all hues. */
function track(most: number, at: (value: number) => Hsl): string {
  return Array.from({ length: stops + 1 }, (_, stop) =>
    hslOf(at(Math.round((most * stop) / stops))),
  ).join(', ');
}
