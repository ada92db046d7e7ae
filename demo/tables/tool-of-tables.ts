import type { ShownField, ShownFields } from '../../src/form/fields.ts';
import { unitName } from '../../src/form/numbers/with-unit.ts';
import { languageFor } from '../language/dictionaries.ts';
import { inLanguage } from '../language/page-language.ts';
import type { ToolPage } from '../model/tool-page.ts';
import { toolPageOf } from '../model/tool-page-of.ts';
import type { Tools } from '../own-tools/tools-of-site.ts';

type Fields = ShownFields['properties'];

/**
 * Returns the data of a tool in the page's language. Fields of its result have no unit if their
 * title names it.
 */
export function toolOfTables(info: Tools[number]): ToolPage {
  const page = toolPageOf(info);
  const english = inLanguage(languageFor('en'), () => toolPageOf(info));
  const properties = withoutNamedUnits(page.response.properties, english.response.properties);
  return { ...page, response: { ...page.response, properties } };
}

function withoutNamedUnits(fields: Fields, english: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { 'x-unit': unit, properties, ...field }]) => {
      const { properties: inner = {}, ...original } = english[name] ?? {};
      const isNamed = hasUnit(field.title, unit) || endsWithUnit(original);
      return [
        name,
        {
          ...field,
          ...(unit !== undefined && !isNamed && { 'x-unit': unit }),
          ...(properties && { properties: withoutNamedUnits(properties, inner) }),
        },
      ];
    }),
  );
}

/** Whether a word of the title starts with the unit. */
function hasUnit(title = '', unit = ''): boolean {
  const words = ` ${title}`.toLowerCase();
  return [unit, unitName(unit)].some((one) => one && words.includes(` ${one.toLowerCase()}`));
}

/**
 * Whether an English title ends with the unit, as `Age in days` does. A translation then has it in
 * some form, too.
 */
function endsWithUnit({ title = '', 'x-unit': unit }: ShownField): boolean {
  return hasUnit(title.split(' ').at(-1), unit);
}
