/**
 * The standard rates of value added tax, and of taxes like it, in percent, each with its regions
 * (PwC Worldwide Tax Summaries, value-added tax rates). In Brazil, it is that of most states.
 */
const regionsWith: Readonly<Record<string, string>> = {
  '5': 'AE CA TW',
  '7': 'TH',
  '8.1': 'CH LI',
  '9': 'SG',
  '10': 'AU JP KR VN',
  '12': 'PH',
  '13': 'CN',
  '14': 'EG',
  '15': 'NZ SA ZA',
  '16': 'JO MX',
  '17': 'LU',
  '18': 'BR IL IN MT PE',
  '19': 'CL CO CY DE DZ TN',
  '20': 'AT BG FR GB MA TR UA',
  '21': 'AR BE CZ ES LT LV NL RO',
  '22': 'IT SI',
  '23': 'IE PL PT SK',
  '24': 'EE GR',
  '25': 'DK HR NO SE',
  '25.5': 'FI',
  '27': 'HU',
};

/** Returns the usual tax on a price in a region, or `undefined` where there is no single one. */
export function standardRate(region = ''): string | undefined {
  return Object.entries(regionsWith).find(([, regions]) =>
    regions.split(' ').includes(region),
  )?.[0];
}
