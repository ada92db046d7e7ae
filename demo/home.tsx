import catalogue from 'virtual:catalogue';
import { Finder } from './components/finder.tsx';
import { KeptTools } from './components/kept-tools.tsx';
import { hydratePage } from './hydrate-page.tsx';

hydratePage({
  finder: (
    <Finder catalogue={catalogue} id="search">
      <KeptTools catalogue={catalogue} />
    </Finder>
  ),
});
