import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'roi-calculator'> = {
  icon: 'M4 17l5-5 4 3 7-8M15 7h5v5',
  handles: { cost: true, returnValue: true, years: true },
  layout: 'comparing',
  synonyms:
    'return on investment profit cagr annualized gain yield shares stocks roi returns annual rate of capital stock percentage crypto property',
  fields: { annualizedRoi: { hidden: true } },
  formula:
    'ROI = (value − amount invested) / amount invested · 100\nannualized = ((value / amount invested)^(1 / years) − 1) · 100',
  explanation:
    'The annualized return is the steady yearly growth that turns the amount invested into the value. It lets you compare investments of different lengths.',
  source: 'Definition of ROI; compound annual growth rate.',
  topics: 'return on investment per year',
  reading:
    'The ROI is the profit as a percentage of the amount invested; a loss is negative. The annualized return is the yearly growth that leads to the same value.',
  sentences: {
    answer: [
      { text: '{roi}\nfrom {cost} to {returnValue} in {years}: {annualizedRoi} a year.' },
      { text: '{roi}\nfrom {cost} to {returnValue}.' },
    ],
  },
  mistake:
    'Do not divide the ROI by the years: profits earn profits, too. Add fees to the amount invested, or the return looks better than it is.',
};
