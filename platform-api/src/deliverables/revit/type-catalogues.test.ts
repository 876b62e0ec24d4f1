import { csvParseRows } from 'd3-dsv';
import type { DeliverableSubject } from '../subject/subject.ts';
import type { RevitItem } from './revit-items.ts';
import { typeCatalogues } from './type-catalogues.ts';

/** What an item says beside its name is not of interest here, and is not known of it. */
function itemOf(typeName: string, key: string, modelDisplayAs: string): RevitItem {
  const item = {
    ...{ tag: 'EF-1', kind: 'exhaust', product: null, options: [], variant: null, building: null },
    row: { id: key, configuration: { specification: {} } },
    catalogue: { priceBook: { options: [], places: new Map() } },
    item: {
      ...{ modelDisplayAs, description: 'Fan', rating: null, hvls: null, motor: { horsepower: 1 } },
      voltage: { voltage: 208, phase: 3, minimumCircuitAmpacity: 2, maximumOvercurrentProtection: 15 },
      electricity: { apparentPower: 1, compressors: null, fullLoadAmps: 1, motorAmps: 1, inputKw: 1 },
    },
  };
  const box = { length: 1, width: 2, height: 3, isRound: false };
  return { item, box, stem: key, family: 'KRB Fan', type: { key, name: typeName } } as unknown as RevitItem;
}

const SUBJECT = { brand: { settings: { brandName: 'Kelvane' } } } as DeliverableSubject;

it('A type catalogue has a line for each configuration, whatever characters are in it', () => {
  const items = [
    itemOf('48" x 60", é', 'one', 'a\r\n"b",\tc##OTHER##'),
    itemOf('換気 😀', 'two', '=1'),
    itemOf('48" x 60", é', 'one', 'a\r\n"b",\tc##OTHER##'),
  ];
  const [file, ...others] = typeCatalogues(items, SUBJECT);
  expect(others).toEqual([]);
  const text = Buffer.from(file?.content ?? '').toString('utf16le');
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain('"48"" x 60"", é",Kelvane,"a ""b"", c##OTHER##",');
  const [head = [], ...lines] = csvParseRows(text.slice(1));
  expect(lines.map((cells) => [cells[0], cells[2], cells.length])).toEqual([
    ['48" x 60", é', 'a "b", c##OTHER##', head.length],
    ['換気 😀', '=1', head.length],
  ]);
});
