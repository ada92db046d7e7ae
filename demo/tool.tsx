import { FavouriteButton } from './components/favourite-button.tsx';
import { Workbench } from './components/workbench.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';
import type { ToolPage } from './tool-page.ts';

const tool = dataOf<ToolPage>('tool');

hydratePage({
  favourite: <FavouriteButton slug={tool.slug} />,
  workbench: <Workbench tool={tool} />,
});
