import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { type FormContent, fieldsOf } from '../../../src/form/fields.ts';
import { type Request, requestOf } from '../../../src/form/inputs.ts';
import { contentOf } from '../../../src/form/present-tool.ts';
import { loadTool } from '../../browser/load-tool.ts';
import { replaceHash } from '../../browser/page-access.ts';
import { useHash } from '../../components/basic/use-hash.ts';
import { pageLanguage } from '../../language/page-language.ts';
import {
  type EmbeddedTool,
  type Embedding,
  embeddingOf,
  isExample,
} from '../../model/embedding.ts';
import { embeddingHash, isEmbeddingHash } from '../../model/embedding-hash.ts';
import { fromHash, hashOfRequest, isLink } from '../../model/links.ts';

interface State {
  readonly embedding: Embedding;
  /**
   * The hash of the link, or `undefined` until it is read, since the page is rendered at build
   * time.
   */
  readonly linked: string | undefined;
  /** The last request that the preview has answered. */
  readonly typed: Request | undefined;
  /** Counts the links and tools that were opened. */
  readonly round: number;
}

/**
 * Holds what someone chooses about an element, and the request with which it opens, in sync with
 * the page's address.
 */
export function useEmbedding(tools: readonly EmbeddedTool[]) {
  const [state, setState] = useState<State>(() => ({
    embedding: embeddingOf('', tools, pageLanguage()),
    linked: undefined,
    typed: undefined,
    round: 0,
  }));
  const { embedding, linked, typed, round } = state;
  const tool = tools.find(({ slug }) => slug === embedding.slug);
  const content = useContent(embedding.slug);
  const given = useMemo(() => content && linkedRequest(content, linked ?? ''), [content, linked]);
  const request = typed ?? given ?? tool?.example ?? {};
  const open = useCallback(
    (hash: string) => setState((before) => opened(before, hash, tools)),
    [tools],
  );
  useHash(open);
  const isOpen = linked !== undefined && content !== undefined;
  const hash = tool && isOpen ? addressOf(embedding, tool, content, request) : undefined;
  useEffect(() => {
    if (hash !== undefined) replaceHash(hash);
  }, [hash]);
  return {
    tool,
    embedding,
    request,
    round,
    /**
     * Whether the request is that of the link, whose inputs only the fields of the tool can read.
     */
    isOpen,
    change: (changed: Partial<Embedding>) =>
      setState((before) => ({ ...before, embedding: { ...before.embedding, ...changed } })),
    /** Chooses a tool, which has other fields. */
    choose: (slug: string) =>
      setState((before) => ({
        embedding: { ...before.embedding, slug, fixed: [], omitted: [] },
        linked: '',
        typed: undefined,
        round: before.round + 1,
      })),
    type: (answered: Request) => setState((before) => ({ ...before, typed: answered })),
  };
}

function opened(before: State, hash: string, tools: readonly EmbeddedTool[]): State {
  // The link that skips to the content has a hash, too.
  if (!isEmbeddingHash(hash)) return { ...before, linked: '' };
  return {
    embedding: embeddingOf(hash, tools, pageLanguage()),
    linked: hash,
    typed: undefined,
    round: before.round + 1,
  };
}

/** Returns what the form of a tool is made from, once the tool is loaded. */
function useContent(slug: string): FormContent | undefined {
  const [loaded, setLoaded] = useState<{ readonly slug: string; readonly content: FormContent }>();
  useEffect(() => {
    let isWanted = true;
    loadTool(slug).then(
      (tool) => {
        if (tool && isWanted) setLoaded({ slug, content: contentOf(tool) });
      },
      // The preview says that it cannot be shown.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [slug]);
  return loaded?.slug === slug ? loaded.content : undefined;
}

function linkedRequest(content: FormContent, hash: string): Request | undefined {
  const fields = fieldsOf(content);
  return isLink(fields, hash) ? requestOf(fields, fromHash(fields, hash)) : undefined;
}

/**
 * Returns the hash of the page. It has no inputs if they are those of the example, or too long for
 * a link.
 */
function addressOf(
  { language, ...others }: Embedding,
  tool: EmbeddedTool,
  content: FormContent,
  request: Request,
): string {
  const inputs = isExample(tool, request) ? '' : hashOfRequest(content, request);
  const isOfPage = language === pageLanguage();
  return embeddingHash(isOfPage ? others : { ...others, language }, inputs);
}
