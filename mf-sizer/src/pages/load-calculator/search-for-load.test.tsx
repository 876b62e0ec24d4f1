import { type ExhaustSupplySpecification, exhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { FanCategory, type UnitForLoad } from '@specbuilder/shared-contracts/domain';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { requestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import LoadNotice from '../../item/load-notice/load-notice.tsx';
import { handedOver, loadParameter, readLoad } from '../../item/load-notice/load-of-search.ts';
import { readSearchAddress } from '../../search/search/search-address.ts';
import { readMessage } from './calculator-messages.ts';
import { searchForLoad } from './search-for-load.ts';

const UNIT: UnitForLoad = {
  ...{ type: 'sizeUnit', name: 'Harbor school', copyId: null, postalCode: '60606', elevation: 594 },
  ...{ airflow: 6131.2, outdoorAirflow: 850, tons: 15.2451, sensible: 151_234.5, heating: 206_789.4 },
  ...{ outdoorDryBulb: 92.6, outdoorWetBulb: 76, winterDryBulb: 0.1, roomDryBulb: 75, roomWetBulb: 62.53 },
};

/** What the search begins with, read from the address as the search does. */
function criteriaOf(unit: UnitForLoad) {
  const { category, sub, requested } = searchForLoad(unit);
  const query = new URLSearchParams({ ...requested, category: String(category), sub: String(sub) });
  const address = readSearchAddress(`?${query}`);
  return {
    ...address,
    criteria: requestedCriteria<ExhaustSupplySpecification>(
      exhaustSupplySpecification.shape,
      address?.requested ?? null,
    ),
  };
}

describe('The search for a unit of a load', () => {
  it('begins with airflow, tons, heat, outdoor air and the air that enters the unit', () => {
    const { category, sub, criteria, isFindRequested } = criteriaOf(UNIT);
    expect({ category, sub, isFindRequested }).toEqual({
      category: FanCategory.HvacUnit,
      sub: 0,
      isFindRequested: false,
    });
    expect(criteria).toEqual({
      ...{ zip: '60606', altitude: 594, cfm: 6131, maxOutdoorAirPercentage: 13.86 },
      ...{ nominalCoolingTons: 15.3, btus: 206_789, designConditions: 0 },
      ...{ summerDesignTemp: 92.6, summerWetBulbTemperature: 76, winterTemperature: 0.1 },
      ...{ returnAirDryBulbTemp: 75, returnAirWetBulbTemp: 62.5 },
    });
  });

  it('is for cooling alone where nothing is to be heated, and without cooling where nothing is to be cooled', () => {
    expect(criteriaOf({ ...UNIT, heating: 0 })).toMatchObject({ sub: 3 });
    expect(criteriaOf({ ...UNIT, heating: 0 }).criteria).not.toHaveProperty('btus');
    const { criteria } = criteriaOf({ ...UNIT, tons: 0 });
    expect(criteria.isNoCooling).toBe(true);
    expect(criteria).not.toHaveProperty('nominalCoolingTons');
  });

  it('takes no more outdoor air than the unit moves, and requests no smaller unit than the load', () => {
    const positive = fc.double({ min: 0.1, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(positive, positive, positive, (airflow, outdoorAirflow, tons) => {
        const { criteria } = criteriaOf({
          ...UNIT,
          ...{ airflow: Math.max(1, airflow, outdoorAirflow), outdoorAirflow, tons: tons / 50 },
        });
        expect(criteria.maxOutdoorAirPercentage).toBeLessThanOrEqual(100);
        expect(criteria.nominalCoolingTons).toBeGreaterThan(tons / 50 - 1e-5);
      }),
    );
  });

  it('keeps the load beside the criteria', () => {
    expect(criteriaOf(UNIT).load).toBe(loadParameter(UNIT));
    expect(readLoad(loadParameter(UNIT))).toEqual({ name: 'Harbor school', sensible: 151_235, copyId: null });
    fc.assert(
      fc.property(fc.string(), fc.option(fc.uuid()), (name, copyId) => {
        expect(readLoad(loadParameter({ ...UNIT, name, copyId }))).toMatchObject({
          name,
          copyId,
        });
      }),
    );
    expect(readLoad('nonsense&sensible=-5')).toEqual({ name: '', sensible: 0, copyId: null });
  });

  it('says what it is for, with the sensible load and the way back', () => {
    const { platform } = renderWithPlatform(<LoadNotice load={loadParameter({ ...UNIT, copyId: 'a-copy' })} />);
    expect(screen.getByTestId('load-notice')).toHaveTextContent(
      'A unit for the load calculation Harbor school. Its coil carries 151,235 Btu/h of sensible heat at the peak.',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Back to the load calculation' }));
    expect(platform.navigations).toEqual([{ state: 'app.loadCalculator', params: { cloneProjectId: 'a-copy' } }]);
  });

  it('leads back to the calculation itself in the tab whose calculator has it open', () => {
    const load = loadParameter({ ...UNIT, copyId: 'a-copy' });
    const { platform, rerender } = renderWithPlatform(<LoadNotice load={load} />);
    handedOver(platform.storage).begin(load);
    rerender(<LoadNotice load={load} />);
    fireEvent.click(screen.getByRole('link', { name: 'Back to the load calculation' }));
    expect(platform.navigations).toEqual([{ state: 'app.loadCalculator', params: {} }]);
  });

  it('comes of a message that is whole, and of no other', () => {
    expect(readMessage(UNIT)).toEqual({ kind: 'size-unit', unit: UNIT });
    expect(readMessage({ ...UNIT, airflow: 'many' })).toBeNull();
    expect(readMessage({ ...UNIT, tons: Number.NaN })).toBeNull();
    expect(readMessage({ ...UNIT, type: 'siteData' })).toBeNull();
  });
});
