import { createConfiguration, DEMO_CATALOGUE, evaluate, select } from '@specbuilder/fan-engine';
import { DesignConditions, FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { inLanguage, speakCallersLanguage } from '../../core/language/callers-language.ts';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { createLocationService } from '../../places/index.ts';
import { readLine } from '../../sizing/index.ts';
import { findingText } from './finding-text.ts';
import { siteFindings } from './site-findings.ts';
import { snapshotOf } from './snapshot.ts';

const location = createLocationService({ dataFolder: DATA_FOLDER, regions: async () => [] });
const POSTAL_CODES = ['80202', '60606', '33130', '99501', '10001', '53202', '87501', '80424', 'M5V 3A8', '04101'];

const EXHAUST = { fanCategoryType: FanCategory.Exhaust, cfm: 2000, sp: 0.5 };
const HEATED = { fanCategoryType: FanCategory.HeatedMakeUpAir, cfm: 3000, sp: 0.5, temperatureRise: 60 };
const COOLED = {
  ...{ fanCategoryType: FanCategory.HvacUnit, cfm: 4000, sp: 0.75, temperatureRise: 40 },
  ...{ nominalCoolingTons: 10, maxOutdoorAirPercentage: 30 },
};
const LINES: readonly Readonly<Record<string, number>>[] = [EXHAUST, HEATED, COOLED];

/** The first fan that does a line at a postal code, as it would be stored; undefined where none does. */
function itemAt(line: Readonly<Record<string, number>>, zip: string, changes: object = {}) {
  const { specification } = readLine({ ...line, zip }, location, DEMO_CATALOGUE);
  const { results } = select(specification, DEMO_CATALOGUE);
  const [motor] = results[0]?.motorListPrices ?? [];
  const [voltage] = motor?.voltages ?? [];
  if (motor === undefined || voltage === undefined) return undefined;
  const choice = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id, quantity: 1 };
  const made = createConfiguration({ specification, catalogue: DEMO_CATALOGUE, ...choice });
  const snapshot = snapshotOf(evaluate(made, DEMO_CATALOGUE), made, { brand: 1, catalogueVersion: '1' });
  const configuration = { ...made, specification: { ...specification, ...changes } };
  return { configuration: configuration as typeof made, snapshot };
}

const found = (item: NonNullable<ReturnType<typeof itemAt>>, zip: string) =>
  siteFindings(item, location.siteConditions(zip), zip);

describe('What an item has to report of its site', () => {
  it('is nothing for a fresh item at its own site', () => {
    let checked = 0;
    fc.assert(
      fc.property(fc.constantFrom(...LINES), fc.constantFrom(...POSTAL_CODES), (line, zip) => {
        const item = itemAt(line, zip);
        if (item === undefined) return;
        checked++;
        expect(found(item, zip)).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(checked).toBeGreaterThan(20);
  });

  it('is the altitude wherever it moves the density of air by more than 1 %', () => {
    fc.assert(
      fc.property(fc.constantFrom(...POSTAL_CODES), fc.constantFrom(...POSTAL_CODES), (from, to) => {
        const item = itemAt(EXHAUST, from);
        if (item === undefined) return;
        const [rated, site] = [from, to].map((zip) => location.siteConditions(zip)?.elevation ?? 0);
        const isOther = Math.abs((rated ?? 0) - (site ?? 0)) > 250;
        expect(found(item, to).map(({ code }) => code)).toEqual(isOther ? ['site.altitude'] : []);
      }),
      { numRuns: 25 },
    );
  });

  it('is the winter for a heater, as a note where harder weather was typed at the same postal code', () => {
    const item = itemAt(HEATED, '53202');
    if (item === undefined) throw new Error('No fan does the duty');
    const winter = (of: NonNullable<typeof item>, zip: string) =>
      found(of, zip).find(({ code }) => code === 'site.winter');
    expect(winter(item, '33130')).toMatchObject({ severity: 'warning', cure: { code: 'selectAgain' } });
    const typed = itemAt(HEATED, '53202', { winterTemperature: -30 });
    expect(typed && winter(typed, '53202')).toMatchObject({ severity: 'note', values: { ratedF: -30 } });
    const mild = itemAt(HEATED, '53202', { winterTemperature: 20 });
    expect(mild && winter(mild, '53202')).toMatchObject({ severity: 'warning', values: { ratedF: 20 } });
    const standard = { winterTemperature: -30, designConditions: DesignConditions.Standard };
    const atStandard = itemAt(HEATED, '53202', standard);
    expect(atStandard && winter(atStandard, '33130')).toBeUndefined();
  });

  it('is said in the language of the caller', async () => {
    await speakCallersLanguage();
    const item = itemAt(EXHAUST, '80202');
    const [altitude] = item === undefined ? [] : found(item, '60606');
    if (altitude === undefined) throw new Error('Chicago is as high as Denver');
    expect(inLanguage('en', () => findingText(altitude))).toBe('Rated for 5,279 ft; the site is at 604 ft.');
    expect(inLanguage('es', () => findingText(altitude))).toMatch(
      /^Calculado para 5[.,]279 ft; la obra está a 604 ft\.$/,
    );
  });
});
