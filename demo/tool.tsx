import { FavoriteButton } from './components/favorite-button.tsx';
import { Workbench } from './components/workbench.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';
import type { ToolPage } from './tool-page.ts';

const tool = dataOf<ToolPage>('tool');

/** Loads how the page says its result, as the HTML does, so that nothing changes when the page comes to life. */
async function loadWording() {
  if (!tool.parts.includes('wording')) return undefined;
  const parts = await import('./tools/parts.ts');
  return (await parts.loadWording(tool.slug))?.wording;
}

// An `await` outside of a function would split the scripts of all pages into many more files.
loadWording()
  .catch(() => undefined)
  .then((wording) =>
    hydratePage({
      favorite: <FavoriteButton slug={tool.slug} />,
      workbench: <Workbench tool={tool} wording={wording} />,
    }),
  );

/** Opens the part for developers if the address leads into it, since not every browser does. */
function revealTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest('details');
  if (!target || !details) return;
  details.open = true;
  target.scrollIntoView();
}

revealTarget();
addEventListener('hashchange', revealTarget);
