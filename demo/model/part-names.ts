import type { ToolSlug } from '../own-tools/tools.ts';
import type { PartName } from './tool-page.ts';

const files = import.meta.glob('../tools/*/{picture,more}.tsx');

/** Returns the names of the parts that are loaded with the first result. */
export function partNamesOf(slug: ToolSlug): readonly PartName[] {
  const names: readonly PartName[] = ['picture', 'more'];
  return names.filter((name) => Object.hasOwn(files, `../tools/${slug}/${name}.tsx`));
}
