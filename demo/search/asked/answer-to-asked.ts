import { askTool } from '../../browser/ask-tool.ts';
import { localized } from '../../language/page-language.ts';
import { chosenCurrency } from '../../model/chosen-currency.ts';
import type { Asked } from '../../tools/shared/asked/question.ts';

/** Returns the address of the page with everything filled in. */
export function addressOfAsked({ slug, inputs }: NonNullable<Asked['page']>): string {
  const texts = Object.entries(inputs).map(([name, value]) => [name, String(value)]);
  return localized(`/tools/${slug}/#${new URLSearchParams(texts)}`);
}

/**
 * Returns the answer, empty if only the page has it, or `undefined` if the API refuses the request.
 */
export async function answerToAsked(asked: Asked): Promise<string | undefined> {
  const { page, request, answerIn, answer = '' } = asked;
  if (!page || !request || !answerIn) return answer;
  const answered = await askTool(page.slug, request);
  return 'result' in answered ? answerIn(answered.result, chosenCurrency) : undefined;
}
