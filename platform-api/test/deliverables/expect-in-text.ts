import { requiredPoint } from '@specbuilder/shared-contracts/domain';
import { categoryFacts } from '../../src/deliverables/facts/category-facts.ts';
import { motorFacts } from '../../src/deliverables/facts/electrical-facts.ts';
import { airFacts, performanceFacts } from '../../src/deliverables/facts/performance-facts.ts';
import { soundTable } from '../../src/deliverables/facts/sound-facts.ts';
import type { DeliverableItem } from '../../src/deliverables/subject/subject.ts';
import { type SameTexts, textOfWeight, textsOfCooling, textsOfHeater, textsOfRating } from './same-texts.ts';

/** Every value that the submittal of an item names, in the digits and units that it has there. */
export function expectInText(item: DeliverableItem): void {
  const { rating, heating, cooling, weightLb } = item.item;
  if (rating === null) return;
  const [duty, air] = [new Map(performanceFacts(item)), new Map(airFacts(item))];
  expectTexts(new Map([...duty, ...air]), textsOfRating(rating));
  expectPressureAddsUp(rating);
  expectElectricityInText(item);
  expectBandsInText(item, rating);
  const parts = new Map(categoryFacts(item).map(({ title, facts }) => [title, new Map(facts)]));
  expectTexts(parts.get('Heating'), heating == null ? {} : textsOfHeater(heating));
  expectTexts(parts.get('Cooling'), cooling == null ? {} : textsOfCooling(cooling));
  const pounds = weightLb == null ? undefined : textOfWeight(weightLb);
  expect(parts.get('Construction')?.get('Weight without options')).toBe(pounds);
}

/** External, options and unit make the total of the required airflow, all of which stand in one list; each has thousandths. */
function expectPressureAddsUp(rating: NonNullable<DeliverableItem['item']['rating']>): void {
  const { externalStaticPressure, optionStaticPressure, unitLosses } = rating;
  const parts = [externalStaticPressure, optionStaticPressure, ...unitLosses.map((loss) => loss.staticPressure)];
  const sum = parts.reduce((total, part) => total + part, 0);
  const roundings = 0.0005 * (parts.length + 1);
  expect(Math.abs(sum - requiredPoint(rating).totalStaticPressure)).toBeLessThanOrEqual(roundings + 1e-9);
}

function expectTexts(facts: ReadonlyMap<string, string> | undefined, expected: SameTexts): void {
  expect(Object.fromEntries(Object.keys(expected).map((label) => [label, facts?.get(label)]))).toEqual(expected);
}

function expectBandsInText(item: DeliverableItem, rating: NonNullable<DeliverableItem['item']['rating']>): void {
  const rows = soundTable(item)?.rows ?? [];
  const { inletSoundPower, soundPower, radiatedSoundPower } = rating;
  expect(rows.map((levels) => levels.slice(1, -1))).toEqual(
    [inletSoundPower, soundPower, radiatedSoundPower].map((levels) => levels.map((level) => inUs(Math.round(level)))),
  );
  expect(rows.map((levels) => levels.at(-1))).toContain(inUs(rating.soundLwa ?? Number.NaN));
}

/** A tenth in documents; whole numbers of 100 A and more have none. */
const ampsInUs = (value: number) => {
  const decimals = value >= 100 && Number.isInteger(value) ? 0 : 1;
  return `${value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} A`;
};

function expectElectricityInText(item: DeliverableItem): void {
  const facts = new Map(motorFacts(item).map(([label, text]) => [label, text]));
  const { compressors, condenserFans, fullLoadAmps, motorAmps, options = [], ownCircuits = [] } = item.item.electricity;
  expect(facts.get(fullLoadAmps === motorAmps ? 'Full-load current' : 'Full-load current, unit')).toBe(
    ampsInUs(fullLoadAmps),
  );
  expect(facts.get('Compressors')).toBe(
    compressors === null
      ? undefined
      : `${compressors.count} x ${ampsInUs(compressors.ratedLoadAmps)} RLA, ${ampsInUs(compressors.lockedRotorAmps)} LRA`,
  );
  expect(facts.get('Condenser fans')).toBe(
    condenserFans === null ? undefined : `${condenserFans.count} x ${ampsInUs(condenserFans.fullLoadAmps)} FLA`,
  );
  for (const option of options) expect(facts.get(option.description)).toMatch(ampsInUs(option.fullLoadAmps));
  for (const { description, voltage, phase, ...circuit } of ownCircuits) {
    const { fullLoadAmps: fla, minimumCircuitAmpacity: mca, maximumOvercurrentProtection: mocp } = circuit;
    const [text, rest] = (facts.get(description) ?? '').split(': ');
    expect(text).toMatch(`circuit ${voltage}/${phase}/`);
    expect(rest).toBe(`${ampsInUs(fla)} FLA, ${ampsInUs(mca)} MCA, ${mocp} A MOCP`);
  }
  expect(facts.get('Maximum overcurrent protection')).toBe(`${item.item.voltage.maximumOvercurrentProtection} A`);
  expect(facts.get('Short-circuit current rating')).toBe(
    item.item.shortCircuitKa == null ? undefined : `${item.item.shortCircuitKa} kA`,
  );
}

const inUs = (value: number) => value.toLocaleString('en-US');
