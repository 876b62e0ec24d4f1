import { withEnergyRecovery } from '../../test/fixtures/energy-recovery.ts';
import { checkedDocument, readCatalogue } from './index.ts';

const copyOf = () => JSON.parse(JSON.stringify(withEnergyRecovery()));
type Data = ReturnType<typeof copyOf>;
const NO_FILES = { table: async () => null, document: async () => null };

/** A category of the specification, as a catalogue writes it again. */
const ceilingFans = (changes: object) => ({
  ...copyOf().categories[0],
  ...{ number: 5, code: 'HighVolumeLowSpeed', id: 'hvls', sizedBy: 'space' },
  subCategories: [{ number: 1, code: 'Destratification', name: 'Winter', description: '', pictogram: 'hvls' }],
  ...changes,
});
const sub = (changes: object) => ({ ...copyOf().categories[0].subCategories[0], ...changes });

describe('the categories of a catalogue', () => {
  it('are taken as data, also in other words for those of the specification', () => {
    const data = copyOf();
    data.categories.push(ceilingFans({ name: 'Big ceiling fans' }));
    expect(checkedDocument('added', data)).toBe(data);
  });

  it.each<[string, (data: Data) => void, string]>([
    [
      'a number that is used twice',
      (data) => data.categories.push({ ...data.categories[0], code: 'Other', id: 'other' }),
      'added, categories: the number 7 is used twice',
    ],
    [
      'a code of another category',
      (data) => Object.assign(data.categories[0], { code: 'Exhaust' }),
      'added, categories: the code Exhaust is used twice',
    ],
    [
      'an id of another category',
      (data) => Object.assign(data.categories[0], { id: 'exhaust-fan' }),
      'added, categories: the id exhaust-fan is used twice',
    ],
    [
      'a number of the specification for something else',
      (data) => Object.assign(data.categories[0], { number: 1 }),
      'added, categories[0]: the number 1 is that of Exhaust',
    ],
    [
      'a sub-category number of the specification for something else',
      (data) => data.categories.push(ceilingFans({ subCategories: [sub({ number: 2 })] })),
      'added, categories[1].subCategories[0]: the number 2 is that of SensibleCooling',
    ],
    [
      'further ceiling fans',
      (data) => data.categories.push(ceilingFans({ subCategories: [sub({ number: 3 })] })),
      'added, categories[1].subCategories[0]: ceiling fans have no further sub-categories',
    ],
    [
      'another category sized by space',
      (data) => Object.assign(data.categories[0], { sizedBy: 'space' }),
      'added, categories[0]: only category 5, ceiling fans, is sized by space',
    ],
    [
      'ceiling fans sized by duty',
      (data) => data.categories.push(ceilingFans({ sizedBy: 'duty' })),
      'added, categories[1]: HighVolumeLowSpeed is sized by space',
    ],
    [
      'no type of fan',
      (data) => delete data.categories[0].fanType,
      'added, categories[0]: a category sized by duty needs a fanType',
    ],
    [
      'a sub-category number that is used twice',
      (data) => data.categories[0].subCategories.push(sub({ code: 'Other' })),
      'added, categories[0].subCategories: the number 1 is used twice',
    ],
    [
      'a number that no address can hold',
      (data) => Object.assign(data.categories[0], { number: 100 }),
      'added, categories[0].number:',
    ],
    [
      'a line of a category that there is not',
      (data) => Object.assign(data.lines.at(-1), { category: 'Heatwheel' }),
      'added, lines[31]: there is no category Heatwheel',
    ],
    [
      'a line of ceiling fans among shaft fans',
      (data) => Object.assign(data.lines.at(-1), { category: 'HighVolumeLowSpeed' }),
      'added, lines[31]: fans of HighVolumeLowSpeed stand in hvlsLines',
    ],
    [
      'an exhaust category whose lines heat',
      (data) => Object.assign(data.categories[0], { fanType: 'Exhaust' }),
      'added, lines[30]: a line of EnergyRecovery has no supply section',
    ],
  ])('are rejected with %s', (_, spoil, fault) => {
    const data = copyOf();
    spoil(data);
    expect(() => checkedDocument('added', data)).toThrow(fault);
  });

  it('tell a maker of options that belong nowhere; what was stored with one still sells', async () => {
    const data = copyOf();
    data.options[0].appliesTo.push('EnergyRecovery/Plate');
    expect(checkedDocument('added', data)).toBe(data);
    const { document, faults } = await readCatalogue('added.json', data, 1, NO_FILES);
    expect(document).toBeNull();
    const message = `${data.options[0].code} applies to EnergyRecovery/Plate, which there is not`;
    expect(faults).toEqual([{ file: 'added.json', row: null, cell: 'options[0]', message }]);
  });
});
