import fc from 'fast-check';
import { ToolError } from 'toolworker';
import { beforeAll, describe, expect, test } from 'vitest';
import { invisibleCharacters } from '../../support/any-character.ts';
import { digitsOfScripts } from '../../support/scripts.ts';
import { specs } from '../../support/specs.ts';
import { formedFields, freeFields } from '../../support/text-fields.ts';
import { isWanted } from '../../support/wanted-tools.ts';

// Every field that takes a string is tried with the digits and signs of other scripts, and with
// characters that nobody sees: one that has a form of its own must read them like ASCII without
// them, and any other must leave them alone.

type Request = Readonly<Record<string, unknown>>;

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const inDigits = (system: string) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => digitsOfScripts[system]?.[Number(digit)] ?? '');

const arabic = (text: string) =>
  inDigits('arab')(text).replaceAll(/[.,;%]/g, (sign) => '٫،؛٪'.charAt('.,;%'.indexOf(sign)));

const writings = {
  'full-width characters': fullWidth,
  'Arabic digits and signs': arabic,
  'Persian digits': inDigits('arabext'),
  'Devanagari digits': inDigits('deva'),
  'Adlam digits, beyond U+FFFF': inDigits('adlm'),
  'Bengali digits': inDigits('beng'),
  'marks of direction': (text: string) => `\u202b${text.replaceAll(/\W/g, '\u200e$&')}\u202c`,
};

/** Without white space, which some fields refuse. */
const invisible = fc.string({
  unit: fc.constantFrom(
    ...invisibleCharacters.filter((character) => /\P{White_Space}/u.test(character)),
  ),
  maxLength: 4,
});

/** Runs a tool. Returns the result, or the beginning of the error before what it shows. */
async function outcomeOf(slug: string, request: Request): Promise<Request | string> {
  try {
    return (await specs.get(slug)?.run(request as never)) as Request;
  } catch (error) {
    if (error instanceof ToolError) return error.message.split(', got ')[0] ?? '';
    throw error;
  }
}

/** Returns an outcome without the text that it repeats. */
const meaningOf = (outcome: Request | string) =>
  typeof outcome === 'string' ? outcome : { ...outcome, input: undefined };

/** Returns the requests of a tool's cases in which a field is a string of plain ASCII. */
function requestsWith(slug: string, name: string): readonly (readonly [Request, string])[] {
  const { answers = [], refusals = [], typed = [] } = specs.get(slug) ?? {};
  return [...answers, ...refusals, ...typed].flatMap(([request]) => {
    if (typeof request === 'string') return [];
    const value = Object.entries(request).find(([field]) => field === name)?.[1];
    // Short, since each is written in many ways.
    return typeof value === 'string' && /^[\0-\x7f]{1,150}$/.test(value) && /\d/.test(value)
      ? [[{ ...request }, value] as const]
      : [];
  });
}

test('fields with a form of their own are known', () => {
  const paths = formedFields.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['age-calculator.birthDate', 'cron-generator.minute']),
  );
});

const wanted = formedFields.filter(({ slug }) => isWanted(slug));

describe.each(wanted)('$path', ({ slug, name }) => {
  const requests = requestsWith(slug, name);

  test('has cases', () => {
    const remedy = `write rows with digits in ${name}, or add it to freeTexts if it may hold any text`;
    expect(requests.length, `test/spec/${slug}.ts: ${remedy}`).toBeGreaterThan(2);
  });

  const meanings = new Map<Request, unknown>();

  beforeAll(async () => {
    for (const [request] of requests)
      meanings.set(request, meaningOf(await outcomeOf(slug, request)));
  });

  test.each(Object.entries(writings))(
    'means the same in %s, and is repeated so',
    async (_, write) => {
      for (const [request, value] of requests) {
        const text = write(value);
        const outcome = await outcomeOf(slug, { ...request, [name]: text });
        const meaning = meanings.get(request);
        expect(meaningOf(outcome), `${name} ${JSON.stringify(text)}`).toEqual(meaning);
        if (typeof outcome === 'string') continue;
        const { input = text, ...produced } = outcome;
        expect(input).toBe(text);
        expect(JSON.stringify(produced)).toMatch(/^[\0-\x7f]*$/);
      }
    },
  );

  test('means the same with invisible characters around', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...requests),
        invisible,
        invisible,
        async ([request, value], before, after) => {
          const other = { ...request, [name]: before + value + after };
          expect(meaningOf(await outcomeOf(slug, other))).toEqual(meanings.get(request));
        },
      ),
    );
  });
});

describe.each(freeFields.filter(({ slug }) => isWanted(slug)))('$path', ({ slug, name }) => {
  test('is not changed', async () => {
    const [request = {}] = specs.get(slug)?.answers[0] ?? [];
    const [ascii, other] = ['https://example.com/12%', 'https://example.com/１２٪'];
    const [first, second] = await Promise.all(
      [ascii, other].map((value) => outcomeOf(slug, { ...request, [name]: value })),
    );
    // Counts may be the same, and texts are not.
    const isCount = ['word-counter', 'token-counter', 'unit-price-calculator'].includes(slug);
    if (!isCount) expect(second).not.toEqual(first);
    expect(typeof second).toBe('object');
  });
});
