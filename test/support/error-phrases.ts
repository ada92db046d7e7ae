import { ownTools, packageTools, tools } from '../../demo/own-tools/tools-of-site.ts';
import { refusalOf } from '../../src/form/answer.ts';
import { phraseOf, sentences } from '../../src/form/issue-in-words.ts';
import { specs } from './specs.ts';

/**
 * Resolves to the sentences and phrases of the errors that specs expect, as keys of the dictionary
 * of errors.
 */
export async function readErrorPhrases(): Promise<ReadonlySet<string>> {
  const ofSpecs = packageTools.map(({ slug }) => {
    const { refusals = [], typed = [] } = specs.get(slug) ?? {};
    return [...refusals, ...typed].flatMap(([request, error]) =>
      typeof request === 'object' && typeof error === 'string' ? [{ slug, request }] : [],
    );
  });
  const phrases = await Promise.all([...ofSpecs.flat(), ...ofSite].map(phrasesOf));
  const ofForms = phrases.flat().filter((phrase) => !isOfProgram.test(phrase));
  return new Set([...Object.values(sentences), ...ofForms]);
}

interface Refused {
  readonly slug: string;
  readonly request: object;
}

/** Requests that the site's own tools refuse, which have no specs. */
const ofSite: readonly Refused[] = ownTools.flatMap(({ slug }) => [
  { slug, request: { rise: -1, run: 4 } },
  { slug, request: { rise: 1e308, run: 3 } },
]);

/** Resolves to the phrases of what is wrong with a request. */
async function phrasesOf({ slug, request }: Refused): Promise<readonly string[]> {
  const tool = tools.find((one) => one.slug === slug);
  const names = Object.keys(tool?.requestJsonSchema().properties ?? {});
  // A form sends only fields of its tool.
  if (!tool || !Object.keys(request).every((name) => names.includes(name))) return [];
  const refusal = await tool.run(request).then(() => undefined, refusalOf);
  const issues = refusal?.issues.filter(({ code }) => code !== 'unknown') ?? [];
  return issues.map((issue) => phraseOf(issue).phrase);
}

/** Matches errors that a form cannot cause, since it sends an object with known fields. */
const isOfProgram = /^(?:fields such as|an object\b)/;
