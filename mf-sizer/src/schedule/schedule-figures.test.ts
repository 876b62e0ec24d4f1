import { read } from '../../test/schedule-rows.ts';

describe('figures of a schedule', () => {
  it.each([
    ['1,250', 'CFM', 1250],
    ['700 L/s', 'CFM', 1483.22],
    ['700', 'AIRFLOW L/s', 1483.22],
    ['1000 m³/h', 'CFM', 588.578],
    ['1500 CFM', 'CFM', 1500],
  ])('airflow %s under the head "%s" is %d cfm', (text, head, value) => {
    const [row] = read(`Tag\t${head}\tESP\nEF-1\t${text}\t0.5`).rows;
    expect(row?.specification['cfm']).toBeCloseTo(value, 1);
  });
  it.each([
    ['0.75"', 'ESP', 0.75],
    ['1 1/4', 'ESP', 1.25],
    ['1/2" W.G.', 'ESP', 0.5],
    ['.375', 'ESP', 0.375],
    ['0,75', 'ESP', 0.75],
    ['-0.5 in. wg', 'ESP', 0.5],
    ['125 Pa', 'ESP', 0.50183],
    ['125', 'ESP (Pa)', 0.50183],
  ])('pressure %s under the head "%s" is %d in. wg', (text, head, value) => {
    const [row] = read(`Tag\tCFM\t${head}\nEF-1\t900\t${text}`).rows;
    expect(row?.specification['sp']).toBeCloseTo(value, 3);
  });
  it.each(['abc', '12 bananas', '1..2', '2 x 850'])('"%s" is no airflow', (text) => {
    const [row] = read(`Tag\tCFM\tESP\nEF-1\t${text}\t0.5`).rows;
    expect(row?.specification).not.toHaveProperty('cfm');
    expect(row?.problems.map(({ field }) => field)).toEqual(['airflow']);
  });
  it.each([
    ['460/3/60', 460, 3],
    ['208-230/1', 230, 1],
    ['480V-3PH', 460, 3],
    ['120/1', 115, 1],
  ])('%s is a supply', (text, motorVoltage, motorPhase) => {
    const [row] = read(`Tag\tCFM\tESP\tV/PH/HZ\nEF-1\t900\t0.5\t${text}`).rows;
    expect(row?.specification).toMatchObject({ motorVoltage, motorPhase });
  });
  it.each([
    ['Roof upblast', 'BELT', { subFanCategoryType: 2, fanDischargeType: 1, fanMountType: 1, fanDriveType: 1 }],
    ['Wall propeller', 'DD', { subFanCategoryType: 4, fanMountType: 2, fanDriveType: 2 }],
  ])('the type "%s" and the drive "%s" are criteria', (type, drive, specification) => {
    const [row] = read(`Tag\tCFM\tESP\tType\tDrive\nEF-1\t900\t0.5\t${type}\t${drive}`).rows;
    expect(row).toMatchObject({ state: 'read', specification });
  });
  it('a drive that is not understood leaves the row open', () => {
    const [row] = read('Tag\tCFM\tESP\tDrive\nEF-1\t900\t0.5\tmagic').rows;
    expect(row).toMatchObject({ state: 'question', notUnderstood: ['magic'] });
  });
  it.each([
    ['EF-1,2,3', 3],
    ['EF-1 X2', 2],
    ['EF-1 thru 4', 4],
    ['EF-1', 1],
  ])('the tag %s is for %d', (tag, quantity) => {
    expect(read(`Tag\tCFM\tESP\n${tag}\t900\t0.5`).rows[0]).toMatchObject({ quantity });
  });
});
