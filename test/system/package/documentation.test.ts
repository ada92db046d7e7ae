import { Application, Logger, LogLevel, TSConfigReader } from 'typedoc';
import { expect, test } from 'vitest';

// Only the generator of the reference reads the docstrings as its readers will.

class WarningList extends Logger {
  readonly warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.warnings.push(message);
  }
}

test('the documentation generator reads every docstring without a warning', async () => {
  const options = { tsconfig: 'src/tsconfig.json' };
  const application = await Application.bootstrap(options, [new TSConfigReader()]);
  const list = new WarningList();
  application.logger = list;
  const project = await application.convert();
  if (project) application.validate(project);
  expect(list.warnings).toEqual([]);
  expect(project?.children).toHaveLength(5);
});
