import { languageFor } from '../../language/dictionaries.ts';
import { inLanguage, pageLanguage } from '../../language/page-language.ts';
import { toolPageOf } from '../../model/tool-page-of.ts';
import { tools } from '../../own-tools/tools.ts';
import { type Question, questions, type ToolOfQuestion } from './questions.ts';

/** Returns what the forms of the questions need of their tools, in the page's language. */
export function toolsOfQuestions(): readonly ToolOfQuestion[] {
  return questions.map(toolOf);
}

function toolOf({ slug, inputs, result }: Question): ToolOfQuestion {
  const info = tools.find((one) => one.slug === slug);
  if (!info) throw new Error(`There is no tool ${slug}.`);
  // Tools may need different translations of the same title.
  const page = inLanguage(languageFor(pageLanguage(), slug), () => toolPageOf(info));
  const { parameters, example, response } = page;
  const asked = Object.keys(inputs);
  const ofAsked = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => asked.includes(name)));
  return {
    slug,
    parameters: {
      ...parameters,
      properties: ofAsked(parameters.properties),
      required: parameters.required.filter((name) => asked.includes(name)),
    },
    example: ofAsked(example),
    isMoney: response.properties[result]?.format === 'money',
  };
}
