import { withLabels } from '../labels.ts';
import { pageLanguage } from '../language.ts';
import type { ToolPage } from '../tool-page.ts';
import type { Exchange } from './use-exchange.ts';
import { useLoaded } from './use-loaded.ts';

const loadTranslator = async () => {
  const { errorTranslator } = await import('../translated-error.ts');
  return { translate: await errorTranslator() };
};

/** Returns what words an error of the API for visitors: in the page's language, with the fields' titles. */
export function useReadableErrors(tool: ToolPage, exchange: Exchange | undefined) {
  const isNeeded = pageLanguage() !== 'en' && exchange?.outcome.ok === false;
  const translator = useLoaded(isNeeded ? loadTranslator : undefined);
  return (error: string) => {
    // Until then, nothing is said in English.
    if (isNeeded && !translator) return '';
    const translated = translator?.translate(error, tool.options) ?? error;
    return withLabels(translated, tool.parameters.properties);
  };
}
