import type { Entry } from '../catalogue.ts';
import { Finder } from '../components/finder.tsx';
import { KeptTools } from '../components/kept-tools.tsx';

interface Properties {
  readonly heading: string;
  readonly lead: string;
  readonly catalogue: readonly Entry[];
}

/** A heading, and below it the search with all tools. */
export function ToolList({ heading, lead, catalogue }: Properties) {
  return (
    <>
      <div class="hero">
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <div id="finder">
        <Finder catalogue={catalogue} id="search">
          <KeptTools catalogue={catalogue} />
        </Finder>
      </div>
    </>
  );
}
