import { Application, Logger, LogLevel, ReflectionKind, TSConfigReader } from 'typedoc';
import { beforeAll, expect, test } from 'vitest';

// Only the generator of the reference reads the docstrings as its readers will.

class WarningList extends Logger {
  readonly warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.warnings.push(message);
  }
}

type Project = NonNullable<Awaited<ReturnType<Application['convert']>>>;

const list = new WarningList();
let project: Project;

beforeAll(async () => {
  const options = { tsconfig: 'src/tsconfig.json' };
  const application = await Application.bootstrap(options, [new TSConfigReader()]);
  application.logger = list;
  const converted = await application.convert();
  if (!converted) throw new Error('The sources cannot be read.');
  application.validate(converted);
  project = converted;
});

test('the documentation generator reads every docstring without a warning', () => {
  expect(list.warnings).toEqual([]);
  expect(project.children).toHaveLength(5);
});

test('each of several arguments of an exported function has a comment', () => {
  const parameters = project
    .getReflectionsByKind(ReflectionKind.Function)
    .flatMap((one) => (one.isDeclaration() ? one.getNonIndexSignatures() : []))
    .flatMap(({ parameters: all = [] }) => (all.length > 1 ? all : []));
  expect(parameters.length).toBeGreaterThan(0);
  expect(parameters.filter((one) => !one.hasComment()).map((one) => one.getFullName())).toEqual([]);
});

/** The types of arguments that have properties. */
const isOfOptions = /(?:Options|Rendering)$|^ToolList$/;

/** Options that JSON Schema defines. */
const keywords = ['minLength', 'maxLength', 'format', 'examples'];

test('each option of an exported function has a comment', () => {
  const options = project
    .getReflectionsByKind(ReflectionKind.Property)
    .filter(({ name, parent }) => isOfOptions.test(parent?.name ?? '') && !keywords.includes(name));
  expect(options.length).toBeGreaterThan(0);
  expect(options.filter((one) => !one.hasComment()).map((one) => one.getFullName())).toEqual([]);
});
