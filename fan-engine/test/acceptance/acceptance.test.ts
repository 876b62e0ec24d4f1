import { readFileSync } from 'node:fs';
import { DEMO_CATALOGUE } from '../../src/catalogue/demonstration.ts';
import { evaluate } from '../../src/configuration/evaluate.ts';
import { select } from '../../src/selection/select.ts';
import { selectHvls } from '../../src/selection/select-hvls.ts';
import { unitFor } from '../fixtures/conditioning-units.ts';
import { sensiblyChosen } from '../fixtures/sensible-choices.ts';
import { wordsOf } from '../fixtures/words.ts';
import { acceptancePage } from './acceptance-page.ts';
import type { Accepted } from './duty.ts';
import { EXHAUST_DUTIES } from './exhaust-duties.ts';
import { HEATED_MAKE_UP_AIR_DUTIES } from './heated-make-up-air-duties.ts';
import { HVAC_UNIT_DUTIES } from './hvac-unit-duties.ts';
import { HVLS_SPACES } from './hvls-spaces.ts';
import { INDUSTRIAL_HEATER_DUTIES } from './industrial-heater-duties.ts';
import { MAKE_UP_AIR_DUTIES } from './make-up-air-duties.ts';

const DUTIES = [
  ...EXHAUST_DUTIES,
  ...MAKE_UP_AIR_DUTIES,
  ...HEATED_MAKE_UP_AIR_DUTIES,
  ...HVAC_UNIT_DUTIES,
  ...INDUSTRIAL_HEATER_DUTIES,
];

function expectWithin(what: string, value: number | null | undefined, [min, max]: Accepted): void {
  if (value === null || value === undefined || value < min || value > max) {
    throw new Error(`${what} is ${value}, accepted is ${min} to ${max}`);
  }
}

describe('realistic duties', () => {
  it.each(DUTIES.map((duty) => [duty.id, duty.title, duty] as const))('%s: %s', (_, __, duty) => {
    const { results } = select(duty.specification, DEMO_CATALOGUE);
    const first = results.find(({ isRecommended }) => isRecommended);
    expect(first?.meetsEveryCriterion).toBe(true);
    expectWithin('speed', first?.rpm, duty.rpm);
    expectWithin('power', first?.totalBhp, duty.totalBhp);
    expectWithin('outlet velocity', first?.rating.outletVelocity, duty.outletVelocity);
    expectWithin('sones', first?.soundSones, duty.sones);
    expectWithin('price', first?.price, duty.price);
    if (duty.inputMbh) expectWithin('heater input', (first?.heating?.inputBtus ?? 0) / 1000, duty.inputMbh);
    if (duty.tonnage) expectWithin('tons', first?.tonnage, duty.tonnage);
    expect(first?.motorHorsepower).toBeGreaterThanOrEqual(first?.totalBhp ?? 0);
    const { temperatureRise } = duty.specification;
    if (temperatureRise !== null) expect(first?.heating?.temperatureRise).toBeGreaterThanOrEqual(temperatureRise);
    const { heating } = first ?? {};
    if (heating) expect(heating.temperatureRise).toBeGreaterThanOrEqual(heating.requiredRise);
  });

  it.each(DUTIES.map((duty) => [duty.id, duty.title, duty] as const))(
    '%s becomes an item without errors, with the choices an engineer makes first: %s',
    (_, __, { specification }) => {
      const { results } = select(specification, DEMO_CATALOGUE);
      const index = results.findIndex(({ isRecommended }) => isRecommended);
      const item = sensiblyChosen(unitFor(specification, DEMO_CATALOGUE, index));
      const { validation, rating, heater } = evaluate(item, DEMO_CATALOGUE);
      expect(wordsOf(validation.errors)).toEqual([]);
      expect(rating?.cfm).toBeGreaterThanOrEqual(0.98 * (specification.cfm ?? 0));
      const { temperatureRise } = specification;
      if (temperatureRise !== null) expect(heater?.temperatureRise).toBeGreaterThanOrEqual(temperatureRise);
    },
  );

  it.each(HVLS_SPACES.map((space) => [space.id, space.title, space] as const))('%s: %s', (_, __, space) => {
    const [first] = selectHvls(space.specification, DEMO_CATALOGUE).results;
    expectWithin('quantity', first?.recommendedQty, space.quantity);
    expectWithin('input', first?.kilowattHour, space.inputKw);
    expectWithin('noise', first?.noise, space.noise);
    expectWithin('price', (first?.price ?? 0) * (first?.recommendedQty ?? 0), space.price);
  });

  it('stand in the documents with the figures of today', () => {
    const page = readFileSync(new URL('../../../docs/engineering/acceptance.md', import.meta.url), 'utf8');
    // `npm run acceptance` writes the page again.
    expect(page).toBe(acceptancePage());
  });
});
