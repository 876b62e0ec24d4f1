import type { TypicalYear, WeatherBin } from '@specbuilder/fan-engine';
import { numberIn, readCsv } from './csv-file.ts';
import { recordPicker, type Site, type WeatherRecord } from './nearest-record.ts';
import { milesBetween } from './places.ts';

/** The typical year that represents a site. */
export interface YearAtSite {
  /** 'Chicago Midway AP, IL'. */
  readonly station: string;
  readonly miles: number;
  /** Degree days to 65 F of the file, F. */
  readonly heatingDegreeDays: number;
  readonly coolingDegreeDays: number;
  readonly year: TypicalYear;
}

type Row = Readonly<Record<string, string>>;

interface YearRecord extends WeatherRecord {
  readonly row: Row;
}

const DAMAGED = 'X';
const BIN_WIDTH_F = 5;
const NO_HOURS = '-';

/** Finds the typical year of a site; null when none within 150 miles. Only the rows that are picked are unpacked. */
export function loadTypicalYears(dataFolder: string): (site: Site) => YearAtSite | null {
  const records = readCsv(dataFolder, 'geo/climate-bins.csv').map(recordOf);
  const pick = recordPicker(records.filter(({ quality }) => quality !== DAMAGED));
  return (site) => {
    const record = pick(site);
    return record === undefined ? null : yearOf(record, site);
  };
}

function recordOf(row: Row): YearRecord {
  return {
    latitude: numberIn(row, 'lat'),
    longitude: numberIn(row, 'lon'),
    elevation: numberIn(row, 'elevation_ft'),
    quality: row['quality'] ?? '',
    row,
  };
}

function yearOf(record: YearRecord, site: Site): YearAtSite {
  const { row } = record;
  return {
    station: `${row['name']}, ${row['state']}`,
    miles: Math.round(milesBetween(record, site)),
    heatingDegreeDays: numberIn(row, 'hdd65'),
    coolingDegreeDays: numberIn(row, 'cdd65'),
    year: { wholeDay: binsOf(row, ''), daytime: binsOf(row, '_d') },
  };
}

/** @param suffix of the columns of a part of the day */
function binsOf(row: Row, suffix: '' | '_d'): WeatherBin[] {
  const lowestF = numberIn(row, 'lo');
  const hours = listIn(row, `hours${suffix}`);
  const wetBulbs = listIn(row, `mcwb${suffix}`);
  const grains = listIn(row, `w${suffix}`);
  const deviations = listIn(row, `wsd${suffix}`);
  return hours.flatMap((count, index) => {
    const [wetBulbF, mean, grainsDeviation] = [wetBulbs[index], grains[index], deviations[index]];
    // Empty bins have no air.
    if (count === 0 || wetBulbF == null || mean == null || grainsDeviation == null) return [];
    return { lowF: lowestF + BIN_WIDTH_F * index, hours: count ?? 0, wetBulbF, grains: mean, grainsDeviation };
  });
}

/** Numbers of a packed list; null where a bin is empty. */
function listIn(row: Row, column: string): (number | null)[] {
  return (row[column] ?? '').split(' ').map((item) => (item === NO_HOURS ? null : Number(item)));
}
