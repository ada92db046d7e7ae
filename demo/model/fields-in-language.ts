import type { JsonSchema, ObjectSchema } from 'toolworker';
import { withLabels } from '../../src/form/labels.ts';
import { t } from '../../src/form/language/language.ts';
import { ageUnit } from '../../src/form/numbers/age-unit.ts';
import { pageLanguage } from '../language/page-language.ts';
import type { ToolSlug } from '../own-tools/tools.ts';
import { aboutTool, infoOf } from './about.ts';
import { changedFields } from './changed-fields.ts';
import type { ToolPage } from './tool-page.ts';

type Fields = Pick<ToolPage, 'parameters' | 'response'>;

/** Returns the fields of a tool's request and result in the page's language. Amounts get a format. */
export function fieldsInLanguage(slug: ToolSlug, { parameters, response }: Fields): Fields {
  const { hints = {} } = infoOf(slug);
  const hintOf = (field: string, { description = '' }: JsonSchema) =>
    t(withLabels(hints[field] ?? description, parameters.properties));
  // Explanations of results are available only in English.
  const explanationOf = (_: string, { description = '' }: JsonSchema) =>
    pageLanguage() === 'en' ? description : '';
  return {
    parameters: { ...parameters, properties: shown(slug, parameters, hintOf) },
    response: { ...response, properties: shown(slug, response, explanationOf) },
  };
}

function shown(
  slug: ToolSlug,
  schema: ObjectSchema,
  describe: (name: string, field: JsonSchema) => string,
): Readonly<Record<string, JsonSchema>> {
  return changedFields(schema, (name, field) => {
    const format = formatOf(slug, name);
    const unit = unitOf(slug, name, field['x-unit']);
    return {
      title: t(field.title ?? name),
      description: describe(name, field),
      ...(unit && { 'x-unit': unit }),
      ...(format && { format }),
    };
  });
}

function formatOf(slug: ToolSlug, field: string): string | undefined {
  const { unitPrices = [], times = [] } = aboutTool(slug);
  const formats: Readonly<Record<string, readonly string[]>> = {
    'unit price': unitPrices,
    money: infoOf(slug).money ?? [],
    'clock time': times,
  };
  return Object.entries(formats).find(([, fields]) => fields.includes(field))?.[0];
}

function unitOf(slug: ToolSlug, field: string, unit: string | undefined): string | undefined {
  const { ages = [], units = {} } = aboutTool(slug);
  if (ages.includes(field)) return ageUnit();
  return units[field] ?? (unit && unitInWords(unit));
}

/**
 * Returns `minutes` for `min` if the language has a word instead of this symbol, since its form depends on the number.
 */
function unitInWords(unit: string): string {
  return unit === 'min' && t(unit) !== unit ? 'minutes' : unit;
}
