import { askTool } from '../../browser/ask-tool.ts';
import { localized } from '../../language/page-language.ts';
import type { ToolSlug } from '../../own-tools/tools-of-site.ts';

/** Values of a request, by field. */
export type Given = Readonly<Record<string, string | number | boolean>>;

/** A call of the API, and the text of the answer in its result. */
interface Call {
  readonly slug: ToolSlug;
  readonly request: Given;
  readonly answer: (result: Readonly<Record<string, unknown>>) => string;
}

/** A calculation that a search query asks for. */
export interface Asked {
  /** The query as it was understood. */
  readonly question: string;
  /** The tool whose page computes it, and what to fill in there. */
  readonly page?: { readonly slug: ToolSlug; readonly inputs: Given };
  /** Without a call, the page shows the answer. */
  readonly call?: Call;
  /** An answer that needs no tool. */
  readonly answer?: string;
}

/** Reads the queries of one kind. */
export type Reader = (query: string) => Asked | undefined;

/** Returns a calculation whose page and answer come from the same request. */
export function askedOf(
  slug: ToolSlug,
  question: string,
  request: Given,
  answer: Call['answer'],
): Asked {
  return { question, page: { slug, inputs: request }, call: { slug, request, answer } };
}

/** Returns a calculation that only the tool's page answers. */
export function openedOf(slug: ToolSlug, question: string, inputs: Given): Asked {
  return { question, page: { slug, inputs } };
}

/** Returns the address of the page with everything filled in. */
export function addressOfAsked({ slug, inputs }: NonNullable<Asked['page']>): string {
  const texts = Object.entries(inputs).map(([name, value]) => [name, String(value)]);
  return localized(`/tools/${slug}/#${new URLSearchParams(texts)}`);
}

/**
 * Returns the answer, empty if only the page has it, or `undefined` if the API refuses the request.
 */
export async function answerToAsked({ call, answer = '' }: Asked): Promise<string | undefined> {
  if (!call) return answer;
  const answered = await askTool(call.slug, call.request);
  return 'result' in answered ? call.answer(answered.result) : undefined;
}
