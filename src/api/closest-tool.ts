import { distance } from '../fields/slip.ts';

/** The slug that a name is most likely a slip or a beginning of, if any. */
export function closestTool(name: string, slugs: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const [closest] = slugs
    .map((slug) => {
      const isBeginning = wanted.length > 1 && slug.toLowerCase().startsWith(wanted);
      return { slug, far: isBeginning ? 1 : distance(wanted, slug) };
    })
    .filter(({ far }) => far < 4)
    .sort((one, other) => one.far - other.far);
  return closest?.slug;
}
