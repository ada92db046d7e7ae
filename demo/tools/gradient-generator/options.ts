export const shapes = ['circle', 'ellipse'] as const;

/** The edge that a radial gradient ends at. The first one is the default of CSS. */
export const sizes = [
  'farthest-corner',
  'closest-side',
  'farthest-side',
  'closest-corner',
] as const;

/** How colors are mixed. The first one is the default of CSS. */
export const spaces = ['srgb', 'oklab', 'oklch', 'hsl'] as const;
