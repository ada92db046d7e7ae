import { messageOf } from '../shared/message-of.ts';
import {
  type Additions,
  type AvailableTools,
  noTools,
  textsIn,
  withAdditions,
  withLoadedTexts,
  withoutRegion,
} from './available-tools.ts';

/** Tools and languages that grow by what a page adds and by what its elements name. */
export interface ToolLoader {
  readonly available: () => AvailableTools;
  readonly add: (additions: Additions) => void;
  /**
   * Loads what an element needs to show a tool in a language. Resolves once it is there or cannot
   * be loaded; returns `undefined` if there is nothing to wait for.
   */
  readonly load: (slug: string, code: string) => Promise<unknown> | undefined;
}

type Addition = (available: AvailableTools) => AvailableTools;

/** What may be missing. */
interface Load {
  readonly what: string;
  /** Starts to load it, unless there is no such thing. */
  readonly start: () => Promise<Addition> | undefined;
}

/** Returns a loader that tells when what is available has changed, and what it could not load. */
export function createToolLoader(
  additions: Additions,
  onChange: () => void,
  onFault: (fault: string) => void,
): ToolLoader {
  let available = withAdditions(noTools, additions);
  // Each is loaded once, also if that fails: elements that render again must not repeat it.
  const loads = new Map<string, Promise<void> | undefined>();

  const add = (added: Additions): void => {
    available = withAdditions(available, added);
    onChange();
  };

  const settle = async (what: string, loading: Promise<Addition>): Promise<void> => {
    try {
      const addTo = await loading;
      available = addTo(available);
    } catch (error) {
      onFault(`could not load ${what}: ${messageOf(error)}`);
    }
    loads.set(what, undefined);
    onChange();
  };

  return {
    available: () => available,
    add,
    load(slug, code) {
      const running = loadsFor(available, slug, code).flatMap((load) => {
        const loading = loads.has(load.what) ? undefined : load.start();
        if (loading) loads.set(load.what, settle(load.what, loading));
        return loads.get(load.what) ?? [];
      });
      return running.length > 0 ? Promise.all(running) : undefined;
    },
  };
}

/** Returns what may be missing for a tool in a language. */
function loadsFor(available: AvailableTools, slug: string, code: string): readonly Load[] {
  const { tools, sources } = available;
  const language = withoutRegion(code);
  const texts = textsIn(available, code);
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
