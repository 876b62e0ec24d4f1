import { readFileSync } from 'node:fs';
import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import { catalogueJsonSchema, checkedDocument } from './index.ts';

const copyOf = () => JSON.parse(JSON.stringify(DEMO_DOCUMENT));

describe('the demonstration catalogue', () => {
  it('is data that the schema of makers takes', () => {
    expect(checkedDocument('demonstration', copyOf())).toEqual(DEMO_DOCUMENT);
  });

  it.each([
    [
      'a line without curve',
      (data: ReturnType<typeof copyOf>) => (data.lines[3].family = 'unheard'),
      /lines\[3\]: there is no curve/,
    ],
    ['two lines of one id', (data: ReturnType<typeof copyOf>) => (data.lines[1].id = 1), /the id 1 is used twice/],
    [
      'a curve that stalls at its best',
      (data: ReturnType<typeof copyOf>) => (data.curves.prop.stallPhi = 0.2),
      /curves\.prop: it would stall/,
    ],
    [
      'a text where a figure belongs',
      (data: ReturnType<typeof copyOf>) => (data.lines[0].airflow.minimum = '430'),
      /lines\[0\]\.airflow\.minimum/,
    ],
    [
      'an option that names none',
      (data: ReturnType<typeof copyOf>) => (data.options[0].excludes = ['NONE']),
      /options\[0\]: CURB12 names NONE/,
    ],
    [
      'a sub-category of another category',
      (data: ReturnType<typeof copyOf>) => (data.lines[0].subCategory = 'Vertical'),
      /no sub-category Vertical of Exhaust/,
    ],
  ])('is rejected with %s', (_, spoil, fault) => {
    const data = copyOf();
    spoil(data);
    expect(() => checkedDocument('demonstration', data)).toThrow(fault);
  });
});

describe('the published JSON Schema', () => {
  it('says what is checked; `npm run catalogue:schema` writes it again', () => {
    const published = readFileSync(new URL('../../../docs/engineering/catalogue.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(catalogueJsonSchema())));
  });
});
