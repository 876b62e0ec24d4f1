import type { Country } from './constants.ts';

/**
 * Time zones of the countries with sales regions, as the IANA database names them (zone.tab, release 2025b):
 * every zone whose clock differs from that of another one at some time since 1970.
 */
const OF_COUNTRY = {
  USA: [
    'America/New_York',
    'America/Detroit',
    'America/Kentucky/Louisville',
    'America/Kentucky/Monticello',
    'America/Indiana/Indianapolis',
    'America/Indiana/Vincennes',
    'America/Indiana/Winamac',
    'America/Indiana/Marengo',
    'America/Indiana/Petersburg',
    'America/Indiana/Vevay',
    'America/Chicago',
    'America/Indiana/Tell_City',
    'America/Indiana/Knox',
    'America/Menominee',
    'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem',
    'America/North_Dakota/Beulah',
    'America/Denver',
    'America/Boise',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'America/Juneau',
    'America/Sitka',
    'America/Metlakatla',
    'America/Yakutat',
    'America/Nome',
    'America/Adak',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
  ],
  CAN: [
    'America/St_Johns',
    'America/Halifax',
    'America/Glace_Bay',
    'America/Moncton',
    'America/Goose_Bay',
    'America/Blanc-Sablon',
    'America/Toronto',
    'America/Iqaluit',
    'America/Atikokan',
    'America/Winnipeg',
    'America/Resolute',
    'America/Rankin_Inlet',
    'America/Regina',
    'America/Swift_Current',
    'America/Edmonton',
    'America/Cambridge_Bay',
    'America/Inuvik',
    'America/Creston',
    'America/Dawson_Creek',
    'America/Fort_Nelson',
    'America/Whitehorse',
    'America/Dawson',
    'America/Vancouver',
  ],
  MEX: [
    'America/Mexico_City',
    'America/Cancun',
    'America/Merida',
    'America/Monterrey',
    'America/Matamoros',
    'America/Chihuahua',
    'America/Ciudad_Juarez',
    'America/Ojinaga',
    'America/Mazatlan',
    'America/Bahia_Banderas',
    'America/Hermosillo',
    'America/Tijuana',
  ],
} as const satisfies Readonly<Record<Country, readonly string[]>>;

export type TimeZoneId = (typeof OF_COUNTRY)[Country][number];
export const TIME_ZONE_IDS: readonly TimeZoneId[] = Object.values(OF_COUNTRY).flat();

/** Where nothing better is known: the zone with the most sales regions. */
const DEFAULT_TIME_ZONE: TimeZoneId = 'America/New_York';

/** The browser's zone when it is in the list under whatever name (browsers still say America/Indianapolis). */
export function typicalTimeZone(browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone): TimeZoneId {
  const isSame = (id: TimeZoneId) => id === browserZone || canonicalName(id) === browserZone;
  return TIME_ZONE_IDS.find(isSame) ?? DEFAULT_TIME_ZONE;
}

/** By locale and zone: a form draws all of them again at each key, and each takes a formatter of its own. */
const labels = new Map<string, string>();

/** 'Central Time · Chicago', in the words of a locale. */
export function timeZoneLabel(id: TimeZoneId, locale: string): string {
  const key = `${locale} ${id}`;
  const label = labels.get(key) ?? newLabel(id, locale);
  labels.set(key, label);
  return label;
}

function newLabel(id: TimeZoneId, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name} · ${(id.split('/').at(-1) ?? id).replaceAll('_', ' ')}`;
}

function canonicalName(timeZone: TimeZoneId): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
