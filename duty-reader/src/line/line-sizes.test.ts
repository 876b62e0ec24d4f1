import { readLine } from './index.ts';

describe('The size of a fan, a duct or a room', () => {
  it.each<[string, number, number | undefined]>([
    ['36" wall fan 9000 cfm', 9000, undefined],
    ['24" axial EF-2 5000 cfm', 5000, undefined],
    ['24in propeller fan 5000 cfm', 5000, undefined],
    ['12" inline 400 cfm', 400, undefined],
    ['6" duct fan 150 cfm', 150, undefined],
    ['4" dryer 150 cfm', 150, undefined],
    ['12" duct 900 cfm 0.5', 900, 0.5],
    ['900 cfm 0.5 18" wheel', 900, 0.5],
    ['24 in fan 5000 cfm 0.125', 5000, 0.125],
    ['900 cfm 12"x12" 0.25', 900, 0.25],
    ['900 cfm 0.5 duct 10"', 900, 0.5],
    ['900 cfm 8 inch round duct 0.5', 900, 0.5],
    ['900 cfm 0.5 wheel dia. 9 in', 900, 0.5],
    ['room 12 ft x 20 ft 300 cfm', 300, undefined],
    ['room 12 x 20 300 cfm', 300, undefined],
    ['room 12x20x9 300 cfm 0.5', 300, 0.5],
    ['duct 24 in x 12 in 900 cfm 0.5', 900, 0.5],
  ])('is no pressure and no count: %s', (line, cfm, pressure) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect([criteria.cfm?.value, criteria.staticPressure?.value, criteria.quantity]).toEqual([cfm, pressure, null]);
    expect(criteria.altitude).toBeNull();
    // The size is shown, in the words of the line.
    expect([...questions.map(({ asWritten }) => asWritten), ...notUnderstood].join(' ')).toMatch(/\d/);
  });

  it.each([
    ['900 cfm 1" inline', 1],
    ['900 cfm 0.5" wall fan', 0.5],
    ['inline 900 cfm 0.75 in', 0.75],
    ['blower 900 cfm 12" wg', 12],
    ['inline fan 900 cfm 3" wc wall', 3],
  ])('is not what a pressure is: %s', (line, pressure) => {
    expect(readLine(line).criteria.staticPressure?.value).toBe(pressure);
  });

  it.each([
    ['900 cfm esp 12"', 12],
    ['900 cfm 12 in static', 12],
    ['900 cfm 12 in. static pressure', 12],
    ['900 cfm 12" esp', 12],
    ['900 cfm E.S.P. 14 inches', 14],
    ['900 cfm @ 12"', 12],
    ['exhaust fan 900 cfm esp 8" wall fan', 8],
  ])('is no pressure that has its name and its unit: %s', (line, pressure) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect([criteria.staticPressure?.value, questions, notUnderstood]).toEqual([pressure, [], []]);
  });

  it.each([
    ['900 cfm 0.5 esp 12" duct', 0.5],
    ['900 cfm 12" sp 0.5', 0.5],
    ['900 cfm 12" esp 0.5"', 0.5],
    ['900 cfm esp 0.5 12" static', 0.5],
  ])('is no pressure beside the name of another one: %s', (line, pressure) => {
    const { criteria, questions, notUnderstood } = readLine(line);
    expect([criteria.staticPressure?.value, questions]).toEqual([pressure, []]);
    expect(notUnderstood).toContain('12"');
  });

  it('is a question where it may be a pressure too', () => {
    expect(readLine('900 cfm esp 12" duct').questions).toMatchObject([
      { field: 'staticPressure', meanings: [{ value: 12 }] },
    ]);
    const { criteria, questions } = readLine('900 cfm 0.5" duct');
    expect(criteria.staticPressure).toBeNull();
    expect(questions).toMatchObject([{ field: 'staticPressure', meanings: [{ value: 0.5 }] }]);
  });

  it.each([
    ['2 x 850 cfm 0.5', 2],
    ['1500 0.5 x2', 2],
    ['900 cfm 1" x2', 2],
    ['3200 cfm 0.75 x 3', 3],
    ['3 x 10 tons 4000 cfm', 3],
  ])('is not what a count is: %s', (line, count) => {
    expect(readLine(line).criteria.quantity?.value).toBe(count);
  });
});

describe('A length', () => {
  it.each([
    '100 ft duct 900 cfm 0.5',
    '2000 cfm 0.5 150 ft stack',
    'EF-1 800 cfm 300 feet from panel',
    'building 120 ft tall',
    'run 200 ft of duct',
    '900 cfm 600 ft duct',
    '900 cfm 0.5 700 ft of 12" duct',
  ])('is no altitude: %s', (line) => {
    const { criteria, notUnderstood } = readLine(line);
    expect(criteria.altitude).toBeNull();
    expect(notUnderstood.join(' ')).toMatch(/\d+ (?:ft|feet)/);
  });

  it.each([
    ['2000 cfm 0.5 at 300 ft', 300],
    ['2000 cfm 0.5 elev 300 ft', 300],
    ['2000 cfm 0.5 300 ft above sea level', 300],
    ['2000 cfm 0.5 5280 ft', 5280],
  ])('is an altitude where it says so or is long: %s', (line, altitude) => {
    expect(readLine(line).criteria.altitude?.value).toBe(altitude);
  });
});
