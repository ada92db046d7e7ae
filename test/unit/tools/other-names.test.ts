import fc from 'fast-check';
import { createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { specs } from '../../support/specs.ts';
import { wantedTools } from '../../support/wanted-tools.ts';

const handle = createHandler({ tools });

/** Names that only carry context, which every tool ignores. */
const contextNames =
  'userId user_id id _id uuid requestId request_id requestTime request_time sessionId traceId trace_id ' +
  'label labels currency currencyCode locale language lang timestamp time_zone timezone tz version ' +
  'apiVersion api_version clientVersion clientId author authorId comment comments note notes title_id ' +
  'createdAt created_at updatedAt updated_at createdBy meta metadata tags requestType contentType ' +
  'content_type mimeType eventType responseFormat response_encoding callbackUrl webhookUrl deviceType ' +
  'country countryCode city email nickname username userName tenant organizationId project projectId ' +
  'correlationId correlation_id spanId channel device userAgent ip referrer debug verbose dryRun ' +
  'dry_run cacheKey cache retryCount retries priority source_id sourceId parentId';

const file = 'test/unit/tools/other-names.test.ts';

type Values = Readonly<Record<string, unknown>>;

async function errorOf(slug: string, request: object): Promise<string> {
  const body = JSON.stringify(request);
  const url = `https://example.com/api/${slug}`;
  const response = await handle(new Request(url, { method: 'POST', body }));
  const { error = '' }: { readonly error?: string } = await response.json();
  return error;
}

/** Reads names separated by spaces, each perhaps with a value: `gross=true`. */
function namesIn(list = ''): readonly (readonly [name: string, value?: unknown])[] {
  const names = list.match(/[^\s=]+(?:=(?:"[^"]*"|\S+))?/g) ?? [];
  return names.map((entry) => {
    const [name = '', json] = entry.split(/=(.*)/);
    return json === undefined ? [name] : [name, JSON.parse(json)];
  });
}

/** Returns the error that the message has about a name. */
function errorAbout(name: string, message: string): string | undefined {
  return message.split('; ').find((issue) => issue.startsWith(`${name}: `));
}

describe.each(wantedTools)('$slug', ({ slug, example, requestJsonSchema, resultJsonSchema }) => {
  const { properties, required } = requestJsonSchema();
  const results = Object.keys(resultJsonSchema().properties ?? {});
  const { meant = {}, refused = '', ignored = '' } = specs.get(slug)?.otherNames ?? {};
  const given: Values = { ...example };
  const optional = Object.keys(properties).filter((field) => !required.includes(field));

  /** Returns the example without a field. */
  const without = (field: string) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => name !== field));

  /** Returns a value for a field: the example's, the default, or an option. */
  const sampleOf = (field: string) => {
    const { default: usual, type } = properties[field] ?? {};
    return given[field] ?? usual ?? (type === 'string' ? 'x' : 5);
  };

  const least = (field: string) =>
    Object.fromEntries(Object.entries(without(field)).filter(([name]) => required.includes(name)));

  const rows = Object.entries(meant).flatMap(([field, names]) =>
    namesIn(names).map(
      ([name, value = sampleOf(field)]) => [JSON.stringify({ [name]: value }), field] as const,
    ),
  );

  test('has names that people give to each field, in words of its own', () => {
    const remedy = `test/spec/${slug}.ts: add names that mean the field to otherNames.meant`;
    for (const field of Object.keys(properties)) {
      expect(namesIn(meant[field]).length, `${remedy}.${field}`).toBeGreaterThan(0);
    }
    const ofContext = `test/spec/${slug}.ts: add names of context to otherNames.ignored`;
    expect(namesIn(ignored).length, ofContext).toBeGreaterThan(0);
  });

  test.each(rows)('%s means %s', async (json, field) => {
    const other: Values = JSON.parse(json);
    const [name = ''] = Object.keys(other);
    const remedy = `add ${name} to the synonyms of ${field} in src/tools/${slug}/request.ts`;
    for (const request of [without(field), least(field)]) {
      const error = errorAbout(name, await errorOf(slug, { ...request, ...other }));
      // Dice notation means two fields.
      const found = `${name} is ignored or means another field; ${remedy}`;
      expect(error ?? 'no error', found).toMatch(
        new RegExp(`unknown field, did you mean (?:count \\d+ and )?${field}(?: \\w+)*\\?$`),
      );
    }
  });

  test('names for what the tool does not do are refused, even if a field has the same value', async () => {
    // Options of 0 and 1 often change nothing.
    const isTelling = (value: unknown) => typeof value === 'number' && value > 1;
    const numbers = Object.values(given).filter(isTelling);
    for (const [name, value] of namesIn(refused)) {
      for (const one of typeof value === 'number' ? [value, ...numbers] : [value]) {
        const message = await errorOf(slug, { ...given, [name]: one });
        const error = errorAbout(name, message);
        const found = `${name}: ${one} is in otherNames.refused, but: ${message || 'no error'}`;
        expect(error ?? 'did you mean', found).not.toContain('did you mean');
      }
    }
  });

  test('names that only carry context, and figures of an earlier result, are ignored', async () => {
    const least = Object.fromEntries(
      Object.entries(given).filter(([name]) => required.includes(name)),
    );
    const isEnough = required.length > 0 && (await errorOf(slug, least)) === '';
    for (const [name, value = 'x'] of [...namesIn(ignored), ...namesIn(contextNames)]) {
      const request = { ...(isEnough ? least : given), [name]: value };
      const message = await errorOf(slug, request);
      const isOwn = namesIn(ignored).some(([own]) => own === name);
      const where = isOwn ? 'otherNames.ignored' : `contextNames of ${file}`;
      const remedy = `take it out of ${where}, or out of the synonyms in src/tools/${slug}/request.ts`;
      expect(message, `${name} must be ignored, but means something; ${remedy}`).toBe('');
    }
  });

  // The forms of the contract, made of each optional field's own name.
  test.each(optional)('no form of %s is swallowed', async (field) => {
    const { type, enum: options } = properties[field] ?? {};
    const words = field
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()
      .split(' ');
    const capital = field.replace(/^./, (letter) => letter.toUpperCase());
    const forms = [
      ...(words.length > 1 ? words : []).filter(
        (word) => !['per', ...Object.keys(properties), ...results].includes(word),
      ),
      ...['_', '-', ' ', '.'].map((separator) => words.join(separator)),
      ...['my', 'the', 'user', 'input', 'default'].map((start) => start + capital),
      ...['Value', 'Option', '-value'].map((end) => field + end),
      ...(type === 'string' ? [`${field}Name`] : []),
      ...(options ? [`${field}_type`] : []),
      field.toUpperCase(),
      `${field}s`,
    ];
    for (const form of new Set(forms)) {
      if (form === field || results.includes(form)) continue;
      const message = await errorOf(slug, { ...without(field), [form]: sampleOf(field) });
      expect(errorAbout(form, message), `${form}: ${message}`).toBeDefined();
    }
  });

  const switches = optional.flatMap((field) =>
    (properties[field]?.enum ?? []).flatMap((option) =>
      /^[a-z]{3,}/.test(`${option}`) ? [[`${option}`, field] as const] : [],
    ),
  );

  test.each(switches)('a switch %s is not swallowed', async (option, field) => {
    const capital = option.replace(/^./, (letter) => letter.toUpperCase());
    for (const name of [option, `is${capital}`, `use_${option}`, `should${capital}`]) {
      for (const value of [true, false]) {
        const message = await errorOf(slug, { ...without(field), [name]: value });
        expect(errorAbout(name, message), `${name}: ${message}`).toBeDefined();
      }
    }
  });

  const others = Object.keys(properties).filter((name) => name !== 'unit');

  test.skipIf(!properties.unit)('a unit beside its own is not swallowed', async () => {
    const unit = sampleOf('unit');
    for (const field of others) {
      for (const name of [`${field}Unit`, `${field}_units`, 'units']) {
        const message = await errorOf(slug, { ...given, unit, [name]: 'in' });
        expect(message).toBe(`${name}: expected "${unit}" (unit), got "in"`);
      }
    }
    expect(await errorOf(slug, { ...given, unit, units: unit })).toBe('');
  });

  // Names of two or three words that people use, with values that may fit.
  const words = [
    ...namesIn([...Object.values(meant), refused, ignored].join(' ')),
    ...namesIn(contextNames),
  ]
    .flatMap(([name]) =>
      name
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase()
        .split(/[\s._-]+/),
    )
    .concat(Object.keys(properties));
  const anyName = fc
    .array(fc.constantFrom(...new Set(words)), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('_'))
    .filter((name) => !Object.hasOwn(properties, name));
  const anyValue = fc.constantFrom<unknown>(
    ...Object.keys(properties).map(sampleOf),
    ...[true, false, 0, 5, 'x', '2020-01-01', '2d6', 'cm'],
  );

  test('a hint names a field that is not given, and following it settles the name', async () => {
    const requests = fc.subarray(Object.entries(given)).map((some) => Object.fromEntries(some));
    await fc.assert(
      fc.asyncProperty(requests, anyName, anyValue, async (request, name, value) => {
        const error = errorAbout(name, await errorOf(slug, { ...request, [name]: value }));
        const [, hint = ''] = /unknown field, did you mean (.+)\?$/.exec(error ?? '') ?? [];
        for (const field of hint.split(' and ').map((one) => one.replace(/ .*/, ''))) {
          if (field === '') return;
          expect(Object.keys(properties)).toContain(field);
          expect(Object.keys(request)).not.toContain(field);
          const followed = await errorOf(slug, { ...request, [field]: value });
          expect(errorAbout(name, followed)).toBeUndefined();
        }
      }),
    );
  });

  /**
   * Results that read as options, and are refused if the request has no field of the same meaning.
   */
  const optionLike = ['contextWindow', 'pickedCount', 'requestedCount', 'cron'];

  test('an earlier result may be sent along', async () => {
    const answers = specs.get(slug)?.answers ?? [];
    for (const [request] of answers.filter(([fields]) => Object.keys(fields).length > 0)) {
      const body = JSON.stringify(request);
      const url = `https://example.com/api/${slug}`;
      const response = await handle(new Request(url, { method: 'POST', body }));
      const { result }: { readonly result: Values } = await response.json();
      const figures = Object.entries(result).filter(([name]) => !optionLike.includes(name));
      expect(await errorOf(slug, { ...Object.fromEntries(figures), ...request })).toBe('');
    }
  });
});
