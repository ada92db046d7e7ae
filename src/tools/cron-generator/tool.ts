import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { text } from '../fields.ts';
import { generateCron } from './generate-cron.ts';
import { rules } from './rules.ts';

export const cronGeneratorTool = defineTool({
  slug: 'cron-generator',
  operation: 'generate-cron',
  name: 'Cron Expression Generator',
  category: 'Generators',
  description: 'Builds a cron expression from its five fields and says in English when it runs.',
  request: () =>
    z.object({
      minute: z._default(text('Minutes, 0 to 59, such as 0,30 or */15.', rules.minute), '*'),
      hour: z._default(text('Hours, 0 to 23, such as 9 or 9-17.', rules.hour), '*'),
      day: z._default(text('Days of the month, 1 to 31, such as 1,15.', rules.day), '*'),
      month: z._default(text('Months, 1 to 12 or JAN to DEC, such as JAN-MAR.', rules.month), '*'),
      weekday: z._default(
        text('Days of the week, 0 to 7 (0 and 7 are Sunday) or SUN to SAT.', rules.weekday),
        '*',
      ),
    }),
  result: () =>
    z.object({
      cron: text('The five fields as given, one space between.'),
      description: text(
        'When the schedule runs: on days that fit one day field or the other, or both where one starts with *.',
      ),
    }),
  example: { minute: '0', hour: '9', weekday: 'MON-FRI' },
  run: generateCron,
});
