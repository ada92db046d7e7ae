import UPlot from 'uplot';
import { formatNumber } from '../../../../src/form/numbers/format.ts';
import { numberFormatter } from '../../../../src/form/numbers/formatters.ts';
import type { Curve } from './curve.ts';

/** What is drawn, and how. */
export interface Drawing {
  readonly years: readonly number[];
  readonly curves: readonly Curve[];
  readonly axis: string;
  /** The locale of numbers. */
  readonly locale: string | undefined;
}

export type Plot = ReturnType<typeof plotCurves>;

const height = 260;

/** Draws curves in an element. Returns a function that draws other values, and one that ends it. */
export function plotCurves(area: HTMLElement, drawing: Drawing) {
  const plot = new UPlot(optionsOf(area, drawing), pointsOf(drawing), area);
  const resized = new ResizeObserver(() => plot.setSize({ width: area.clientWidth, height }));
  resized.observe(area);
  // `batch` draws synchronously, since printing does not wait.
  const stop = onThemeChange(() => plot.batch(() => plot.redraw(false)));
  return {
    // Much faster than a new plot for each result.
    change: (other: Pick<Drawing, 'years' | 'curves'>) => plot.setData(pointsOf(other)),
    end: () => {
      stop();
      resized.disconnect();
      plot.destroy();
    },
  };
}

function pointsOf({ years, curves }: Pick<Drawing, 'years' | 'curves'>): UPlot.AlignedData {
  return [[...years], ...curves.map(({ values }) => [...values])];
}

function optionsOf(area: HTMLElement, { curves, axis, locale }: Drawing): UPlot.Options {
  const style = getComputedStyle(area);
  // The plot calls this each time it is drawn.
  const color = (name: string) => () => {
    // A canvas does not support `light-dark()`, but an element's computed color resolves it.
    area.style.color = `var(${name})`;
    return style.color;
  };
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
    axes: axesOf(line, axis, locale),
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

/** Returns the axis of the years, and that of the amounts. */
function axesOf(
  line: UPlot.Axis & { readonly font: string },
  label: string,
  locale: string | undefined,
): UPlot.Axis[] {
  const compact = numberFormatter(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const written = (write: (value: number) => string) => (_: UPlot, values: readonly number[]) =>
    values.map(write);
  return [
    {
      ...line,
      label,
      labelFont: line.font,
      labelSize: 22,
      size: 30,
      values: written(formatNumber),
    },
    { ...line, size: 64, values: written(compact.format) },
  ];
}

/**
 * Calls `draw` when the visitor, the system or printing changes the theme. Returns a function that
 * stops it.
 */
function onThemeChange(draw: () => void): () => void {
  const root = document.documentElement;
  const chosen = new MutationObserver(draw);
  chosen.observe(root, { attributeFilter: ['data-theme'] });
  // Print styles apply too late for a canvas.
  const drawForPaper = () => {
    const { theme } = root.dataset;
    root.dataset.theme = 'light';
    draw();
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
    chosen.takeRecords();
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  addEventListener('beforeprint', drawForPaper, { signal });
  addEventListener('afterprint', draw, { signal });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw, { signal });
  return () => {
    stopping.abort();
    chosen.disconnect();
  };
}
