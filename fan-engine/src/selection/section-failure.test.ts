import { messageText } from '../../test/fixtures/words.ts';
import type { HeaterFailure } from '../heating/heater-rating.ts';
import { sectionFailure } from './section-failure.ts';

interface Heating extends Pick<HeaterFailure, 'kind' | 'value' | 'limit'> {
  readonly possibleRise?: number;
  readonly capacityRise?: number;
  readonly possibleCfm?: number;
  readonly minRise?: number;
}

function heatingFailure({ possibleCfm, minRise = 1, ...why }: Heating, maxAirflow?: number) {
  const found = { section: 'heating', possibleCfm: possibleCfm ?? null, minRise } as const;
  return sectionFailure({ ...found, why: { possibleRise: null, capacityRise: null, ...why } }, maxAirflow);
}

type Change = readonly [field: string, value: number, text: string] | null;

const BELOW = { kind: 'airflow', value: 400, limit: 500 } as const;
const ABOVE = { kind: 'airflow', value: 5000, limit: 4500 } as const;
const LOW = { kind: 'rise', value: 5, limit: 20 } as const;
const HIGH = { kind: 'rise', value: 120, limit: 100 } as const;
const HOT = { kind: 'discharge', value: 169, limit: 160 } as const;
const LARGE = { kind: 'capacity', value: 551, limit: 450 } as const;

describe('a heater that cannot do a duty', () => {
  it.each<[Heating, string, Change]>([
    [{ ...BELOW, possibleCfm: 500 }, '400 cfm, heater needs 500 cfm', ['cfm', 500, 'At least 500 cfm']],
    [{ ...ABOVE, possibleCfm: 4500 }, '5,000 cfm, heater ends at 4,500 cfm', ['cfm', 4500, 'Up to 4,500 cfm']],
    [{ ...ABOVE, possibleRise: 90 }, '5,000 cfm, heater ends at 4,500 cfm', null],
    [
      { ...LOW, possibleRise: 20.03 },
      '5 °F rise, heater starts at 20 °F',
      ['temperatureRise', 20.1, 'A rise of 20.1 °F'],
    ],
    [{ ...LOW, possibleRise: 20 }, '5 °F rise, heater starts at 20 °F', ['temperatureRise', 20, 'A rise of 20 °F']],
    [
      { ...HIGH, possibleRise: 99.99 },
      '120 °F rise, heater limit 100 °F',
      ['temperatureRise', 99.9, 'A rise of 99.9 °F'],
    ],
    [{ ...HOT, possibleRise: 90.07 }, '169 °F discharge, limit 160 °F', ['temperatureRise', 90, 'A rise of 90 °F']],
    [
      { ...HOT, possibleRise: 20, minRise: 20 },
      '169 °F discharge, limit 160 °F',
      ['temperatureRise', 20, 'A rise of 20 °F'],
    ],
    [{ ...HOT, possibleRise: 19.9, minRise: 20 }, '169 °F discharge, limit 160 °F', null],
    [{ ...HOT, possibleRise: 0.05, minRise: 0 }, '169 °F discharge, limit 160 °F', null],
    [{ ...HOT, possibleCfm: 4000 }, '169 °F discharge, limit 160 °F', null],
    [
      { ...LARGE, possibleRise: 80.97 },
      '551 MBH input needed, largest burner 450 MBH',
      ['temperatureRise', 80.9, 'A rise of 80.9 °F'],
    ],
  ])('%j: %s', (found, text, change) => {
    const { reason, message, value, limit, admission } = heatingFailure(found);
    expect([reason, value, limit, messageText(message)]).toEqual(['heating', found.value, found.limit, text]);
    expect(admission && [admission.field, admission.value, messageText(admission.message)]).toEqual(change);
  });

  it('has less rise to offer where a drive delivers more air, as far as its capacity limits it', () => {
    const offered = (why: Heating) => heatingFailure(why, 1.1).admission?.value;
    expect(offered({ ...LARGE, possibleRise: 81, capacityRise: 81 })).toBe(73.6);
    expect(offered({ ...HOT, possibleRise: 81, capacityRise: 120 })).toBe(81);
    expect(offered({ ...HIGH, possibleRise: 110, capacityRise: 115 })).toBe(104.5);
    expect(offered({ ...LOW, possibleRise: 20, capacityRise: 21 })).toBe(20);
  });

  it('is reported where a line has none, which no other value changes', () => {
    const { reason, message, value, limit, admission } = sectionFailure({ section: 'no heating' });
    expect([reason, messageText(message), value, limit, admission]).toEqual([
      'heating',
      'No heater in this line',
      null,
      null,
      null,
    ]);
  });
});

describe('a coil that cannot do a duty', () => {
  it('is given up where a line has none', () => {
    const { reason, message, value, limit, admission } = sectionFailure({ section: 'no cooling' });
    expect([reason, messageText(message), value, limit]).toEqual([
      'cooling',
      'No cooling section in this line',
      null,
      null,
    ]);
    expect(admission && [admission.field, admission.value, messageText(admission.message)]).toEqual([
      'isNoCooling',
      1,
      'Without cooling',
    ]);
  });
});
