import { Icon } from '../components/basic/icon.tsx';
import { localized } from '../language/page-language.ts';
import type { Entry } from './catalog.ts';

/** A list of tools with their icons, names and descriptions. */
export function ToolLinks({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul class="tools">
      {entries.map(({ slug, name, description }) => (
        <li key={slug}>
          <a href={localized(`/tools/${slug}/`)}>
            <Icon slug={slug} />
            <strong>{name}</strong>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
