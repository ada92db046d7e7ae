import { plainDecimal } from '../../shared/plain-decimal.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export interface GradientRequest {
  readonly type?: 'linear' | 'radial' | 'conic';
  readonly from: string;
  readonly to: string;
  readonly angle?: number;
}

export interface GradientResult {
  readonly css: string;
  readonly type: NonNullable<GradientRequest['type']>;
  readonly from: string;
  readonly to: string;
  readonly angle: number;
}

/**
 * A gradient between two colours as a CSS image value (CSS Images Module Level 4).
 *
 * Colours are 3, 4, 6 or 8 hexadecimal digits with or without #; the last one or two of 4 or 8 are
 * the opacity. They come back with # and in lower case. `angle` is in degrees, any finite number,
 * 90 unless given: the direction of a linear gradient, where a conic one starts, and without effect
 * on a radial one. The css states it as a plain decimal, as not every reader of CSS knows exponents.
 * Throws a `ToolError` that names the fields in any other form.
 *
 * @example
 * generateGradient({ from: '#F00', to: '0000ff', angle: 45 });
 * // { css: 'linear-gradient(45deg, #f00, #0000ff)', type: 'linear',
 * //   from: '#f00', to: '#0000ff', angle: 45 }
 */
export function generateGradient(request: GradientRequest): GradientResult {
  check(request, rules);
  const { type = 'linear', angle = 90 } = request;
  const [from, to] = [normalize(request.from), normalize(request.to)];
  const start = { linear: '', radial: 'circle', conic: 'from ' }[type];
  const turn = type === 'radial' ? '' : `${plainDecimal(angle)}deg`;
  const css = `${type}-gradient(${start}${turn}, ${from}, ${to})`;
  return { css, type, from, to, angle: angle + 0 };
}

function normalize(color: string): string {
  return `#${color.replace('#', '').toLowerCase()}`;
}
