import { useEffect, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatNumber } from '../format.ts';

export interface Curve {
  readonly name: string;
  /** The custom property that holds its color. */
  readonly color: `--${string}`;
  readonly values: readonly (number | null)[];
  readonly isFilled?: boolean;
}

interface Properties {
  readonly years: readonly number[];
  readonly curves: readonly Curve[];
  readonly axis: string;
  readonly caption: string;
}

const height = 260;

/** Curves over years. */
export function Curves({ years, curves, axis, caption }: Properties) {
  const area = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  // The colors depend on the theme.
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const plot = new UPlot(
      optionsOf(current, curves, axis),
      [[...years], ...curves.map(({ values }) => [...values])],
      current,
    );
    const resized = new ResizeObserver(() => plot.setSize({ width: current.clientWidth, height }));
    resized.observe(current);
    return () => {
      resized.disconnect();
      plot.destroy();
    };
  }, [years, curves, axis, theme]);
  return (
    <figure>
      <ul class="legend">
        {curves.map(({ name, color }) => (
          <li key={name} class={color.slice(2)}>
            {name}
          </li>
        ))}
      </ul>
      <div class="curves" ref={area} aria-hidden="true" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function optionsOf(area: HTMLElement, curves: readonly Curve[], axis: string): UPlot.Options {
  const style = getComputedStyle(area);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const line = {
    stroke: color('--quiet'),
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
    font: `12px ${style.fontFamily}`,
  };
  return {
    width: area.clientWidth,
    height,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 7 } },
    scales: { x: { time: false }, y: { range: (_, __, highest) => [0, highest * 1.05 || 1] } },
    axes: [
      { ...line, label: axis, labelFont: line.font, labelSize: 22, size: 30, values: plain },
      { ...line, size: 64, values: compact },
    ],
    series: [
      {},
      ...curves.map((curve) => ({
        stroke: color(curve.color),
        width: 2.5,
        points: { show: false },
        ...(curve.isFilled && { fill: color(`${curve.color}-fill`) }),
      })),
    ],
  };
}

const short = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });

function plain(_: UPlot, values: readonly number[]): string[] {
  return values.map(formatNumber);
}

function compact(_: UPlot, values: readonly number[]): string[] {
  return values.map((value) => short.format(value));
}

/** Counts changes of the theme, by the visitor or by the system. */
function useTheme(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const changed = () => setChanges((count) => count + 1);
    const system = matchMedia('(prefers-color-scheme: dark)');
    const chosen = new MutationObserver(changed);
    system.addEventListener('change', changed);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      system.removeEventListener('change', changed);
      chosen.disconnect();
    };
  }, []);
  return changes;
}
