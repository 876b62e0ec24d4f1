/** Words that say nothing of the kind. */
const WORDS = `a an and at duty fan fans for from general-purpose is or of on set the to type unit units with w air system
 systems mounted mount model       
 de del la el los las y o para con ventilador ventiladores ventilateur ventilateurs du des et pour avec d l
 und für mit der die das`;
const FILLERS: ReadonlySet<string> = new Set(WORDS.split(/\s+/u));

/** Remarks of a type, places most of them: 'ELEC. ROOM EXHAUST'. */
const PLACE_WORDS = `general ventilator ventilators ventilation blower blowers new standard commercial industrial hood hoods room rooms rm rms
 single ventilatoren electrical elec mechanical mech elevator elev machine equipment storage stor janitor janitors jan office offices corridor
 break lobby gym gymnasium warehouse shop laundry pool natatorium battery generator gen transformer telecom idf mdf trash copy
 conference classroom building main north south east west`;
const MAKERS: ReadonlySet<string> = new Set([
  'greenheck',
  'cook',
  'loren',
  'captiveaire',
  'twin',
  'city',
  'pennbarry',
  'penn',
  'carnes',
  'acme',
]);
const PLACES: ReadonlySet<string> = new Set([...PLACE_WORDS.split(/\s+/u), ...MAKERS]);

export const isFiller = (word: string) => FILLERS.has(word.toLowerCase().replaceAll(/[.']/gu, ''));
export const isPlaceWord = (word: string) => PLACES.has(word.toLowerCase().replaceAll(/[.']/gu, ''));

/** A maker's name says nothing more where its model is known. */
export const isMaker = (word: string) => MAKERS.has(word.toLowerCase());

/** Words of a free line that belong to no value of it. */
const LINE_FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'for', 'of', 'fan', 'fans', 'unit', 'units']);
export const isLineFiller = (word: string) => LINE_FILLERS.has(word.toLowerCase());
