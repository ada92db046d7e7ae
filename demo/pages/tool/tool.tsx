import { numberFormatter } from '../../../src/form/numbers/formatters.ts';
import { nextTask } from '../../browser/pause.ts';
import { FormPartsContext } from '../../components/form/form-parts.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { loadFormParts } from '../../tools/load-page.ts';
import { dataOf, hydratePage } from '../frame/hydrate-page.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { Workbench } from './workbench.tsx';

const tool = dataOf<ToolPage>('tool');

Promise.all([loadFormParts(tool.slug), loadLocale()]).then(
  ([parts]) =>
    hydratePage({
      favorite: <FavoriteButton slug={tool.slug} />,
      workbench: (
        <FormPartsContext.Provider value={parts}>
          <Workbench tool={tool} />
        </FormPartsContext.Provider>
      ),
    }),
  // Without its parts, a page may ask something else than its form says.
  () => {
    document.documentElement.dataset.script = 'missing';
  },
);

/**
 * Makes the page's first formatter in a task of its own, since loading a locale takes about as long
 * as hydrating the form.
 */
async function loadLocale(): Promise<void> {
  await nextTask();
  numberFormatter(visitorNumberLocale());
}

/**
 * Opens the part for developers if the address leads into it, since not every browser does.
 *
 * @see https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm
 */
function revealTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest('details');
  if (!target || !details) return;
  details.open = true;
  target.scrollIntoView();
}

revealTarget();
addEventListener('hashchange', revealTarget);
