import { Finder } from './components/finder.tsx';
import { KeptTools, type Names } from './components/kept-tools.tsx';
import { LiveExample } from './components/live-example.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';

hydratePage({
  finder: <Finder id="search" />,
  kept: <KeptTools names={dataOf<Names>('names')} />,
  example: <LiveExample />,
});
