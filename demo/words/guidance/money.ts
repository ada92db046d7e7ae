import type { SomeGuidance } from './guidance-of-tool.ts';

export const moneyGuidance = {
  'percentage-of': {
    topics: 'percent, discount and tip',
    reading:
      'The answer is the part of the number that the percentage stands for. Below it are the number less that part, as for a discount, and plus that part, as for a tip.',
    example: { request: { x: 15, y: 80 }, sentence: '{x} % of {y} is {result}.' },
    mistake:
      'A percentage added and then taken off does not lead back: 100 plus 10 % is 110, but 110 less 10 % is 99.',
  },
  'percentage-change': {
    topics: 'percentage increase and decrease',
    reading:
      'A positive result is an increase and a negative one a decrease, compared with the first value.',
    example: {
      request: { from: 80, to: 100 },
      sentence: 'From {from} to {to}, the change is {percentChange} %.',
    },
    mistake:
      'The way back has another percentage: from 100 to 80, it is −20 %. A rate that goes from 4 % to 5 % rises by 25 %, but by one percentage point.',
  },
  'retirement-calculator': {
    topics: 'savings and compound interest',
    reading:
      'The first figure is what you would have when you retire. In today’s money, it is what that would buy at the prices of today. The total paid in is your own money; the growth is what the return adds.',
    example: {
      request: { currentAge: 30, retirementAge: 65, monthlyContribution: 200, annualReturn: 5 },
      sentence:
        'Someone who saves {monthlyContribution} a month from {currentAge} to {retirementAge} at {annualReturn} % a year has {projectedSavings} in the end, of which {totalContributed} are paid in.',
    },
    mistake:
      'If you enter inflation, do not take it off the return, too, or it counts twice. A savings goal is an amount at retirement, when everything costs more than today.',
  },
  'loan-payoff-calculator': {
    topics: 'mortgage and amortization',
    reading:
      'The regular payment stays the same. At first, much of it is interest; the schedule shows how the debt shrinks.',
    example: {
      request: { principal: 200_000, annualRate: 6.5, years: 30 },
      sentence:
        'A loan of {principal} at {annualRate} % over {years} years costs {scheduledPayment} a month.',
    },
    mistake:
      'Enter the interest rate per year, not per month. Fees, insurance and property tax are not included, so the bank may ask for more.',
  },
  'salary-calculator': {
    topics: 'hourly, monthly and yearly pay',
    reading:
      'All amounts are before tax. A month is a twelfth of a year, so it is a little longer than four weeks.',
    example: {
      request: { hourlyRate: 25, hoursPerWeek: 40, weeksPerYear: 52 },
      sentence:
        '{hourlyRate} an hour for {hoursPerWeek} hours a week is {annual} a year, if all {weeksPerYear} weeks are paid.',
    },
    mistake:
      'Paid vacation counts as paid weeks. Enter fewer than 52 weeks only if some are without pay.',
  },
  'roi-calculator': {
    topics: 'return on investment per year',
    reading:
      'The ROI is the profit as a percentage of the amount invested; a loss is negative. The annualized return is the yearly growth that leads to the same value.',
    example: {
      request: { cost: 10_000, returnValue: 15_000, years: 5 },
      sentence:
        '{cost} that became {returnValue} is an ROI of {roi} %, or {annualizedRoi} % a year for {years} years.',
    },
    mistake:
      'Do not divide the ROI by the years: profits earn profits, too. Add fees to the amount invested, or the return looks better than it is.',
  },
  'sales-tax-calculator': {
    topics: 'add or remove VAT and sales tax',
    reading:
      'The final price includes the tax. If your price already includes it, tick the box to see the price before tax.',
    example: {
      request: { price: 50, taxRate: 8 },
      sentence: '{price} plus {taxRate} % tax is {finalPrice}.',
    },
    mistake:
      'To take 19 % tax out of a price, do not subtract 19 %. A price of 119 contains 19 of tax, but 19 % of 119 is 22.61.',
  },
  'unit-price-calculator': {
    topics: 'compare prices per kg, liter or piece',
    reading:
      'The percentage says how much less the cheapest product costs than the next one, for the same quantity.',
    example: {
      request: { price: 4.5, quantity: 1.5, unit: 'kg' },
      sentence: '{quantity} {unit} for {price} cost {unitPrice} per {unit}.',
    },
    mistake:
      'A large pack saves money only if you use it up. A liter of oil is less than a kilogram, so weights and volumes cannot be compared.',
  },
  'fuel-cost-calculator': {
    topics: 'gas cost of a trip',
    reading:
      'The cost is that of the fuel for the whole distance, there and back if you choose so. Below are the cost with tolls and what each person pays.',
    example: {
      request: {
        distance: 250,
        distanceUnit: 'miles',
        efficiency: 25,
        efficiencyUnit: 'mpg',
        fuelPrice: 3.5,
        priceUnit: 'gallon',
      },
      sentence:
        'A trip of {distance} miles at {efficiency} mpg and {fuelPrice} per gallon costs {cost}.',
    },
    mistake:
      'More miles per gallon mean less fuel, but more liters per 100 km mean more. Choose mpg (UK) for a British car, since a British gallon is a fifth larger than an American one.',
  },
} satisfies SomeGuidance;
