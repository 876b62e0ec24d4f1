import { readKind } from './index.ts';

describe('A word that a text denies', () => {
  it.each([
    ['NON-GREASE HOOD', 'NON-GREASE'],
    ['NON GREASE (TYPE II) HOOD', 'NON GREASE'],
    ['NOT KITCHEN', 'NOT KITCHEN'],
    ['NOT A KITCHEN', 'NOT KITCHEN'],
    ['NO GREASE OR SMOKE', 'NO GREASE SMOKE'],
    ['GREASE: NO', 'GREASE NO'],
    ['sans cuisine', 'sans cuisine'],
  ])('says nothing: %j', (type, words) => {
    const kind = readKind({ type });
    expect([kind.category, kind.subCategory, kind.application, kind.question]).toEqual([null, null, null, null]);
    expect(kind.notUnderstood.join(' ')).toBe(words);
  });

  it('leaves what is said beside it', () => {
    const kind = readKind({ type: 'POWER ROOF VENTILATOR (NOT GREASE RATED)' });
    expect(kind.subCategory?.value).toBe('UpblastDownblast');
    expect(kind.application).toBeNull();
    expect(kind.notUnderstood).toEqual(['NOT', 'GREASE', 'RATED']);
  });

  it('says no use of a service or a remark either', () => {
    expect(readKind({ tag: 'EF-1', service: 'NON-GREASE HOOD' }).application).toBeNull();
    expect(readKind({ tag: 'EF-1', notes: 'NOT GREASE RATED' }).application).toBeNull();
  });

  it.each([
    ['NON-SPARKING EXHAUST FAN', 'application'],
    ['KITCHEN NO. 2 UPBLAST', null],
  ])('is none of %j', (type, field) => {
    const { application, question } = readKind({ type });
    expect(question?.field ?? null).toBe(field);
    expect(application?.value ?? null).toBe(field === null ? 'grease' : null);
  });
});

describe('Words that contradict each other', () => {
  it.each([
    ['UPBLAST OR DOWNBLAST', ['UPBLAST', 'DOWNBLAST']],
    ['UPBLAST EXHAUST, BELT/DIRECT', ['BELT', 'DIRECT']],
    ['ROOF OR WALL EXHAUST FAN', ['ROOF', 'WALL']],
  ])('are not understood: %j', (type, words) => {
    const kind = readKind({ type });
    expect(kind.category?.value).toBe('Exhaust');
    expect(kind.notUnderstood).toEqual(words);
  });

  it.each(['POWER ROOF VENTILATOR, WALL MOUNTED', 'DIRECT FIRED MAKE-UP AIR UNIT, BELT DRIVE', 'UPBLAST BELT DRIVE'])(
    'are none of %j',
    (type) => {
      expect(readKind({ type }).notUnderstood).toEqual([]);
    },
  );
});
