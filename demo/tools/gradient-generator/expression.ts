import type { Inputs } from '../../inputs.ts';
import { message } from '../../language.ts';
import type { Preset } from '../shortcut-form.tsx';

/** Gradients to start from. */
export const presets: readonly Preset[] = [
  { name: message('Sunset'), text: 'linear-gradient(135deg, #ff7e5f, #feb47b)' },
  { name: message('Ocean'), text: 'linear-gradient(180deg, #2193b0, #6dd5ed)' },
  { name: message('Dusk'), text: 'linear-gradient(0deg, #f4a261, #264653)' },
  { name: message('Violet'), text: 'linear-gradient(90deg, #7f00ff, #e100ff)' },
  { name: message('Spotlight'), text: 'radial-gradient(circle, #fff3b0, #9a6a1f)' },
  { name: message('Fade out'), text: 'linear-gradient(180deg, #000000, #00000000)' },
  { name: message('Cone'), text: 'conic-gradient(from 90deg, #00c6ff, #0072ff)' },
];

const sides: Readonly<Record<string, string>> = {
  'to top': '0',
  'to right': '90',
  'to bottom': '180',
  'to left': '270',
};

/**
 * Reads a CSS gradient, with or without its property. Returns `undefined` if the form cannot express it: if
 * it has colors that are not hexadecimal, more than two colors, positions or corners.
 */
export function inputsOfGradient(css: string): Inputs | undefined {
  const [, type = '', inside = ''] = /(linear|radial|conic)-gradient\(([^()]*)\)/i.exec(css) ?? [];
  const parts = inside.split(',').map((part) => part.trim().toLowerCase());
  const colors = parts.slice(-2);
  const [start] = parts.length === 3 ? parts : [undefined];
  const kind = type.toLowerCase();
  const angle = angleOf(kind, start);
  const [from = '', to = ''] = colors;
  if (parts.length < 2 || parts.length > 3 || angle === undefined) return undefined;
  if (!colors.every((color) => /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(color))) {
    return undefined;
  }
  return { type: kind, from, to, ...(angle !== '' && { angle }) };
}

/** Returns the angle of a gradient: empty for a radial one, `undefined` if the form cannot express it. */
function angleOf(kind: string, start: string | undefined): string | undefined {
  if (kind === 'radial') return start === undefined || start === 'circle' ? '' : undefined;
  if (start === undefined) return kind === 'linear' ? '180' : '0';
  const prefix = kind === 'conic' ? 'from ' : '';
  const [, degrees] = /^([+-]?(?:\d+|\d*\.\d+))deg$/.exec(start.replace(prefix, '')) ?? [];
  return degrees ?? (kind === 'linear' ? sides[start] : undefined);
}
