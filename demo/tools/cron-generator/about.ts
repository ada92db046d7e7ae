import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'cron-generator'> = {
  icon: 'M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2',
  handles: { minute: true, hour: true, day: true, month: true, weekday: true },
  synonyms:
    'crontab schedule job timer every minute hour linux cron jobs expression scheduler parser explain syntax',
  formula: 'minute  hour  day of month  month  day of week',
  explanation:
    'Each field lists values, ranges and steps. If you set both the day and the weekday, the schedule runs on days that match either of them.',
  source: 'crontab(5) of Vixie cron.',
  topics: 'crontab schedules in words',
  reading:
    'The five fields are minute, hour, day of the month, month and day of the week; a * means every one. The next runs show whether you got what you want.',
  // The first field of the form is the expression.
  fields: { cron: { hidden: true } },
  headline: 'description',
  sentences: { answer: [{ text: '{description}' }] },
  mistake:
    'As the minute, */5 is every five minutes, but 5 is once an hour. Many servers run in UTC, not in your time zone.',
};
