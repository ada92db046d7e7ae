import { textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { generateCron } from './generate-cron.ts';
import { fields } from './request.ts';

export const cronGeneratorTool = builtInTool({
  slug: 'cron-generator',
  operation: 'generate-cron',
  name: 'Cron Expression Generator',
  category: 'Generators',
  description: 'Builds a cron expression from its five fields and says in English when it runs.',
  fields,
  request: {
    minute: { description: 'Minutes from 0 to 59, such as 0,30 or 10-40/5.' },
    hour: { description: 'Hours from 0 to 23, such as 9 or 9-17.' },
    day: {
      description: 'Days of the month from 1 to 31, such as 1,15.',
      title: 'Day of the month',
    },
    month: { description: 'Months from 1 to 12 or JAN to DEC, such as JAN-MAR.' },
    weekday: {
      description: 'Days of the week from 0 to 7 or SUN to SAT; both 0 and 7 are Sunday.',
      title: 'Day of the week',
    },
  },
  result: {
    cron: {
      shape: textShape,
      description: 'The five fields as given, in ASCII, with one space between them.',
      title: 'Cron expression',
    },
    description: {
      shape: textShape,
      description: 'English sentence that says when the schedule runs.',
      title: 'In words',
    },
  },
  example: { minute: '0', hour: '9', weekday: 'MON-FRI' },
  run: generateCron,
});
