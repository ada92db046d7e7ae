import { readSchemas } from '../../demo/model/describe.ts';
import { tools } from '../../demo/own-tools/tools.ts';
import { splitErrors } from '../../src/form/errors/errors.ts';
import { phraseOf, sentences } from '../../src/form/errors/translated-error.ts';
import { specs } from '../../test/support/specs.ts';

/** Resolves to the phrases after "expected" in the errors of all specs, as keys of the dictionary of errors. */
export async function readErrorPhrases(): Promise<ReadonlySet<string>> {
  const phrases = await Promise.all(
    tools.map(async (info) => {
      const { parameters } = await readSchemas(info);
      const names = Object.keys(parameters.properties);
      const { refusals = [], typed = [] } = specs.get(info.slug) ?? {};
      return [...refusals, ...typed].flatMap(([request, error]) => {
        if (typeof request === 'string' || typeof error !== 'string') return [];
        // A form sends only fields of its tool.
        if (!Object.keys(request).every((name) => names.includes(name))) return [];
        const { ofFields, others } = splitErrors(error, names, { ...request });
        return [...Object.values(ofFields), others].flatMap(expectedIn);
      });
    }),
  );
  const ofForms = [...phrases.flat(), ...ownPhrases].filter((phrase) => !isOfProgram.test(phrase));
  return new Set([...sentences.map(([, sentence]) => sentence), ...ofForms]);
}

/** Phrases of the site's own tool, which has no cases. */
const ownPhrases = expectedIn('expected a smaller number for a run of 3, got 2');

/** Matches errors that a form cannot cause, since it sends an object with known fields. */
const isOfProgram = /^(?:fields such as|a JSON object|an object that)/;

function expectedIn(error: string): readonly string[] {
  const found = sentences.flatMap(([pattern]) => pattern.exec(error)?.groups?.expected ?? []);
  return found.slice(0, 1).map((expected) => phraseOf(expected).phrase);
}
