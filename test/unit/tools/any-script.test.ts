import fc from 'fast-check';
import { ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { invisibleCharacters } from '../../support/any-character.ts';
import { digitsOfScripts } from '../../support/scripts.ts';
import { specs } from '../../support/specs.ts';
import { post } from '../../support/test-spec.ts';
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

/**
 * Runs a tool. Returns the result without its `input`, or the beginning of the error before what it
 * shows.
 */
async function outcomeOf(slug: string, request: Request): Promise<unknown> {
  try {
    const result = await specs.get(slug)?.run(request as never);
    return { ...result, input: undefined };
  } catch (error) {
    if (error instanceof ToolError) return error.message.split(', got ')[0];
    throw error;
  }
}

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

  test.each(Object.entries(writings))('means the same in %s', async (_, write) => {
    for (const [request, value] of requests) {
      const other = { ...request, [name]: write(value) };
      const outcome = await outcomeOf(slug, other);
      expect(outcome, `${name} ${JSON.stringify(write(value))}`).toEqual(
        await outcomeOf(slug, request),
      );
    }
  });

  test('means the same with invisible characters around', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...requests),
        invisible,
        invisible,
        async ([request, value], before, after) => {
          const other = { ...request, [name]: before + value + after };
          expect(await outcomeOf(slug, other)).toEqual(await outcomeOf(slug, request));
        },
      ),
    );
  });

  test('is echoed as it was typed, at the function and the API', async () => {
    for (const [request, value] of requests) {
      for (const write of Object.values(writings)) {
        const { status, body } = await post(slug, { ...request, [name]: write(value) });
        if (status !== 200) continue;
        const { input = write(value), ...produced } = body.result as Request;
        expect(input).toBe(write(value));
        expect(JSON.stringify(produced)).toMatch(/^[\0-\x7f]*$/);
      }
    }
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
