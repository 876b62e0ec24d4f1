import { said } from '../../test/said.ts';
import { readLine } from './index.ts';

const read = (line: string) => {
  const { criteria, questions, notUnderstood } = readLine(line);
  return said({ ...criteria, questions, notUnderstood });
};

describe('A request in one line', () => {
  it.each([
    ['please quote 4 upblast fans 1500 cfm @ 0.75, 460/3/60', '4 1500 0.75 460 3 UpblastDownblast Exhaust'],
    ['QUOTE 4 UPBLAST FANS 1500 CFM 0.75', '4 1500 0.75 UpblastDownblast Exhaust'],
    ['supply 3 inline fans 1200 cfm at 0.5', '3 1200 0.5 Inline Exhaust'],
    ['Supply (2) EF-1 upblast fans 1500 cfm .75"', 'EF-1 2 1500 0.75 UpblastDownblast Exhaust'],
    ['please supply and install 2 roof exhaust fans 900 cfm 0.5 in', '2 900 0.5 Exhaust'],
    ['supply EF-1 1200 cfm 0.5', 'EF-1 1200 0.5 Exhaust'],
    ['supply fan 3000 cfm 1.0', '3000 1 MakeUpAir'],
    ['supply 2 speed fan 3000 cfm 1.0', '3000 1 MakeUpAir !2 speed'],
    ['price 2 roof fans 500 cfm .5', '2 500 0.5'],
    ['need 4 EF-1 500 cfm .5', 'EF-1 4 500 0.5 Exhaust'],
    ['3 of EF-14 3000 cfm 0.5"', 'EF-14 3 3000 0.5 Exhaust'],
    ['EF-14 3000 cfm 0.5" 3 req\'d', 'EF-14 3 3000 0.5 Exhaust'],
    ['EF-4 (2 TOTAL) 1500 cfm .5', 'EF-4 2 1500 0.5 Exhaust'],
    ['EF-3, 2 ea., 1800 cfm, .5"', 'EF-3 2 1800 0.5 Exhaust'],
    ['EF-1,2,3 600 cfm .3', 'EF-1,2,3 3 600 0.3 Exhaust'],
    ['2 extractores 3,000 PCM 0.5" c.a.', '2 3000 0.5 Exhaust'],
    ['1 Dachventilator 1500 m3/h 100 Pa', '1 882.9 0.4015 UpblastDownblast Exhaust'],
    ['provide 1 roof exhaust fan 500 cfm .5"', '1 500 0.5 Exhaust'],
    ['hi can u get me a price for a roof fan 1800cfm .625 sp 208/3 thx', '1800 0.625 208 3'],
  ])('says how many: %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it.each([
    ['EF-1 5000 cfm 2" 1 duty 1 standby', 'EF-1 2 5000 2 Exhaust'],
    ['3 fans (2 duty / 1 standby) 5000 cfm 2"', '3 5000 2'],
    ['2 fans one operating one spare 5000 cfm 2"', '2 5000 2'],
    ['3 fans 2 running 1 standby 5000 cfm 2"', '3 5000 2'],
    ['EF-1 5000 cfm 2" + 1 standby', 'EF-1 5000 2 Exhaust !1 !standby'],
  ])('counts the fans that wait: %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it.each([
    ['EF-1 1200 cfm ESP.5', 'EF-1 1200 0.5 Exhaust'],
    ['EF-1 CFM1200 SP.5 HP.25', 'EF-1 1200 0.5 0.25 Exhaust'],
    ['EF-1 1200CFM.5SP', 'EF-1 1200 0.5 Exhaust'],
    ['EF-1 1200 cfm S.P.5', 'EF-1 1200 Exhaust !S.P.5'],
    ['1250 cfm 0.5" 12" round duct', '1250 0.5 Inline Exhaust !12"'],
    ['3,000 1.0 2HP 460 3 60', '3000 1 2 460 3'],
    ['3000 CFM .5SP 208V1P', '3000 0.5 208 1'],
    ['3000 CFM .5SP 3Ph/480v/60hz', '3000 0.5 460 3'],
    ['G-095-VG-3, 650 CFM, 0.375 ESP', '650 0.375 G-095-VG-3'],
    ['FV-11VQ5 110 cfm .25" 120v', '110 0.25 115 FV-11VQ5'],
    ['EF-1.2 1800 CFM .5 IN', 'EF-1.2 1800 0.5 Exhaust'],
    ['ventilateur de toit 1 500 PCM 0,5 po c.e. 120/1', '1500 0.5 115 1 UpblastDownblast Exhaust'],
    ['EF-1 1200 cfm 1-2" wg', 'EF-1 1200 Exhaust ?staticPressure !1-2'],
    ['AMCA 210 fan 0.5"', '0.5 !AMCA 210'],
  ])('has figures and units without a space, or with names that are numbers: %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('limits the sound in dB(A)', () => {
    const { criteria } = readLine('1500 cfm 0.5" 55 dB(A) @ 1.5 m');
    expect([criteria.soundPressure?.value, criteria.altitude]).toEqual([55, null]);
  });
});
