import { parse } from '../../fields/index.ts';
import { plainDecimal } from '../../shared/decimal.ts';
import { fields, type GradientGeneratorRequest } from './request.ts';

export type { GradientGeneratorRequest };

export interface GradientGeneratorResult {
  /** CSS value such as linear-gradient(90deg, #ff0000, #0000ff). */
  readonly css: string;
  /** As in the request, or the default. */
  readonly type: NonNullable<GradientGeneratorRequest['type']>;
  /** Color at the start, with # and in lower case. */
  readonly from: string;
  /** Color at the end, with # and in lower case. */
  readonly to: string;
  /** As in the request, or the default. */
  readonly angle: number;
}

/**
 * Returns a gradient between two colors as a CSS image value (CSS Images Module Level 4).
 *
 * A color of 4 or 8 digits ends with its opacity. White space around a color is ignored, and its
 * digits may be those of any script. The angle is in degrees and written without an exponent, which
 * not every CSS parser supports.
 *
 * @throws `ToolError` if the request is invalid.
 *
 * @example
 * generateGradient({ from: '#F00', to: '0000ff', angle: 45 });
 * // { css: 'linear-gradient(45deg, #f00, #0000ff)', type: 'linear',
 * //   from: '#f00', to: '#0000ff', angle: 45 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/gradient-generator.md
 */
export function generateGradient(request: GradientGeneratorRequest): GradientGeneratorResult {
  const { type, from, to, angle } = parse(request, fields);
  const start = { linear: '', radial: 'circle', conic: 'from ' }[type];
  const turn = type === 'radial' ? '' : `${plainDecimal(angle)}deg`;
  const css = `${type}-gradient(${start}${turn}, ${from}, ${to})`;
  return { css, type, from, to, angle };
}
