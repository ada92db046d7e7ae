import { messageOf } from '../shared/message-of.ts';
import {
  type Additions,
  noOffer,
  type Offer,
  textsIn,
  withAdditions,
  withLoadedTexts,
  withoutRegion,
} from './offer.ts';

/** An offer that grows by what a page adds and by what its elements name. */
export interface Catalog {
  readonly offer: () => Offer;
  readonly add: (additions: Additions) => void;
  /**
   * Loads what an element needs to show a tool in a language. Resolves once it is there or cannot
   * be loaded; returns `undefined` if there is nothing to wait for.
   */
  readonly load: (slug: string, code: string) => Promise<unknown> | undefined;
}

type Addition = (offer: Offer) => Offer;

/** What an offer may lack. */
interface Load {
  readonly what: string;
  /** Starts to load it, unless there is no such thing. */
  readonly start: () => Promise<Addition> | undefined;
}

/** Returns a catalog that tells when it has changed, and what it could not load. */
export function createCatalog(
  additions: Additions,
  onChange: () => void,
  onFault: (fault: string) => void,
): Catalog {
  let offer = withAdditions(noOffer, additions);
  // Each is loaded once, also if that fails: elements that render again must not repeat it.
  const loads = new Map<string, Promise<void> | undefined>();

  const add = (added: Additions): void => {
    offer = withAdditions(offer, added);
    onChange();
  };

  const settle = async (what: string, loading: Promise<Addition>): Promise<void> => {
    try {
      const addTo = await loading;
      offer = addTo(offer);
    } catch (error) {
      onFault(`could not load ${what}: ${messageOf(error)}`);
    }
    loads.set(what, undefined);
    onChange();
  };

  return {
    offer: () => offer,
    add,
    load(slug, code) {
      const running = loadsFor(offer, slug, code).flatMap((load) => {
        const loading = loads.has(load.what) ? undefined : load.start();
        if (loading) loads.set(load.what, settle(load.what, loading));
        return loads.get(load.what) ?? [];
      });
      return running.length > 0 ? Promise.all(running) : undefined;
    },
  };
}

/** Returns what an offer may lack for a tool in a language. */
function loadsFor(offer: Offer, slug: string, code: string): readonly Load[] {
  const { tools, sources } = offer;
  const language = withoutRegion(code);
  const texts = textsIn(offer, code);
  const ofTool: Load = {
    what: `the tool ${slug}`,
    start: () => sources?.tool(slug)?.then((tool) => (to) => withAdditions(to, { tools: [tool] })),
  };
  const ofLanguage: Load = {
    what: `the language ${language}`,
    start: () =>
      sources
        ?.language(language)
        ?.then((found) => (to) => withAdditions(to, { tools: [], languages: [found] })),
  };
  const ofBoth: Load = {
    what: `the texts of ${slug} in ${language}`,
    start: () =>
      texts?.load?.(slug)?.then((loaded) => (to) => withLoadedTexts(to, code, slug, loaded)),
  };
  return [...(tools.has(slug) ? [] : [ofTool]), ...(texts ? [ofBoth] : [ofLanguage])];
}
