import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'retirement-calculator'> = {
  icon: 'M3.5 13a8.5 8.5 0 0 1 17 0zM12 13v5.5a2 2 0 0 0 4 0M12 4.5V3',
  synonyms:
    'pension savings 401k nest egg compound interest investment future value grow save retire compounding compounded invest investing annuity ira superannuation inflation withdrawal fire nestegg deposit sip monthly saving money growth',
  ages: ['currentAge', 'retirementAge'],
  description:
    'Projects savings with monthly contributions to retirement, also in today’s money, and the income they give.',
  pageFields: {
    inflation: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      examples: ['2'],
      title: 'Inflation',
      description: 'How much prices rise in a year, to see the savings in today’s money.',
      'x-unit': '%',
    },
    lastAge: {
      type: 'number',
      minimum: 0,
      maximum: 150,
      examples: ['90'],
      title: 'Savings last until the age of',
      description: 'Shows the monthly income that the savings give until then.',
    },
  },
  fields: {
    totalContributed: { hidden: true },
    totalGrowth: { hidden: true },
    meetsTarget: { hidden: true },
    shortfall: { hidden: true },
    requiredMonthlyContribution: { hidden: true },
  },
  handles: {
    currentAge: true,
    retirementAge: true,
    currentSavings: true,
    monthlyContribution: true,
    annualReturn: true,
    targetNestEgg: true,
  },
  formula:
    'savings = S (1 + r)ⁿ + C ((1 + r)ⁿ − 1) / r\nin today’s money = savings / (1 + inflation)^(n / 12)\nincome = savings · q / (1 − (1 + q)⁻ᵐ)',
  explanation:
    'S is the amount saved so far, C the contribution at the end of each month, r a twelfth of the annual return and n the number of months. The income uses up the savings in m equal payments, while the rest keeps earning the same return; q is the monthly return after inflation, (1 + r) / (1 + inflation)^(1 / 12) − 1. Tax is not included.',
  source: 'Future value and present value of an ordinary annuity.',
  topics: 'savings and compound interest',
  reading:
    'The first figure is what you would have when you retire. In today’s money, it is what that would buy at the prices of today. The total paid in is your own money; the growth is what the return adds.',
  sentences: {
    answer: [
      {
        text: '{projectedSavings}\nwhen you are {retirementAge} old, with {monthlyContribution} a month at {annualReturn} a year.',
      },
      { text: '{projectedSavings}\nwhen you are {retirementAge} old, at {annualReturn} a year.' },
    ],
    more: [
      {
        when: { meetsTarget: ['true'] },
        text: 'It reaches the goal of {targetNestEgg}, for which {requiredMonthlyContribution} a month would be enough.',
      },
      {
        when: { meetsTarget: ['false'] },
        text: 'It is {shortfall} short of the goal of {targetNestEgg}, which takes {requiredMonthlyContribution} a month.',
      },
    ],
  },
  mistake:
    'If you enter inflation, do not take it off the return, too, or it counts twice. A savings goal is an amount at retirement, when everything costs more than today.',
};
