/** Names of unknown fields, decided by the meaning of the words before the code ran. */
export interface NamesOfTool {
  /**
   * By field, the names that mean it if a request omits it, separated by spaces. A name may have a JSON
   * value, as in `gross=true`; else it has one that fits the field.
   */
  readonly meant: Readonly<Record<string, string>>;
  /** Names that ask for what the tool does not do, with or without a value. */
  readonly refused?: string;
  /** Names that only carry context, or nothing that would change the result. */
  readonly ignored: string;
}

export const namesOfTools: Readonly<Record<string, NamesOfTool>> = {
  'age-calculator': {
    meant: {
      birthDate:
        'birthday dob DOB dateOfBirth date_of_birth born birth bday bornOn birth_day userBirthDate ' +
        'birthDateString start startDate from fromDate since',
      targetDate:
        'date end endDate asOf as_of asOfDate as_of_date onDate atDate at_date at on target reportTargetDate ' +
        'targetDay until untilDate to toDate today now currentDate referenceDate refDate compareDate ' +
        'comparisonDate deathDate dateOfDeath dod finalDate dateTo as-of-date presentDate calculationDate when',
    },
    ignored:
      'name firstName source gender personId birthPlace ageLabel age years=30 totalDays=5 zodiac createdDate ' +
      'requestDate timeZone format',
  },
  'angle-converter': {
    meant: {
      value: 'angle amount input angleValue valueDegrees number val',
      from:
        'fromUnit unit units inputUnit sourceUnit from_unit convertFrom fromType source src input_unit angleUnit ' +
        'valueUnit unitFrom originalUnit fromUnits="rad" inputType radians=true isTurns=true',
      to:
        'toUnit target targetUnit output_unit convertTo toType into outputUnits destUnit destinationUnit ' +
        'resultUnit unitTo toUnits dst outUnit toRadians=true ' +
        'reverse=true inverse=true direction="toRadians" mode="deg2rad"',
    },
    ignored: 'name source_id result=3.14 precision=2 decimals=2 round=true',
  },
  'base-converter': {
    meant: {
      value: 'number input num numberValue valueString digits numberString inputValue',
      from:
        'fromBase from_base inputBase sourceBase baseFrom fromRadix base_in originalBase currentBase srcBase ' +
        'source_radix inBase inputRadix',
      to:
        'to_base toBase base radix targetBase outputBase baseTo to_radix newBase destBase outBase resultBase ' +
        'destination_base dstBase base_out convertToBase toHex=true hex=true toBinary=true asHex=true octal=true',
    },
    ignored:
      'source_id name purpose numberLabel binary="1" hexadecimal="ff" octal="7" decimal="255" result="11" uppercase=true',
  },
  'bmi-calculator': {
    meant: {
      unit: 'units system unitSystem measurement_system unit_type measurementUnits metric=true imperial=true isMetric=true',
      height:
        'heightCm height_cm heightInCm HEIGHT_CM personHeight heightValue stature height_m bodyHeightCm ht height-cm',
      weight:
        'weightKg weight_kg weightLbs bodyWeight mass userWeightKg weight-in-kg body_weight_kg wt weight_lb pounds',
      feet: 'ft heightFt height_feet heightInFeet foot height_ft',
      inches:
        'in inch height_in heightInches extraInches additional_inches inchs remainingInches heightInch ins',
    },
    refused:
      'heightUnit="in" weightUnit="lb" units="imperial" height_unit="ft" weight-units="lbs" bodyUnit="x" unit_s="x"',
    ignored:
      'name age gender source dateOfVisit patientId activityLevel bmi=25 category="Obese" waist=80 units="metric"',
  },
  'bmr-calculator': {
    meant: {
      gender: 'sex userGender gender_type',
      age: 'ageYears age_in_years userAge ageInYears personAge years',
      weight: 'weightKg weight_kg mass bodyWeight weightInKilograms wt',
      height: 'heightCm height_cm bodyHeight heightInCentimeters ht',
      formula:
        'equation method bmrFormula formula_type formulaName algorithm bmr_equation bmrMethod calculationMethod ' +
        'formulas harris=true useHarris=true mifflin=false harrisBenedict=true isMifflin=false model="harris" ' +
        'type="harris" whichFormula bmr_formula_name variant',
    },
    refused:
      'unit="imperial" units="lb" weightUnit="lb" heightUnits="in" unitSystem="us" measurement_system="us"',
    ignored:
      'name activityLevel goal source unit_label patientId bmr=1500 unit="metric" heightUnit="cm" weight_unit="kg"',
  },
  'body-fat-calculator': {
    meant: {
      gender: 'sex userSex',
      height: 'heightCm height_cm heightInches ht',
      neck: 'neckCm neck_circumference neckCircumferenceCm neckSize',
      waist: 'waistCm waist_circumference abdomen belly waistline waistInCm',
      hip:
        'hips hipCm hip_circumference hipsCm hipGirth hip_size hipMeasurement buttocks glutes hipCircumferenceCm ' +
        'hip-cm hips_in_cm',
    },
    refused:
      'unit="in" units="imperial" waistUnit="in" neck_unit="inches" measurementSystem="us" method="bmi" ' +
      'formula="jackson" equation="x" bodyFatMethod="bmi"',
    ignored:
      'name age weight source patientId bodyFatPercent=20 category="Obese" method="US Navy" unit="cm"',
  },
  'caesar-cipher': {
    meant: {
      text: 'message plaintext input content plain_text textContent inputText string cipherText phrase',
      shift:
        'key offset rotation rot shiftAmount shift_value cipherShift letterShift n k places positions steps amount ' +
        'shiftBy rotateBy distance num number shifts cipherKey rotation_amount keyValue displacement rot13=true shiftNum',
      direction:
        'mode operation decrypt cipherDirection direction_mode decrypt=true encrypt=false decode=true encode=false ' +
        'isDecrypt=true reverse=true inverse=true invert=true backward=true action="decrypt" decryption=true ' +
        'shouldDecrypt=true op dir undo=true reversed=true decipher=true',
    },
    ignored: 'name alphabetLabel result="x" source_id language',
  },
  'color-converter': {
    meant: {
      color: 'colour hex value colorHex color_code inputColor colorValue rgb code',
      from: 'format fromFormat from_type notation inputFormat type sourceFormat',
    },
    ignored: 'name label r=1 g=2 b=3 hsl="x" to="hsl"',
  },
  'cooking-converter': {
    meant: {
      value: 'amount quantity volume valueAmount inputValue qty',
      from: 'fromUnit from_unit unit sourceUnit inputUnit source unitFrom',
      to: 'toUnit to_unit targetUnit outputUnit target into unitTo',
    },
    ignored: 'name ingredient recipe ml=5 units={"cup":1} result=1',
  },
  'cron-generator': {
    meant: {
      minute: 'minutes min minuteValue cronMinute minute_of_hour mins',
      hour: 'hours hr hourOfDay cron_hour startHour hrs',
      day: 'dayOfMonth day_of_month dom date days monthDay mday day_of_the_month',
      month: 'months monthOfYear month_name mon monthNumber',
      weekday:
        'day-of-week DOW dayOfWeek day_of_week dow weekdays cronWeekday wday week_day dayOfTheWeek week-days',
    },
    refused:
      'second="30" seconds="5" sec="1" year="2027" cron="0 9 * * *" expression="0 9 * * *" schedule="daily" ' +
      'time="09:30" at="09:30" every="hour" interval=5 frequency="daily" cronExpression="* * * * *" startTime="09:00"',
    ignored:
      'name job command description="x" timezone tz time_zone seconds="0" year="*" enabled=true',
  },
  'decimal-to-percent-converter': {
    meant: {
      value: 'decimal percent number input decimalValue percent_value amount fraction',
      direction:
        'mode conversion_direction directionType operation reverse=true inverse=true toPercent=true toDecimal=true ' +
        'fromPercent=true isPercent=true percent=true from="percent" to="decimal" conversion asPercent=true format ' +
        'convertTo="decimal" type="from" way dir target="decimal" direction_of_conversion reversed=true',
    },
    ignored:
      'name label result=50 decimal=0.5 percent=50 percentString="50%" decimals=2 precision=2',
  },
  'dice-roller': {
    meant: {
      count:
        'diceCount dice_count numDice numberOfDice rolls=3 countDice dieCount num n qty quantity number amount ' +
        'howMany how_many dice nDice num_dice times numberOfRolls rollCount noOfDice diceNumber no_of_rolls dice="2d6"',
      sides:
        'faces diceSides die_sides numberOfSides sidesPerDie sidesCount face side numSides dieSize die_faces ' +
        'diceFaces number_of_faces nSides sided diceType="d20" sides_per_die dieSides diceSize',
      seed: 'randomSeed seedValue rng_seed random-seed rngSeed seeds seedNumber prngSeed rng',
    },
    refused: 'modifier=3 bonus=2 advantage=true keepHighest=3 dropLowest=1 explode=true reroll=1',
    ignored:
      'player game name source orderNumber phoneNumber playerId total=7 average=3.5 rolls=[1,2] min=1 max=6 modifier=0',
  },
  'fuel-cost-calculator': {
    meant: {
      distance:
        'tripLength distanceKm distance_miles tripDistance trip_length totalDistanceKm trip miles km dist',
      distanceUnit:
        'unit tripDistanceUnit distance_unit units unitSystem="metric" system="metric" isMetric=true metric=true ' +
        'lengthUnit distanceUnits unitOfDistance distance_in="km" km=true useKm=true imperial=false measurementSystem',
      efficiency: 'mpg consumption fuelEfficiency fuelEconomy efficiencyMpg mileage eff',
      efficiencyUnit:
        'consumptionUnit fuelEfficiencyUnit consumption_unit efficiencyType economyUnit fuelEconomyUnit mileageUnit ' +
        'efficiency_units unitOfEfficiency consumptionUnits fuelConsumptionUnit',
      fuelPrice:
        'price pricePerLiter price_per_gallon fuelPricePerLiter gasPrice fuel_cost petrolPrice costPerLitre',
      priceUnit:
        'fuelPriceUnit volumeUnit priceType price_units fuelUnit fuel_unit perUnit priceUnits unitOfPrice pricePer="liter" volume_unit',
    },
    refused: 'roundTrip=true ukMpg=40 kmPerLiter=15 round_trip=true isRoundTrip=true',
    ignored:
      'vehicle driver car source distanceLabel priceCurrency priceId cost=20 fuelUsedGallons=5 fuelUsedLiters=20 ' +
      'fuelType="diesel" roundTrip=false',
  },
  'gradient-generator': {
    meant: {
      type:
        'gradientType gradient_type shape kind style gradient-type isRadial=true radial=true linear=false ' +
        'useConic=true mode typeOfGradient conic=true gradientStyle',
      from: 'fromColor startColor start from_color color1 start_color colorFrom beginColor firstColor',
      to: 'end_color toColor endColor end to_color color2 colorTo finish lastColor secondColor',
      angle:
        'gradientAngle angleDeg angle_degrees direction rotation angleValue degrees deg rotate orientation ' +
        'angleInDegrees gradient_angle direction="to right" turn angles',
    },
    refused:
      'via="#0f0" middle="#0f0" stops=["#f00"] colorStops=[] middleColor="#0f0" angleUnit="rad"',
    ignored: 'name source className fromLabel typeId css="x" angleUnit="deg"',
  },
  'hmac-generator': {
    meant: {
      message: 'payload text data body content messageText input_message msg input string',
      key: 'secret secretKey secret_key hmacKey sharedSecret signingKey keyString password passphrase token',
      algorithm:
        'hash algo alg hashAlgorithm hash_algorithm algorithmName digest hmacAlgorithm hashFunction hashType ' +
        'hash_func hashAlgo sha method hashing digestAlgorithm sha512=true algorithm_type hashName useSha1=true',
      encoding:
        'outputEncoding output_encoding format outputFormat encodingType digestEncoding output enc base64=true ' +
        'hex=false isBase64=true resultFormat output-format digestFormat encode base64Encoded=true hmacEncoding outputType',
    },
    refused:
      'keyEncoding="hex" charset="latin1" message_encoding="base64" length=16 truncate=8 outputLength=20 keyFormat="hex"',
    ignored:
      'source keyId key_id messageId name issuer hmac="x" length=64 charset="utf-8" keyEncoding="utf8"',
  },
  'loan-payoff-calculator': {
    meant: {
      principal: 'amount loanAmount loan_amount principalAmount loanPrincipal balance debt loan',
      annualRate:
        'rate apr interestRate annual_interest_rate annualRatePercent annualInterest interest yearlyRate ratePct',
      years:
        'term termYears loanTermYears term_years numberOfYears loanTerm termInYears loan_term yrs year duration ' +
        'period numYears tenure tenureYears loanDuration durationYears repaymentYears loanLength',
      monthlyPayment:
        'payment monthly_payment_amount monthlyAmount emi monthlyInstallment monthly pmt installment ' +
        'paymentPerMonth instalment payments repayment monthlyRepayment paymentAmount monthly_emi perMonth',
      extraPayment:
        'extra extraAmount extra_monthly_payment overpayment monthlyExtraPayment additional additionalPayment ' +
        'extraMonthly monthlyExtra prepayment extraPrincipal extra_per_month extraPmt overpay extra_pay additionalMonthlyPayment',
    },
    refused:
      'months=360 termMonths=360 numberOfMonths=12 monthlyRate=0.4 downPayment=20000 loan_term_in_months=360 deposit=5',
    ignored:
      'name lender source yearsLabel loanId customerName scheduledPayment=500 monthsSaved=3 ' +
      'interestSaved=5 property city startDate loanType="auto" downPayment=0',
  },
  'meta-tag-generator': {
    meant: {
      title: 'pageTitle metaTitle ogTitle title_text headline heading name',
      description: 'desc metaDescription page_description summary descriptionText excerpt',
      url: 'pageUrl canonicalUrl link siteUrl href urlString canonical permalink URL page_url link_url website webAddress ogUrl',
      image:
        'imageUrl ogImage image_url thumbnail coverImage img imageSrc picture photo banner image-url thumb ' +
        'featuredImage og_image imageLink previewImage cover',
      siteName:
        'site site_name siteTitle ogSiteName brand websiteName publisher site-name nameOfSite name="x" og_site_name',
    },
    ignored:
      'siteId site_language keywords author imageAlt imageWidth imageHeight html="x" tags=[] robots themeColor twitterSite',
  },
  'percentage-change': {
    meant: {
      from: 'start oldValue old initial originalValue fromValue from_number startValue before previous old_value first',
      to: 'end newValue new final toValue to_number endValue after current new_value second finalValue',
    },
    refused: 'direction="up" direction=1',
    ignored: 'name label percentChange=50 direction="increase" change=5',
  },
  'percentage-of': {
    meant: {
      x: 'percent percentage pct x_value rate',
      y: 'value of total y_value number amount whole base',
    },
    ignored: 'name label result=5 decimals=2',
  },
  'random-number-generator': {
    meant: {
      min:
        'minValue minimum from start lower_bound min_number low lower lowerLimit lowest rangeStart minimumValue ' +
        'lowerBound begin floor rangeMin min_val lo="x" least',
      max:
        'maxx maxValue maximum to end upper_bound max_number high upper upperLimit highest rangeEnd maximumValue ' +
        'upperBound ceiling rangeMax max_val top',
      count:
        'howMany quantity amount n number_count countNumbers num qty numbers size k numberOfNumbers times total ' +
        'how_many draws sampleSize numNumbers cnt nNumbers numResults resultCount count_of_numbers',
      unique:
        'uniqueItems unique_items allowDuplicates isUnique distinct uniqueOnly noRepeats allowDuplicates=false ' +
        'noDuplicates=true allowRepeats=false withReplacement=false withoutReplacement=true distinctOnly=true ' +
        'repeat=false unique_numbers=true duplicates=false uniq=true nonRepeating=true onlyUnique=true',
    },
    refused: 'seed=5 range=[1,6] step=2 inclusive=false exclusive=true randomSeed=5 float=true',
    ignored: 'purpose game source countLabel orderNumber results=[1] inclusive=true',
  },
  randomizer: {
    meant: {
      items:
        'list itemList itemsText names entries item_list inputItems options choices values elements text lines',
      mode:
        'method randomMode modeType operation action pickMode=true shuffle=false shuffled=true isPick=true type="pick" ' +
        'op random_mode shuffleMode=true pickOnly=true',
      count:
        'pickCount pick_count n winners itemCount countItems num k qty number howMany sampleSize size pick=3 ' +
        'quantity draws numWinners numberOfItems limit=3 numberOfWinners picks select take how_many numItems num_to_pick=2 requestedCount=3',
      unique:
        'uniqueItems unique_only allowDuplicates distinct dedupe removeDuplicates=true noDuplicates=true ' +
        'isUnique=true duplicates=false distinctItems=true deduplicate=true dedup=true uniq=true allowRepeats=false',
      separator:
        'delimiter outputSeparator separatorType output_separator sep delim splitBy joinWith joinBy commaSeparated=true ' +
        'newline=false separatedBy inputSeparator separators splitOn joiner useCommas=true separator_char',
    },
    refused: 'seed=5 randomSeed=5',
    ignored: 'name title inputCount=3 result="x" weightsLabel source_id',
  },
  'remove-duplicate-lines': {
    meant: {
      text: 'lines input content inputText textContent list string data',
      caseSensitive:
        'ignoreCase case_sensitive isCaseSensitive caseSensitivity caseInsensitive case=true sensitive=false ' +
        'ignore_case=true insensitive=true matchCase=true lowercase=true foldCase=true caseFold=true caseInsensitive=true ' +
        'toLowerCase=true lower=true normalizeCase=true',
      trimWhitespace:
        'trim trimLines trimSpaces trim_white_space ignoreWhitespace trim=true strip=true stripWhitespace=true ' +
        'whitespace=false trimWhitespaces=true trimEach=true ignoreSpaces=true trimmed=true trim-lines=true stripLines=true',
      keepEmptyLines:
        'keepBlankLines removeEmptyLines keepEmpty keepEmptyRows keep_blank_lines skipEmpty=false skip_empty=true ' +
        'removeBlank=true dropEmpty=true ignoreEmpty=false preserveEmptyLines=true emptyLines=true blankLines=true ' +
        'removeBlankLines=true includeEmpty=true keepBlanks=true allowEmptyLines=true empty=true skipBlankLines=true ' +
        'excludeEmpty=false noEmptyLines=true keep=true preserveBlank=true filterEmpty=true',
    },
    ignored:
      'source fileName caseId encoding originalCount=3 uniqueCount=2 removedCount=1 sort=true result="x"',
  },
  'retirement-calculator': {
    meant: {
      currentAge: 'age current_age ageNow userCurrentAge currentAgeYears presentAge',
      retirementAge:
        'retireAge retirement_age retirementAgeYears targetRetirementAge retireAt ageAtRetirement',
      currentSavings:
        'savings currentBalance initial_savings currentAmount balance current saved existingSavings startingBalance ' +
        'initialInvestment principal currentSaving presentSavings currentSaved startingAmount savingsToDate ' +
        'initialDeposit currentInvestment savedAmount currentCapital',
      monthlyContribution:
        'monthlySavings contribution monthlyDeposit monthly_savings monthlyInvestment monthly contributions deposit ' +
        'contributionPerMonth savingsPerMonth monthlySaving monthlyAmount monthlyContrib monthlyPayment ' +
        'contribution_monthly pmt depositPerMonth perMonth contributionAmount',
      annualReturn:
        'rate expectedAnnualReturn annualReturnRate annualRate annual_growth interestRate return returns ' +
        'expectedReturn rateOfReturn growthRate yield roi apr annual returnRate yearlyReturn returnPct ' +
        'annualReturnPercent expected_return interest annual_yield averageReturn apy returnPercentage investmentReturn',
      targetNestEgg:
        'target goal nestEgg targetAmount target_nest_egg_amount savingsGoal egg targetSavings desiredSavings ' +
        'retirementGoal goalAmount nest_egg nestEggTarget targetBalance desired_amount nest nestEggGoal',
    },
    refused:
      'annualContribution=6000 yearlyContribution=6000 monthlyReturn=0.5 yearsToRetirement=30 inflation=3 inflationRate=2',
    ignored:
      'name currency spouse source currentUser targetId projectedSavings=5 totalContributed=5 totalGrowth=5 ' +
      'meetsTarget=true shortfall=0 requiredMonthlyContribution=5 country inflation=0',
  },
  'roi-calculator': {
    meant: {
      cost: 'investment initialInvestment amountInvested totalCost costAmount principal invested initialValue purchasePrice',
      returnValue:
        'finalValue endValue currentValue return_amount totalReturnValue proceeds salePrice value endingValue',
      years:
        'holdingPeriod yearsHeld numberOfYears holding_years period year yrs term duration time timeYears ' +
        'periodYears heldYears durationYears holdingPeriodYears investmentPeriod hold_years numYears timeInYears annualize=true',
    },
    refused: 'months=18 holdingMonths=18 days=90 periodInMonths=6',
    ignored: 'name ticker source roi=50 netProfit=50 annualizedRoi=null broker currencyCode',
  },
  'salary-calculator': {
    meant: {
      hourlyRate:
        'wage rate hourlyWage hourly_pay hourlyRateUsd payPerHour hourly ratePerHour payRate',
      hoursPerWeek:
        'hours weeklyHours hours_per_week workHoursPerWeek hoursWorked hour hoursWeek hrsPerWeek hrs hours_weekly ' +
        'workHours hoursAWeek weekHours workingHours hours_week weekly_hours_worked hpw hoursPerWk',
      weeksPerYear:
        'weeks weeksWorked weeks_per_year paidWeeksPerYear week weeksYear weeksAYear weeksPerAnnum workWeeks ' +
        'annualWeeks paidWeeks workingWeeks wks weeks_worked_per_year numberOfWeeks',
    },
    refused:
      'annualSalary=50000 hoursPerDay=8 dailyHours=8 monthlySalary=4000 vacationWeeks=4 daysPerWeek=4 overtimeHours=5',
    ignored:
      'jobTitle employer employee source position hoursNote annual=41600 monthly=3466 weekly=800 daily=160 daysPerWeek=5',
  },
  'sales-tax-calculator': {
    meant: {
      price: 'amount subtotal netPrice basePrice priceUsd item_price cost total value',
      taxRate:
        'rate vat vatRate taxPercent tax_rate_percent salesTaxRate tax gst taxPct percentage',
      taxIncluded:
        'inclusive includesTax isTaxIncluded vatIncluded taxInclusive priceIncludesTax isIncluded=true included=true ' +
        'gross=true isGross=true net=true isNet=false exclusive=false taxExcluded=true excludesTax=true incl=true ' +
        'includeTax=true withTax=true beforeTax=true afterTax=false reverse=true taxType="inclusive" mode="inclusive" ' +
        'priceType="gross" includesVat=true vatInclusive=true tax_included=true extract=true inverse=true preTax=true ' +
        'tax_incl=true hasTax=true removeTax=true addTax=false exTax=true incVat=true excl=true pretax=true ' +
        'isInclusive=true include_vat=true grossPrice=true taxed=true withoutVat=true includesGst=true type="gross"',
    },
    refused: 'tax=true',
    ignored:
      'item sku state region source taxId taxLabel finalPrice=119 taxAmount=19 priceBeforeTax=100 gross=119 net=100 tax=19 taxYear=2026',
  },
  'scientific-notation-converter': {
    meant: {
      value: 'number input numberValue valueString num text decimal',
      direction:
        'mode notation conversionDirection format reverse=true inverse=true toScientific=true fromScientific=true ' +
        'toDecimal=true scientific=false operation op type="from" outputFormat="decimal" target="decimal" decimal=true ' +
        'isScientific=true to="decimal" from="scientific" convertTo="decimal" dir conversion_type action',
    },
    ignored: 'name label result="x" numeric=5 mantissa=1.5 exponent=3 scientific="1e3" precision=3',
  },
  'sleep-cycle-calculator': {
    meant: {
      mode: 'sleepMode type modeType direction',
      time: 'wakeTime wake_up_time bedtime timeValue sleepTime anchorTime alarm wakeUp',
      cycleLength:
        'cycleMinutes cycleLengthMinutes cycle_minutes sleepCycleLength cycleDuration cycleTime length lengthOfCycle ' +
        'cycle_duration minutesPerCycle duration cycleLen cycle_length_min lengthMinutes',
      fallAsleepMinutes:
        'fallAsleepTime fall_asleep sleepLatency fallAsleepDuration minutesToFallAsleep asleep timeToFallAsleep ' +
        'minutes latency onset fallAsleep asleepMinutes fall_asleep_min fallingAsleepMinutes sleepOnset ' +
        'sleep_latency_minutes delay fallAsleepDelay minutesToSleep fallAsleepIn',
      minCycles:
        'minimumCycles min_cycle_count minCycleCount cycles min minimum cyclesMin leastCycles fewestCycles ' +
        'min_number_of_cycles numberOfCycles cycleCount lowestCycles minCycle',
      maxCycles:
        'maximumCycles max_cycle_count maxCyclesNumber sleepMaxCycles max maximum cyclesMax mostCycles maxCycle maximum_cycles',
    },
    refused: 'unit="hours" cycleLengthUnit="hours" units="h" timeUnit="s"',
    ignored:
      'name source cycleId minCyclesNote chronotype alarmSound results=[] recommended=[] timezone unit="minutes"',
  },
  'slope-calculator': {
    meant: {
      x1: 'x_1 startX X1 pointX1 x1Value firstX',
      y1: 'y_1 startY Y1 pointY1 firstY',
      x2: 'x_2 endX X2 point_x2 secondX',
      y2: 'y_2 endY Y2 y2Coordinate_y2 secondY',
    },
    refused: 'angleUnit="radians" angle_unit="rad"',
    ignored: 'name label slope=5 angle=45 equation="x" length=5 intercept=1 angleUnit="degrees"',
  },
  'standard-deviation-calculator': {
    meant: {
      numbers:
        'values data dataset numberList numbersArray inputNumbers list series observations scores',
      sample:
        'population isSample type sampleMode isPopulation useSample population=true isPopulation=true bias=true ' +
        'unbiased=true ddof=1 ddof=0 sampleType="population" populationStdDev=true type="population" mode="sample" ' +
        'besselCorrection=false bessel=true biased=false usePopulation=true kind="sample" correction=1 ' +
        'populationType="x" estimator="unbiased" isBiased=true dof=1 method="population" pop=true entirePopulation=true samples=true',
    },
    ignored:
      'name label count=3 mean=2 median=2 sum=6 min=1 max=3 variance=1 standardDeviation=1 decimals=2 title',
  },
  'token-counter': {
    meant: {
      text: 'prompt input content inputText textContent message string',
      model:
        'modelName model_name llm modelId llmModel engine tokenizer encoding model_version languageModel ' +
        'deployment gptModel modelType encodingName llm_name models engineName',
    },
    refused:
      'contextWindow=8000 context_window=8000 contextLength=8000 maxTokens=4000 max_tokens=4000 contextSize=8000 ' +
      'tokenLimit=100 modelContextWindow=5 maxContext=5',
    ignored:
      'name temperature=1 role tokens=5 characters=5 words=5 percentOfContext=1 remainingTokens=5 stream=true title',
  },
  'trim-whitespace': {
    meant: {
      text: 'input content string inputText value str',
      mode:
        'method trimMode mode_type operation action style type normalize=true remove=true trim=true removeAll=true ' +
        'collapse=true trimOnly=true op kind isRemove=true removeSpaces=true normalizeSpaces=true trimType="trim" ' +
        'strip=true removeWhitespace=true normalised=true whitespaceMode',
    },
    ignored: 'name label result="x" originalLength=5 resultLength=3 language',
  },
  'unit-price-calculator': {
    meant: {
      price: 'totalPrice cost itemPrice price_usd total totalCost',
      quantity:
        'amount size qty quantityUnits=5 item_quantity count units=5 weight=500 volume number',
      unit: 'unitName unitLabel quantity_unit uom units="kg" unitOfMeasure measure per measurement unit_type sizeUnit unit-name',
    },
    refused: 'quantityUnit="g" units="g" weight_unit="g"',
    ignored: 'product brand store source name sku unitId unitPrice=2 pricePerUnit=2 label',
  },
  'word-counter': {
    meant: {
      text: 'input content body inputText text_content string message article document',
      wordsPerMinute:
        'wpm readingSpeed words_per_min wordsPerMin reading_speed speed readSpeed wordsMinute readingRate WPM ' +
        'wordSpeed perMinute rate readingWpm wordsAMinute pace speaking_speed readingPace wordRate minute',
    },
    ignored:
      'source fileName encoding wordsNote words=5 characters=5 lines=2 readingTimeMinutes=1 sentences=2 title author',
  },
};

/** Names that only carry context, which every tool ignores. */
export const contextNames =
  'userId user_id id _id uuid requestId request_id requestTime request_time sessionId traceId trace_id ' +
  'label labels currency currencyCode locale language lang timestamp time_zone timezone tz version ' +
  'apiVersion api_version clientVersion clientId author authorId comment comments note notes title_id ' +
  'createdAt created_at updatedAt updated_at createdBy meta metadata tags requestType contentType ' +
  'content_type mimeType eventType responseFormat response_encoding callbackUrl webhookUrl deviceType ' +
  'country countryCode city email nickname username userName tenant organizationId project projectId ' +
  'correlationId correlation_id spanId channel device userAgent ip referrer debug verbose dryRun ' +
  'dry_run cacheKey cache retryCount retries priority source_id sourceId parentId';
