/** Behind the number of a tag is no unit of it, and no further thousands; behind a stroke is another tag or its number. */
export const NO_VALUE = String.raw`(?![\p{L}\d.]|\/(?!\d{1,2}\p{L}?(?![\p{L}\d."])|\p{L}{1,5}-?\d|\p{L}(?![\p{L}\d]))|-\d{1,2}\/\d|,\d{3}(?!\d)| 0\d\d(?!\d)|,\d{1,2}\s*(?:kw|hp|pa\b|l\/s|m[³3]|in\b|mm)|['’′](?!s(?!\p{L}))| ?(?:%|[ac]?cfm|l\/s|m[³3]|mbh|tons?|kw|hp|v\b|pa\b|in\b|ft\b|°|"|fans?\b|sones?|db|hz\b|rpm\b|fpm\b|mm\b|amps?\b|lbs?\b|ea(?:ch)?\b|pcs?\b|req|off\b))`;

// 'three phase 60 Hz' is a supply, 'phase 2' a stage of the building.
export const PLACES =
  'fans?|units?|no|nr|level|lvl|floor|flr|rooms?|rm|zone|item|system|sys|bldg|building|area|stage|suite|apt|type|piso|nivel|local|bay|stair|wc|class|arrangement|arr|(?<!(?:single|one|two|three|[123]|mono|tri)[ -]?)phase|model|series|size|mark|circuit|panel';
/** Places that say what a fan is for. */
export const USES = 'lab|classroom|lobby|hall|shop|office|garage|kitchen|toilet|bath';
/** What has a number as a tag has one: '2 500' of 'level 2 500 cfm' may be two numbers. */
export const NUMBERED_PLACES = `(?:${PLACES}|${USES})`;

/** Words that a number belongs to in another way. */
const WORDS =
  'motor|power|nc|tons?|sones?|mbh|rpm|bhp|tsp|amps?|volts?|watts?|from|between|wg|wc|iwg|leaving|entering|lat|eat|rise|in|dt|td|static|temp|about|approx|near|cp|m[23]|ft[23]|in\\d|qty|cant|typ|type|fan|fans|unit|units|no|nr|level|lvl|floor|room|rm|ul|ph|hz|hp|and|at|to|of|x|for|or|zip|with|by|max|under|alt|elev|esp|sp|cfm|h2o|need|needs|want|please|size|sized|about|only|flow|air|gives?|moves?|total|each|thru|mono|tri|y|et|und|con|avec|mit';
export const NO_TAG = new RegExp(`^(?:${WORDS})[ -]?\\d*\\p{L}?$`, 'iu');

/** Letters and a number, which is short behind a space. */
const LETTERS = String.raw`\p{L}{1,5}`;
const NUMBER_OF_TAG = String.raw`(?:-?\d{1,3}|-\p{L}?\d{1,4}|-\d\.\d{1,2}| \d{1,2}| ?# ?\d{1,3})\p{L}?${NO_VALUE}`;
const NEXT = String.raw`(?!(?:${PLACES}|${USES}|${WORDS})[ #-]{0,2}\d)${LETTERS}${NUMBER_OF_TAG}`;
const NEXT_NUMBER = String.raw`\d{1,3}\p{L}?${NO_VALUE}`;
const MORE = [
  // 'EF-1A/B'.
  String.raw`\/\p{L}(?![\p{L}\d])`,
  String.raw`(?:\s*(?:thru|through|to|[,/&])\s*|-)(?:${NEXT}|${NEXT_NUMBER})`,
  // 'EF-1 and 2 900 cfm'; of 'EF-1 and 2 hoods' the number counts something else.
  String.raw`(?:\s*,)?\s+(?:and|or|y|et|und|ou|oder)\s+(?:${NEXT}|${NEXT_NUMBER}(?=\s+[\d.]))`,
  // 'EF-1 - EF-3' and 'EF-1 EF-2'; other letters behind a dash or a space name something else.
  String.raw`\s+(?:-\s+)?(?=\k<letters>[-# ]?\d)${NEXT}`,
].join('|');
/** '(even)' and '(3 each)' say how many a list of tags means. */
const OF_THE_LIST = String.raw`(?:\s*\((?:evens?|odds?|\d{1,2} each)\))?`;
/** A tag, or several. */
export const TAGS = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<letters>${LETTERS})${NUMBER_OF_TAG}(?:${MORE})*${OF_THE_LIST}`,
  'giu',
);
