import { basename } from 'node:path';
import type { Dictionary, PluralForms } from '../../src/form/language/language.ts';
import type { DictionaryFile } from './dictionaries.ts';

/**
 * Returns the texts that would show wrongly, each with what is wrong. Texts in `plurals` need
 * plural forms.
 */
export function faultsIn(
  dictionary: Dictionary,
  code: string,
  plurals: ReadonlySet<string>,
): readonly string[] {
  return Object.entries(dictionary).flatMap(([text, entry]) => {
    const categories = plurals.has(text) ? categoriesOf(code) : undefined;
    const fault = categories ? faultOfForms(text, entry, categories) : faultOfText(text, entry);
    return fault === undefined ? [] : `${text}: ${fault}`;
  });
}

/**
 * Returns the texts that differ between the files of a tool in one language, or between sections of
 * one file. The HTML and the script of the tool's page would show different ones.
 */
export function differingIn(files: readonly DictionaryFile[]): readonly string[] {
  const found = new Map<string, Set<string>>();
  for (const { path, sections } of files.filter((file) => file.path.includes('/tools/'))) {
    for (const [text, entry] of sections.flatMap(({ dictionary }) => Object.entries(dictionary))) {
      const place = `${basename(path)}: ${text}`;
      found.set(place, (found.get(place) ?? new Set()).add(JSON.stringify(entry)));
    }
  }
  return [...found].flatMap(([place, entries]) =>
    entries.size > 1 ? `${place}: ${[...entries].join(', ')}` : [],
  );
}

function faultOfText(text: string, entry: string | PluralForms): string | undefined {
  if (typeof entry !== 'string') return 'expected one text';
  if (entry === '') return 'expected a text';
  return haveSameNames(text, entry) ? undefined : `expected the same names in braces: ${entry}`;
}

function faultOfForms(
  text: string,
  entry: string | PluralForms,
  categories: readonly string[],
): string | undefined {
  const forms = typeof entry === 'string' ? { other: entry } : entry;
  if (String(Object.keys(forms).sort()) !== String(categories)) {
    return `expected a form for each of ${categories.join(', ')}`;
  }
  const isRight = ([category, form]: readonly [string, string]) =>
    haveSameNames(text, form) ||
    (mayLackCount.has(category) && haveSameNames(text, `${form}{count}`));
  const wrong = Object.entries(forms).find((each) => !isRight(each));
  return wrong && `expected the same names in braces: ${wrong[1]}`;
}

/** These forms may give the number as a word. */
const mayLackCount: ReadonlySet<string> = new Set(['zero', 'one', 'two']);

/** Returns the plural categories of a language, sorted. */
function categoriesOf(code: string): readonly string[] {
  return [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();
}

function haveSameNames(one: string, other: string): boolean {
  return String(namesIn(one)) === String(namesIn(other));
}

/**
 * Returns the names in braces, sorted, each once. A long number in braces, such as `{500000}`, is
 * no name.
 */
function namesIn(text: string): readonly string[] {
  return [
    ...new Set([...text.matchAll(/\{(?!\d{4,}\})(\w+)\}/g)].map(([, name = '']) => name)),
  ].sort();
}
