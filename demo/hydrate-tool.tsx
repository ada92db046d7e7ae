import { FavoriteButton } from './components/favorite-button.tsx';
import { Workbench } from './components/workbench.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';
import type { ToolPage } from './tool-page.ts';
import type { OwnParts } from './tools/own-parts.ts';

/** Hydrates the page of a tool, with its own parts if it has some. */
export function hydrateTool(own?: OwnParts): void {
  const tool = dataOf<ToolPage>('tool');
  hydratePage({
    favorite: <FavoriteButton slug={tool.slug} />,
    workbench: <Workbench tool={tool} own={own} />,
  });
  revealTarget();
  addEventListener('hashchange', revealTarget);
}

/** Opens the part for developers if the address leads into it, since not every browser does. */
function revealTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest('details');
  if (!target || !details) return;
  details.open = true;
  target.scrollIntoView();
}
