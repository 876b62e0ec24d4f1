import { remembered } from '../text/index.ts';
import { takeNotes } from './notes.ts';
import { readTag } from './read-tag.ts';
import { tagListOf } from './tag-list.ts';

/** Words before a number that name a place, a page, a rule or a unit, and no fan. */
const NO_TAGS = new Set(
  `LEVEL LVL FLOOR FLR FL ROOM RM TOTAL SUBTOTAL GRAND NOTE NOTES PAGE SHEET SHT REV REVISION DATE ZONE BUILDING BLDG AREA
  TYPE CLASS DIV DIVISION GRP GROUP UL NFPA ASHRAE MERV NEMA AMCA IP PHASE PH STORAGE OFFICE SUITE STE WING STAIR SECTION ADDENDUM BID ITEM
  COLUMN COL ROW LINE STEP STAGE HP KW CFM ESP SP TSP RPM HZ V MCA MOP FLA DB DBA CO NO NOX H O R PM JAN FEB MAR APR MAY
  JUN JUL AUG SEP SEPT OCT NOV DEC NIVEL PISO NIVEAU ETAGE EBENE GESCHOSS RAUM SALLE LOCAL PLANTA GYM LAB CLASSROOM BAY
  UPPER LOWER GRID AXIS DETAIL DWG DRAWING FIG TABLE SCHEDULE SERIES MODEL SIZE`.split(/\s+/u),
);
/** Longest word before the number of a tag. */
const MAX_LETTERS = 6;
/** 'EF-A' is a tag, 'MAKE-UP' is none. */
const LETTERED = /^[A-Z]{1,3}-[A-Z]$/u;
/** Refrigerants and filters. */
const CODES = /^(?:R-?\d{2,3}[A-Z]?|H2O|CO2|NO2|O2|[A-Z]\d{3,}[A-Z]{2,})$/u;

/** Whether a text is written as tags are: 'EF-1', 'RTU-B2-03', '(4) EF-1', 'EF-1/2/3'. */
export const looksLikeTag = remembered(isTag);

function isTag(text: string): boolean {
  const read = readTag(text);
  if (read === null || takeNotes(text).text === '') return false;
  const list = tagListOf(read.tag);
  const [first] = list?.tags ?? [];
  if (list === null || first === undefined || list.rest !== '') return false;
  const name = first.toUpperCase();
  if (CODES.test(name)) return false;
  if (!/\d/u.test(name)) return LETTERED.test(name) && name !== 'N-A';
  const words = name
    .replace(/(?<=\p{L})\s?NO\.?\s?(?=\d)/u, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  return words.every((word) => !NO_TAGS.has(word)) && (words[0]?.length ?? 0) <= MAX_LETTERS;
}
