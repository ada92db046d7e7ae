import { withLabels } from '../../../src/form/labels.ts';
import { pageLanguage } from '../../language/page-language.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { useLoaded } from '../basic/use-loaded.ts';

const loadTranslator = async () => {
  const { errorTranslator } = await import('../../model/error-translator.ts');
  return { translate: await errorTranslator() };
};

type Translator = Awaited<ReturnType<typeof loadTranslator>>;

/** Returns a function that words the API's errors for visitors: in the page's language, with the titles of fields. */
export function useReadableErrors(tool: ToolPage, hasErrors: boolean) {
  const isNeeded = pageLanguage() !== 'en' && hasErrors;
  const translator = useLoaded(isNeeded ? loadTranslator : undefined);
  // Shows no error in English while the translator loads.
  return (error: string) => (isNeeded && !translator ? '' : readable(error, tool, translator));
}

/** Like `useReadableErrors`, but resolves once the translator is loaded. Errors are in English if that fails. */
export async function loadReadableErrors(tool: ToolPage): Promise<(error: string) => string> {
  const translator =
    pageLanguage() === 'en' ? undefined : await loadTranslator().catch(() => undefined);
  return (error) => readable(error, tool, translator);
}

function readable(error: string, tool: ToolPage, translator: Translator | undefined): string {
  const translated = translator?.translate(error, tool.options) ?? error;
  return withLabels(translated, tool.parameters.properties);
}
