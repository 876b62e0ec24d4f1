import { unitSections } from '../../../mf-projects/src/items/items/unit-facts.ts';
import type { DeliverableItem } from '../../src/deliverables/subject/subject.ts';

/** The details of an item in its project have the values of the schedule, under the names of the submittal. */
export function expectInDetails({ item }: DeliverableItem, row: Readonly<Record<string, string>>): void {
  const sections = new Map(unitSections(item).map(({ title, facts }) => [title, new Map(facts)]));
  for (const [title, label, key] of IN_DETAILS) {
    const shown = sections.get(title)?.get(label);
    const number = shown === undefined ? null : numberIn(shown);
    // A schedule of another kind of equipment has no such column.
    if (number !== null && row[key] !== undefined) expect([label, number]).toEqual([label, Number(row[key])]);
  }
  expect(sections.has('Heating')).toBe(item.heating != null);
  expect(sections.has('Cooling')).toBe(item.cooling != null);
}

const IN_DETAILS = [
  ['Unit', 'Full-load current', 'fla'],
  ['Unit', 'MCA', 'mca'],
  ['Unit', 'MOCP', 'mocp'],
  ['Unit', 'Weight without options', 'weight'],
  ['Heating', 'Input', 'inMbh'],
  ['Heating', 'Required rise', 'rise'],
  ['Heating', 'Entering air', 'eat'],
  ['Heating', 'Leaving air', 'lat'],
  ['Cooling', 'Nominal', 'tons'],
  ['Cooling', 'Total', 'clgTot'],
  ['Cooling', 'Sensible', 'clgSens'],
  ['Cooling', 'Entering air, dry / wet bulb', 'eatDb'],
  ['Cooling', 'Leaving air, dry / wet bulb', 'latDb'],
] as const;

/** The first number of a text in the English of the US, '−1.5 °F'. */
function numberIn(text: string): number {
  return Number.parseFloat(text.replaceAll(',', '').replace('\u2212', '-'));
}
