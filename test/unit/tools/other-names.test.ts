import { createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';

const handle = createHandler({ tools });

type Names = Readonly<Record<string, string>>;

/** Other names of fields, by tool and field. They were decided before the code ran. */
const otherNames: Readonly<Record<string, Names>> = {
  'age-calculator': {
    birthDate:
      'birthday dob dateOfBirth date_of_birth born birth userBirthDate birthDateString start',
    targetDate: 'date end endDate asOf as_of_date onDate target reportTargetDate targetDay until',
  },
  'angle-converter': {
    value: 'angle amount input angleValue valueDegrees',
    from: 'fromUnit unit units inputUnit sourceUnit from_unit convertFrom fromType',
    to: 'toUnit target targetUnit output_unit convertTo toType',
  },
  'base-converter': {
    value: 'number input num numberValue valueString',
    from: 'fromBase from_base inputBase sourceBase baseFrom fromRadix',
    to: 'toBase base radix targetBase outputBase baseTo to_radix to_base',
  },
  'bmi-calculator': {
    unit: 'units system unitSystem measurement_system unit_type',
    height:
      'heightCm height_cm heightInCm HEIGHT_CM personHeight heightValue stature height_m bodyHeightCm',
    weight: 'weightKg weight_kg weightLbs bodyWeight mass userWeightKg weight-in-kg body_weight_kg',
    feet: 'ft heightFt height_feet heightInFeet',
    inches: 'in inch height_in heightInches',
  },
  'bmr-calculator': {
    gender: 'sex userGender gender_type',
    age: 'ageYears age_in_years userAge ageInYears personAge',
    weight: 'weightKg weight_kg mass bodyWeight weightInKilograms',
    height: 'heightCm height_cm bodyHeight heightInCentimeters',
    formula: 'equation method bmrFormula formula_type formulaName',
  },
  'body-fat-calculator': {
    gender: 'sex',
    height: 'heightCm height_cm heightInches',
    neck: 'neckCm neck_circumference neckCircumferenceCm neckSize',
    waist: 'waistCm waist_circumference abdomen belly waistline waistInCm',
    hip: 'hips hipCm hip_circumference hipsCm hipGirth',
  },
  'caesar-cipher': {
    text: 'message plaintext input content plain_text textContent inputText',
    shift: 'key offset rotation rot shiftAmount shift_value cipherShift letterShift',
    direction: 'mode operation decrypt cipherDirection direction_mode',
  },
  'color-converter': {
    color: 'colour hex value colorHex color_code inputColor colorValue',
    from: 'format fromFormat from_type notation inputFormat',
  },
  'cooking-converter': {
    value: 'amount quantity volume valueAmount inputValue',
    from: 'fromUnit from_unit unit sourceUnit',
    to: 'toUnit to_unit targetUnit outputUnit',
  },
  'cron-generator': {
    minute: 'minutes min minuteValue cronMinute minute_of_hour',
    hour: 'hours hr hourOfDay cron_hour startHour',
    day: 'dayOfMonth day_of_month dom date days',
    month: 'months monthOfYear month_name',
    weekday: 'dayOfWeek day_of_week dow weekdays cronWeekday day-of-week DOW',
  },
  'decimal-to-percent-converter': {
    value: 'decimal percent number input decimalValue percent_value',
    direction: 'mode conversion_direction directionType operation from',
  },
  'dice-roller': {
    count: 'diceCount dice_count numDice numberOfDice rolls countDice dieCount dice',
    sides: 'faces diceSides die_sides numberOfSides sidesPerDie sidesCount',
    seed: 'randomSeed seedValue rng_seed random-seed',
  },
  'fuel-cost-calculator': {
    distance: 'distanceKm distance_miles tripDistance trip_length totalDistanceKm tripLength',
    distanceUnit: 'unit tripDistanceUnit distance_unit',
    efficiency: 'mpg consumption fuelEfficiency fuelEconomy efficiencyMpg mileage',
    efficiencyUnit: 'fuelEfficiencyUnit consumption_unit efficiencyType consumptionUnit',
    fuelPrice: 'price pricePerLiter price_per_gallon fuelPricePerLiter gasPrice fuel_cost',
    priceUnit: 'fuelPriceUnit volumeUnit priceType price_units fuelUnit',
  },
  'gradient-generator': {
    type: 'gradientType gradient_type shape kind style gradient-type',
    from: 'fromColor startColor start from_color color1 start_color',
    to: 'toColor endColor end to_color color2 colorTo end_color',
    angle: 'gradientAngle angleDeg angle_degrees direction rotation angleValue',
  },
  'hmac-generator': {
    message: 'payload text data body content messageText input_message',
    key: 'secret secretKey secret_key hmacKey sharedSecret signingKey keyString',
    algorithm: 'hash algo alg hashAlgorithm hash_algorithm algorithmName digest hmacAlgorithm',
    encoding: 'outputEncoding output_encoding format outputFormat encodingType digestEncoding',
  },
  'loan-payoff-calculator': {
    principal: 'amount loanAmount loan_amount principalAmount loanPrincipal balance',
    annualRate: 'rate apr interestRate annual_interest_rate annualRatePercent annualInterest',
    years: 'term termYears loanTermYears term_years numberOfYears loanTerm',
    monthlyPayment: 'payment monthly_payment_amount monthlyAmount emi monthlyInstallment',
    extraPayment: 'extra extraAmount extra_monthly_payment overpayment monthlyExtraPayment',
  },
  'meta-tag-generator': {
    title: 'pageTitle metaTitle ogTitle title_text headline',
    description: 'desc metaDescription page_description summary descriptionText',
    url: 'pageUrl canonicalUrl link siteUrl href urlString canonical',
    image: 'imageUrl ogImage image_url thumbnail coverImage img',
    siteName: 'site site_name siteTitle ogSiteName',
  },
  'percentage-change': {
    from: 'start oldValue old initial originalValue fromValue from_number startValue before',
    to: 'end newValue new final toValue to_number endValue after new_value',
  },
  'percentage-of': {
    x: 'percent percentage pct x_value',
    y: 'value of total y_value number',
  },
  'random-number-generator': {
    min: 'minValue minimum from start lower_bound min_number low lowest',
    max: 'maxValue maximum to end upper_bound max_number high maxx highest',
    count: 'howMany quantity amount n number_count countNumbers how_many',
    unique:
      'uniqueItems unique_items allowDuplicates isUnique distinct uniqueOnly noRepeats noDuplicates',
  },
  randomizer: {
    items: 'list itemList itemsText names entries item_list inputItems',
    mode: 'method randomMode modeType operation',
    count: 'pickCount pick_count n winners itemCount countItems number pick',
    unique: 'uniqueItems unique_only allowDuplicates distinct',
    separator: 'delimiter outputSeparator separatorType output_separator sep',
  },
  'remove-duplicate-lines': {
    text: 'lines input content inputText textContent',
    caseSensitive: 'ignoreCase case_sensitive isCaseSensitive caseSensitivity caseInsensitive',
    trimWhitespace: 'trim trimLines trimSpaces trim_white_space ignoreWhitespace',
    keepEmptyLines: 'keepBlankLines removeEmptyLines keepEmpty keepEmptyRows keep_blank_lines',
  },
  'retirement-calculator': {
    currentAge: 'age current_age ageNow userCurrentAge currentAgeYears',
    retirementAge: 'retireAge retirement_age retirementAgeYears targetRetirementAge',
    currentSavings: 'savings currentBalance initial_savings currentAmount balance',
    monthlyContribution:
      'contribution monthlyDeposit monthly_savings monthlyInvestment monthlySavings',
    annualReturn:
      'rate expectedAnnualReturn annualReturnRate annualRate annual_growth interestRate',
    targetNestEgg: 'target goal nestEgg targetAmount target_nest_egg_amount savingsGoal',
  },
  'roi-calculator': {
    cost: 'investment initialInvestment amountInvested totalCost costAmount principal',
    returnValue: 'finalValue endValue currentValue return_amount totalReturnValue',
    years: 'holdingPeriod yearsHeld numberOfYears holding_years period',
  },
  'salary-calculator': {
    hourlyRate: 'wage rate hourlyWage hourly_pay hourlyRateUsd payPerHour',
    hoursPerWeek: 'hours weeklyHours hours_per_week workHoursPerWeek hoursWorked',
    weeksPerYear: 'weeks weeksWorked weeks_per_year paidWeeksPerYear',
  },
  'sales-tax-calculator': {
    price: 'amount subtotal netPrice basePrice priceUsd item_price',
    taxRate: 'rate vat vatRate taxPercent tax_rate_percent salesTaxRate tax',
    taxIncluded: 'inclusive includesTax isTaxIncluded vatIncluded taxInclusive priceIncludesTax',
  },
  'scientific-notation-converter': {
    value: 'number input numberValue valueString',
    direction: 'mode notation conversionDirection format',
  },
  'sleep-cycle-calculator': {
    mode: 'sleepMode type modeType',
    time: 'wakeTime wake_up_time bedtime timeValue sleepTime',
    cycleLength:
      'cycleLengthMinutes cycle_minutes sleepCycleLength cycleDuration cycleTime cycleMinutes',
    fallAsleepMinutes:
      'fallAsleepTime fall_asleep sleepLatency fallAsleepDuration minutesToFallAsleep',
    minCycles: 'minimumCycles min_cycle_count minCycleCount cycles',
    maxCycles: 'maximumCycles max_cycle_count maxCyclesNumber sleepMaxCycles',
  },
  'slope-calculator': {
    x1: 'x_1 startX X1 pointX1 x1Value',
    y1: 'y_1 startY Y1 pointY1',
    x2: 'x_2 endX X2 point_x2',
    y2: 'y_2 endY Y2 y2Coordinate_y2',
  },
  'standard-deviation-calculator': {
    numbers: 'values data dataset numberList numbersArray inputNumbers list',
    sample: 'population isSample type sampleMode isPopulation useSample',
  },
  'token-counter': {
    text: 'prompt input content inputText textContent message',
    model: 'modelName model_name llm modelId llmModel engine',
  },
  'trim-whitespace': {
    text: 'input content string inputText',
    mode: 'method trimMode mode_type operation',
  },
  'unit-price-calculator': {
    price: 'totalPrice cost itemPrice price_usd total',
    quantity: 'amount size qty quantityUnits item_quantity',
    unit: 'unitName unitLabel quantity_unit uom',
  },
  'word-counter': {
    text: 'input content body inputText text_content',
    wordsPerMinute: 'wpm readingSpeed words_per_min wordsPerMin reading_speed',
  },
};

/** Names that only carry context, which every tool ignores. */
const contextNames =
  'userId user_id id _id uuid requestId request_id requestTime request_time sessionId traceId trace_id ' +
  'label labels currency currencyCode locale language lang timestamp time_zone timezone tz version ' +
  'apiVersion api_version clientVersion clientId author authorId comment comments note notes title_id ' +
  'createdAt created_at updatedAt updated_at createdBy meta metadata tags requestType contentType ' +
  'content_type mimeType eventType responseFormat response_encoding callbackUrl webhookUrl deviceType ' +
  'country countryCode city email nickname username userName tenant organizationId project projectId ' +
  'correlationId correlation_id spanId channel device userAgent ip referrer debug verbose dryRun ' +
  'dry_run cacheKey cache retryCount retries priority source_id sourceId parentId';

/** Names that carry context for one tool, or nothing that would change its result. */
const contextOf: Names = {
  'age-calculator': 'name firstName source gender personId birthPlace ageLabel',
  'bmi-calculator': 'name age gender source dateOfVisit patientId activityLevel',
  'bmr-calculator': 'name activityLevel goal source unit_label patientId',
  'body-fat-calculator': 'name age weight source patientId',
  'base-converter': 'source name purpose numberLabel',
  'dice-roller': 'player game name source orderNumber phoneNumber playerId',
  'fuel-cost-calculator': 'vehicle driver car source distanceLabel priceCurrency priceId',
  'gradient-generator': 'name source className fromLabel typeId',
  'hmac-generator': 'source keyId key_id messageId name issuer',
  'loan-payoff-calculator': 'name lender source yearsLabel loanId customerName',
  'meta-tag-generator': 'siteId site_language keywords author imageAlt imageWidth imageHeight',
  'random-number-generator': 'purpose game source countLabel orderNumber',
  'remove-duplicate-lines': 'source fileName caseId encoding',
  'retirement-calculator': 'name currency spouse source currentUser targetId',
  'salary-calculator': 'jobTitle employer employee source position hoursNote',
  'sales-tax-calculator': 'item sku state region source taxId taxLabel',
  'sleep-cycle-calculator': 'name source cycleId minCyclesNote chronotype alarmSound',
  'unit-price-calculator': 'product brand store source name sku unitId',
  'word-counter': 'source fileName encoding wordsNote',
};

const listOf = (names = '') => names.split(' ').filter(Boolean);

async function errorOf(slug: string, request: object): Promise<string> {
  const body = JSON.stringify(request);
  const url = `https://example.com/api/${slug}`;
  const response = await handle(new Request(url, { method: 'POST', body }));
  const { error = '' }: { readonly error?: string } = await response.json();
  return error;
}

test('the tables list every tool and every field', () => {
  expect(Object.keys(otherNames).sort()).toEqual(tools.map(({ slug }) => slug).sort());
  for (const { slug, requestJsonSchema: parameters } of tools) {
    expect(Object.keys(otherNames[slug] ?? {}), slug).toEqual(Object.keys(parameters().properties));
  }
});

describe.each(tools)('$slug', ({ slug, example, requestJsonSchema: parameters }) => {
  const { properties, required } = parameters();
  const given: Readonly<Record<string, unknown>> = { ...example };

  /** Returns the example without a field. */
  const without = (field: string) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => name !== field));

  /** Returns a value for a field: the example's, the default, or an option. */
  const sampleOf = (field: string) => {
    const { default: usual, type } = properties[field] ?? {};
    return given[field] ?? usual ?? (type === 'string' ? 'x' : 5);
  };

  const rows = Object.entries(otherNames[slug] ?? {}).flatMap(([field, names]) =>
    listOf(names).map((name) => [name, field] as const),
  );

  test.each(rows)('%s means %s', async (name, field) => {
    const error = await errorOf(slug, { ...without(field), [name]: sampleOf(field) });
    expect(`; ${error};`).toContain(`; ${name}: unknown field, did you mean ${field}?;`);
  });

  test('names that only carry context are ignored', async () => {
    const refused: string[] = [];
    const least = Object.entries(given).filter(([name]) => required.includes(name));
    const request = least.length > 0 ? Object.fromEntries(least) : { ...example };
    for (const name of [...listOf(contextNames), ...listOf(contextOf[slug])]) {
      const error = await errorOf(slug, { ...request, [name]: 'x' });
      if (`; ${error}`.includes(`; ${name}: `)) refused.push(error);
    }
    expect(refused).toEqual([]);
  });
});
