import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { hvlsRow } from '../../../test/hvls-results.ts';
import { exhaustRow } from '../../../test/results.ts';
import { exhaustColumns } from './exhaust-columns.tsx';
import { hvlsColumns } from './hvls-columns.tsx';

const COST = { hoursPerDay: 8, daysPerWeek: 5, electricCostPerKwh: 0.12 };
const FACTS = { cost: COST, requiredCfm: 2000, distanceFt: 5, feiLimits: [1], priceSpacePx: 0, sections: [] };

/** The copied cells and the units of some columns, by their ids. */
function exhaust(...ids: readonly string[]) {
  const row = exhaustRow(141, { price: 12_345.5, motorHorsepower: 7.5 });
  const columns = exhaustColumns(FACTS).filter(({ id }) => ids.includes(id));
  return columns.map(({ text, unit }) => [text(row), unit]);
}
const hvls = (id: string) => {
  const columns = hvlsColumns({ hasArea: true, priceSpacePx: 0, quantityOf: () => 3 });
  return columns.find((column) => column.id === id)?.text(hvlsRow(20, { price: 5200.5 }));
};

describe('Columns of results', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are copied with figures as a spreadsheet takes them', () => {
    expect(exhaust('motor', 'fei', 'price')).toEqual([
      ['7.5', 'hp'],
      ['1.08', '≥ 1.00'],
      ['12345.50', 'budget'],
    ]);
    expect([hvls('price'), hvls('space')]).toEqual(['5200.50', '15601.50']);
  });

  it('have the separators of the reader’s language', () => {
    jest.spyOn(currentLanguage, 'locale').mockReturnValue('es-ES');
    expect(exhaust('motor', 'fei', 'price')).toEqual([
      ['7,5', 'hp'],
      ['1,08', '≥ 1,00'],
      ['12345,50', 'budget'],
    ]);
    expect([hvls('price'), hvls('space')]).toEqual(['5200,50', '15601,50']);
  });
});
