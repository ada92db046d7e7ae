import { calculateFuelCost } from 'toolworker';
import { largest, least } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const byHand = 'the exact ratios, by hand';
const byFractions = "the exact ratios in Python's fractions";

const trip = { distance: 100, efficiency: 8, fuelPrice: 1.5 };

const positive = 'a number greater than 0';
const notNegative = 'a number of at least 0';

export const spec: SpecOf<typeof calculateFuelCost> = {
  run: calculateFuelCost,
  operation: 'calculate-fuel-cost',
  fields: {
    distance: 'number ≥ 0, required',
    distanceUnit: 'miles | km, default "miles"',
    efficiency: 'number > 0, required',
    efficiencyUnit: 'mpg | L/100km, default "mpg"',
    fuelPrice: 'number ≥ 0, required',
    priceUnit: 'gallon | liter, default "gallon"',
  },
  result: ['cost', 'fuelUsedGallons', 'fuelUsedLiters'],
  answers: [
    [
      { distance: 2800, efficiency: 28, fuelPrice: 2.5 },
      { cost: 250, fuelUsedGallons: 100, fuelUsedLiters: 378.5411784 },
      'calculatort.com, fuel cost, example: New York to Los Angeles',
    ],
    [
      { distance: 295, distanceUnit: 'km', efficiency: 8, efficiencyUnit: 'L/100km', fuelPrice: 1.6, priceUnit: 'liter' },
      { cost: 37.76, fuelUsedGallons: 6.234460435652303, fuelUsedLiters: 23.6 },
      `bit1024.com, gas usage, example: 23.6 liters, 37.76; gallons by ${byFractions}`,
    ],
    [
      { distance: 1.609344, distanceUnit: 'km', efficiency: 1, efficiencyUnit: 'mpg', fuelPrice: 1, priceUnit: 'liter' },
      { cost: 3.785411784, fuelUsedGallons: 1, fuelUsedLiters: 3.785411784 },
      'one mile at one mile per gallon',
    ],
    [trip, { cost: 18.75, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 }, byHand],
    [
      { ...trip, distanceUnit: 'miles', priceUnit: 'liter' },
      { cost: 70.97647095, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
      byHand,
    ],
    [
      { ...trip, distanceUnit: 'miles', efficiencyUnit: 'L/100km' },
      { cost: 5.101724489163264, fuelUsedGallons: 3.401149659442176, fuelUsedLiters: 12.874752 },
      byFractions,
    ],
    [
      { ...trip, distanceUnit: 'miles', efficiencyUnit: 'L/100km', priceUnit: 'liter' },
      { cost: 19.312128, fuelUsedGallons: 3.401149659442176, fuelUsedLiters: 12.874752 },
      byFractions,
    ],
    [
      { ...trip, distanceUnit: 'km', efficiencyUnit: 'mpg', priceUnit: 'gallon' },
      { cost: 11.650709854450012, fuelUsedGallons: 7.767139902966675, fuelUsedLiters: 29.401822916666667 },
      byFractions,
    ],
    [
      { ...trip, distanceUnit: 'km', efficiencyUnit: 'mpg', priceUnit: 'liter' },
      { cost: 44.102734375, fuelUsedGallons: 7.767139902966675, fuelUsedLiters: 29.401822916666667 },
      byFractions,
    ],
    [
      { ...trip, distanceUnit: 'km', efficiencyUnit: 'L/100km', priceUnit: 'gallon' },
      { cost: 3.170064628297781, fuelUsedGallons: 2.113376418865187, fuelUsedLiters: 8 },
      byFractions,
    ],
    ...(
      [{ distanceUnit: 'km' }, { efficiencyUnit: 'L/100km' }, { priceUnit: 'liter' }, { distanceUnit: 'km', priceUnit: 'liter' }] as const
    ).map(
      (units) =>
        [
          { ...trip, ...units },
          { cost: 12, fuelUsedGallons: 2.113376418865187, fuelUsedLiters: 8 },
          'omitted units follow a metric one: 100 km, 8 L/100km, 1.5 a liter',
        ] as const,
    ),
    ...([{ distanceUnit: 'miles' }, { efficiencyUnit: 'mpg' }, { priceUnit: 'gallon' }] as const).map(
      (units) =>
        [
          { ...trip, ...units },
          { cost: 18.75, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
          'omitted units follow a US one, or none: 100 miles, 8 mpg, 1.5 a gallon',
        ] as const,
    ),
    [
      { ...trip, priceUnit: 'liter', efficiencyUnit: 'mpg' },
      { cost: 70.97647095, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
      `100 miles, for mpg is the first in the document's order; ${byHand}`,
    ],
    [
      { ...trip, distanceUnit: 'km', efficiencyUnit: 'mpg' },
      { cost: 44.102734375, fuelUsedGallons: 7.767139902966675, fuelUsedLiters: 29.401822916666667 },
      `1.5 a liter, for km is the first; ${byFractions}`,
    ],
    [
      { ...trip, efficiencyUnit: 'L/100km', priceUnit: 'gallon' },
      { cost: 3.170064628297781, fuelUsedGallons: 2.113376418865187, fuelUsedLiters: 8 },
      `100 km, for L/100km is the first; ${byFractions}`,
    ],
    [{ distance: 0, efficiency: 30, fuelPrice: 3 }, { cost: 0, fuelUsedGallons: 0, fuelUsedLiters: 0 }, 'no trip'],
    [{ distance: 250, efficiency: 25, fuelPrice: 0 }, { cost: 0, fuelUsedGallons: 10, fuelUsedLiters: 37.85411784 }, 'free fuel'],
    [{ distance: 1e308, efficiency: 1e308, fuelPrice: 1e308 }, { cost: 1e308, fuelUsedGallons: 1, fuelUsedLiters: 3.785411784 }, byHand],
  ],
  refusals: [
    ...['mpg (UK)', 'UK mpg', 'mpg_imp', 'imperial', 'mpguk', 'British mpg', 'mpg-gb'].map(
      (unit) =>
        [
          { ...trip, efficiencyUnit: unit },
          `efficiencyUnit: expected one of mpg, L/100km, with US gallons (a UK gallon is 1.20095 of them), got "${unit}"`,
        ] as const,
    ),
    ...['imperial gallon', 'UK gallon', 'gallon_uk', 'gal (imp)'].map(
      (unit) =>
        [
          { ...trip, priceUnit: unit },
          `priceUnit: expected one of gallon, liter, with US gallons (a UK gallon is 1.20095 of them), got "${unit}"`,
        ] as const,
    ),
    [{ ...trip, distance: 1e300, efficiency: 1e-300 }, 'request body: expected numbers whose result is within ±1.8e308'],
  ],
  typed: [
    [
      { distance: 300, efficiency: 25, fuelPrice: 3.5 },
      { cost: 42, fuelUsedGallons: 12, fuelUsedLiters: 45.424941408 },
      'calculatorlib.com',
    ],
    [
      { distance: 50, efficiency: 22, fuelPrice: 4 },
      { cost: 9.090909090909092, fuelUsedGallons: 2.272727272727273 },
      'calculatey.pages.dev, 2.27 gal, $9.09',
    ],
    [
      { distance: 100, distanceUnit: 'km', efficiency: 7.5, fuelPrice: 1.5 },
      { cost: 11.25, fuelUsedGallons: 1.9812903926861132, fuelUsedLiters: 7.5 },
      'ahuimanu/CIDM6325 #46',
    ],
    [
      { distance: 100, efficiency: 7.5, fuelPrice: 1.5, priceUnit: 'liter' },
      { cost: 11.25 },
      'ahuimanu/CIDM6325 #46, one metric unit for all',
    ],
    [
      { distance: 421, distanceUnit: 'miles', efficiency: 35.6, efficiencyUnit: 'mpg', fuelPrice: 1.45, priceUnit: 'liter' },
      { cost: 64.91024223434832, fuelUsedGallons: 11.825842696629213 },
      'dannymcc/may #100, British units, of which the gallon is the US one here',
    ],
    [{ distance: 0, efficiency: 25, fuelPrice: 3.5 }, { cost: 0, fuelUsedGallons: 0, fuelUsedLiters: 0 }, 'at home'],
    [
      { distance: 100, efficiency: 13.3, efficiencyUnit: 'km/L', fuelPrice: 1.5 },
      'efficiencyUnit: expected one of mpg, L/100km, got "km/L"',
      'dannymcc/may #212',
    ],
    [
      { distance: 100, distanceUnit: 'kilometers', efficiency: 7.5, efficiencyUnit: 'l/100km', fuelPrice: 1.5, priceUnit: 'litre' },
      'distanceUnit: expected one of miles, km, got "kilometers"; efficiencyUnit: expected one of mpg, L/100km, got "l/100km"; priceUnit: expected one of gallon, liter, got "litre"',
      'GS90/Convertidor #7, other spellings',
    ],
    [
      { distance: '300 miles', efficiency: '25 mpg', fuelPrice: '$3.50' },
      `distance: expected ${notNegative}, got "300 miles"; efficiency: expected ${positive}, got "25 mpg"; fuelPrice: expected ${notNegative}, got "$3.50"`,
      'calculatey.pages.dev: 300 miles, 25 MPG, $3.50/gal',
    ],
    [
      { distance: 300, mpg: 25, gasPrice: 3.5 },
      'mpg: unknown field, did you mean efficiency?; gasPrice: unknown field, did you mean fuelPrice?',
      'certifiedcalculator.com: MPG, gas price',
    ],
    [
      { distance: 300, consumption: 7.5, price: 1.5 },
      'consumption: unknown field, did you mean efficiency?; price: unknown field, did you mean fuelPrice?',
      'unitsofmeasurement/uom-systems #177: L/100 km is a consumption',
    ],
    [{ distance: 100, unit: 'km', efficiency: 7.5, fuelPrice: 1.5 }, 'unit: unknown field, did you mean distanceUnit?', 'one unit for all'],
  ],
  defaultsFollow: ['distanceUnit', 'efficiencyUnit', 'priceUnit'],
  otherNames: {
    meant: {
      distance: 'tripLength distanceKm distance_miles tripDistance trip_length totalDistanceKm trip miles km dist',
      distanceUnit:
        'unit tripDistanceUnit distance_unit units unitSystem="metric" system="metric" isMetric=true metric=true ' +
        'lengthUnit distanceUnits unitOfDistance distance_in="km" km=true useKm=true imperial=false measurementSystem',
      efficiency: 'mpg consumption fuelEfficiency fuelEconomy efficiencyMpg mileage eff',
      efficiencyUnit:
        'consumptionUnit fuelEfficiencyUnit consumption_unit efficiencyType economyUnit fuelEconomyUnit mileageUnit ' +
        'efficiency_units unitOfEfficiency consumptionUnits fuelConsumptionUnit',
      fuelPrice: 'price pricePerLiter price_per_gallon fuelPricePerLiter gasPrice fuel_cost petrolPrice costPerLitre',
      priceUnit:
        'fuelPriceUnit volumeUnit priceType price_units fuelUnit fuel_unit perUnit priceUnits unitOfPrice pricePer="liter" volume_unit',
    },
    refused:
      'roundTrip=true ukMpg=40 kmPerLiter=15 round_trip=true isRoundTrip=true ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 passengers=4 ' +
      'people=3 splitBetween=2 tolls=12.5 tollCost=10 parking=5 returnTrip=true bothWays=true fees=3 ' +
      'tripsPerWeek=5 daysPerWeek=5 discount=10 idling=5 maintenance=0.1 highwayShare=50 electric=true ' +
      'odometerStart=5',
    ignored:
      'vehicle driver car source distanceLabel priceCurrency priceId cost=20 fuelUsedGallons=5 fuelUsedLiters=20 ' +
      'fuelType="diesel" roundTrip=false passengers=1 tolls=0 returnTrip=false priceDate="2026-01-01" fuelCode="E10" vehicleName="x"',
  },
  slowest: { 'extreme numbers': () => ({ distance: 1e300, efficiency: largest, fuelPrice: least }) },
  sentence: '35.00 for 10 gal over 250 miles, at 25 mpg and 3.50 a gallon.',
};
