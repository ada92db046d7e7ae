import { tools } from 'toolworker';
import { describe, test } from 'vitest';
import { expectResult } from '../../support/expect-reply.ts';
import { specs } from '../../support/specs.ts';
import { isWanted } from '../../support/wanted-tools.ts';

// `specs.test.ts` runs the cases; the tests here compare them with what else a tool states.
const wanted = [...specs].filter(([slug]) => isWanted(slug));

describe.each(wanted)('%s', (slug, spec) => {
  const { run, answers, defaultsFollow = [] } = spec;
  const call = async (request: object) => run(request as never);
  const tool = tools.find((one) => one.slug === slug);
  const fields = Object.entries(tool?.requestJsonSchema().properties ?? {});

  const complete = answers
    .filter(([request]) => !defaultsFollow.some((name) => name in request))
    .map((answer) => [answer[0], answer] as const);

  test.each(complete)('applies the documented defaults to %j', async (request, answer) => {
    const defaults = fields.flatMap(([name, field]) =>
      'default' in field ? [[name, field.default]] : [],
    );
    expectResult(await call(Object.assign(Object.fromEntries(defaults), request)), answer);
  });
});
