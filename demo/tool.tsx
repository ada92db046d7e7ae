import { FavoriteButton } from './components/favorite-button.tsx';
import { Workbench } from './components/workbench.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';
import type { ToolPage } from './tool-page.ts';

const tool = dataOf<ToolPage>('tool');

hydratePage({
  favorite: <FavoriteButton slug={tool.slug} />,
  workbench: <Workbench tool={tool} />,
});
