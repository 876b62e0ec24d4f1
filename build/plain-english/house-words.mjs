/**
 * Words of an older private vocabulary, each with what to write in its place. Terms with a second meaning in the trade
 * (room air, the foot of a duct, a storey) are not listed. Those with `isForTexts` are kept out of what users read too.
 *
 * @type {readonly { word: string, pattern: string, instead: string, isForTexts?: boolean }[]}
 */
export const HOUSE_WORDS = [
  { word: 'nobody', pattern: 'nobody', instead: 'no one, no user', isForTexts: true },
  { word: 'whoever', pattern: 'whoever|whomever', instead: 'the caller, anyone who', isForTexts: true },
  { word: 'somebody', pattern: 'somebody|everybody', instead: 'a user, someone, everyone', isForTexts: true },
  { word: 'stands', pattern: 'stands|stood', instead: 'is, is listed, lives in' },
  { word: 'told', pattern: 'told', instead: 'notified' },
  { word: 'anew', pattern: 'anew', instead: 'again' },
  { word: 'begun', pattern: 'begun', instead: 'started' },
  { word: 'mend', pattern: 'mend|mends|mended|mending', instead: 'fix' },
  { word: 'wish', pattern: 'wish|wishes|wished', instead: 'request, preference' },
  { word: 'refuse', pattern: 'refuse|refuses|refused|refusal|refusals|refusing', instead: 'reject, rejection' },
  { word: 'asked', pattern: 'asked|asks', instead: 'requested, requires, queries' },
  { word: 'answer', pattern: 'answer|answers|answered', instead: 'response, result' },
  { word: 'paper', pattern: 'paper|papers', instead: 'document, deliverable' },
  { word: 'hears', pattern: 'hears|heard', instead: 'receives, received' },
  { word: 'usual', pattern: 'usual', instead: 'default, typical', isForTexts: true },
  { word: 'goes along', pattern: 'goes along|went along', instead: 'is included' },
];

/**
 * Names that the API, catalogue files, stored data or messages with a code publish: renaming one would break a client
 * or an older file, so they are left out of the count.
 *
 * @type {readonly { name: string, reason: string }[]}
 */
export const PUBLISHED_NAMES = [
  { name: 'isUsual|usualHeatBtus', reason: 'fields of options and categories in the catalogue file and the API' },
  { name: 'usualChoices?|UsualChoices?', reason: 'a field of results in the API, and the type of it' },
  { name: 'asked(?:F|Blades|DryBulbF|WetBulbF)', reason: 'arguments of messages that the API sends by code' },
  { name: 'heardAt|heardPath', reason: 'a field of catalogue files; sound is heard' },
  { name: 'heard(?=:)|events\\.heard', reason: 'a field of the contract file that each release publishes' },
  {
    name: 'frequentlyAskedQuestions|[Ff]requently [Aa]sked [Qq]uestions',
    reason: "a fixed term of the specification's menus",
  },
  {
    name: 'refusal(?=\\.)|REFUSAL_MESSAGES|refused-key|refuse_copy|is_refused',
    reason: 'codes, and names in the database',
  },
];
