import type { ComponentChildren } from 'preact';

export interface Bar {
  readonly name: string;
  readonly amount: number;
  /** The amount as text. */
  readonly text: ComponentChildren;
  /** Whether the bar is the answer, rather than what it is compared with. */
  readonly isStrong: boolean;
}

interface Properties {
  readonly bars: readonly Bar[];
  /** What the bars show together, if their texts do not say it. */
  readonly caption?: string;
}

/** Amounts as bars from a common zero, each with its name and its text above it. */
export function Bars({ bars, caption }: Properties) {
  const amounts = bars.map(({ amount }) => amount);
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  // Halved, so that the difference of two large numbers is finite.
  const share = (amount: number) => 100 * (amount / 2 / (most / 2 - least / 2 || 1));
  return (
    <figure class="bars">
      <ul>
        {bars.map(({ name, amount, text, isStrong }, index) => (
          <li key={index} class={isStrong ? 'strong' : undefined}>
            <span dir="auto">{name}</span> <b>{text}</b>
            <svg width="100%" height="28" class="colors" aria-hidden="true">
              <rect
                x={`${share(Math.min(0, amount)) - share(least)}%`}
                width={`${Math.abs(share(amount))}%`}
                height="28"
                rx="6"
              />
            </svg>
          </li>
        ))}
      </ul>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
