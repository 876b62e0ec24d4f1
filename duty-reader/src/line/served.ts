import { type DutyNotes, plain } from './duty-notes.ts';
import type { RemainingText } from './remaining-text.ts';

/** Rooms that a fan serves; several of them are a use as well. */
const ROOMS =
  'janitors?|jan|offices?|corridors?|lobby|gym|gymnasium|warehouse|shop|laundry|pool|natatorium|battery|generator|transformer|telecom|idf|mdf|trash|class ?rooms?|restaurant|kitchens?|kitchenettes?|rest ?rooms?|toilets?|bath ?rooms?|wash ?rooms?|showers?|locker|lab|labs|laboratory|garage|boiler|chiller|cafeteria|auditorium|cocinas?|baños?|sanitarios?|bodega|oficinas?|cuisine|sanitaires|toilettes|küche|büro';
/** Words that say which room. */
const BESIDE =
  "(?:wo)?men['’]?s|elevator|elev|fume|chemical|cooking|machine|mechanical|mech|electrical|elec|equipment|storage|stor|break|conference|copy|building|main|north|south|east|west|rooms?|rms?|hoods?|pump|compressor";
const WORD = `(?:${ROOMS}|${BESIDE})`;
const PLACE = `${WORD}(?:(?: | and | & | y | et | und )${WORD})*`;
const SERVED = new RegExp(`(?<![\\p{L}\\d-])((?:serves|serving)\\s+)?(${PLACE})(?![\\p{L}\\d-])`, 'giu');
const HAS_ROOM = new RegExp(`(?<!\\p{L})(?:${ROOMS}|rooms?|rms?)(?!\\p{L})`, 'iu');

/** What a fan serves, as a remark: its words stay in the line, since they may say its use too. */
export function takeServed(rest: RemainingText, notes: DutyNotes): void {
  const found: string[] = [];
  for (const { 1: serves = '', 2: place = '', index } of [...rest.text.matchAll(SERVED)]) {
    if (!HAS_ROOM.test(place)) continue;
    found.push(place);
    rest.remove(index, serves.length);
  }
  const words = found.join(', ');
  if (found.length > 0) notes.set(found.join(' '), { location: plain(words, words) });
}
