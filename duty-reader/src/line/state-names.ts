/** Names of the states of the US and the provinces of Canada, by the codes that addresses have. */
const NAMES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};
const bare = (words: string) => words.replaceAll(/\./g, '').replaceAll(/[éÉ]/g, 'e').toLowerCase();
const BY_WORDS = new Set([...Object.entries(NAMES).flat(), 'PEI'].map(bare));
const COUNTRIES = /^(?:canada|usa|u\.s\.a\.?)$/i;
/** Words of the longest name. */
export const MAX_STATE_WORDS = 3;

/** A name of a city as lists have it: 'Ft. Worth', 'Fort Worth' and 'Montréal'. */
export const bareName = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.,'’]/g, '')
    .toLowerCase()
    .replace(/^saint /, 'st ')
    .replace(/^fort /, 'ft ');

/** Whether words name a state or a province: 'Texas', 'North Carolina', 'tx', 'D.C.'. */
export const isState = (words: string): boolean => BY_WORDS.has(bare(words));

/** The country behind a city or its state, which says nothing more of it. */
export const isCountry = (word: string): boolean => COUNTRIES.test(word.replaceAll(/[,;]/g, ''));
