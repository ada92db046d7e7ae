import { Icon } from './icon.tsx';

/** The icon of a tool on the tint of its category. */
export function Tile({ slug }: { readonly slug: string }) {
  return (
    <span class="tile">
      <Icon slug={slug} />
    </span>
  );
}
