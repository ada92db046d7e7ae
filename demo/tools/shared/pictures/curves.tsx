import { useEffect, useRef } from 'preact/hooks';
import { useFormLocale } from '../../../../src/form/view/form-locale.ts';
import { useLoaded } from '../../../components/basic/use-loaded.ts';
import { useNear } from '../../../components/basic/use-near.ts';
import type { Curve } from './curve.ts';
import type { Plot } from './plot-curves.ts';

interface Properties {
  readonly years: readonly number[];
  readonly curves: readonly Curve[];
  readonly axis: string;
  readonly caption: string;
}

/** Loaded when the chart is near the screen, since it is a third of the page's scripts. */
const loadPlot = () => import('./plot-curves.ts');

/** A chart of curves over years. */
export function Curves({ years, curves, axis, caption }: Properties) {
  const area = useRef<HTMLDivElement>(null);
  const plotted = useRef<Plot | undefined>(undefined);
  const plotCurves = useLoaded(useNear(area) ? loadPlot : undefined)?.plotCurves;
  const locale = useFormLocale();
  const looks = JSON.stringify(curves.map(({ values, ...look }) => look));
  useEffect(() => {
    const { current } = area;
    if (!current || !plotCurves) return;
    const plot = plotCurves(current, { years, curves, axis, locale });
    plotted.current = plot;
    return plot.end;
  }, [plotCurves, looks, axis, locale]);
  useEffect(() => plotted.current?.change({ years, curves }), [years, curves]);
  return (
    <figure>
      <ul class="legend">
        {curves.map(({ name, color }) => (
          <li key={name} class={color.slice(2)}>
            {name}
          </li>
        ))}
      </ul>
      <div class="curves" dir="ltr" ref={area} aria-hidden="true" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
