import { FavoriteButton } from './components/favorite-button.tsx';
import { FormParts } from './components/form-parts.ts';
import { Workbench } from './components/workbench.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';
import type { ToolPage } from './tool-page.ts';
import { loadFormParts } from './tools/part-files.ts';

const tool = dataOf<ToolPage>('tool');

loadFormParts(tool.slug).then(
  (parts) =>
    hydratePage({
      favorite: <FavoriteButton slug={tool.slug} />,
      workbench: (
        <FormParts.Provider value={parts}>
          <Workbench tool={tool} />
        </FormParts.Provider>
      ),
    }),
  // Without its parts, a page may ask something else than its form says.
  () => {
    document.documentElement.dataset.script = 'missing';
  },
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
