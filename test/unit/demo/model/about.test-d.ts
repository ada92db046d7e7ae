import type { AboutTool } from '../../../../demo/model/about.ts';

// What the site says about a tool names fields that the tool has.

export const fields: AboutTool<'loan-payoff-calculator'>['fields'] = {
  // @ts-expect-error: the field is called `principal`
  principle: { title: 'Amount borrowed' },
};
