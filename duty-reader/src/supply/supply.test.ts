import fc from 'fast-check';
import { readSupply, voltagesMeant } from './index.ts';

type Expected = readonly [string, number | null, number | null, number | null];

const READ: readonly Expected[] = [
  ['208/3/60', 208, 3, 60],
  ['3/460/60', 460, 3, 60],
  ['115/60/1', 115, 1, 60],
  ['60/3/460', 460, 3, 60],
  ['3/60/460', 460, 3, 60],
  ['1/60/115', 115, 1, 60],
  ['460/3', 460, 3, null],
  ['115/1', 115, 1, null],
  ['3/208', 208, 3, null],
  ['460-3-60', 460, 3, 60],
  ['460 - 3 - 60', 460, 3, 60],
  ['460V-3PH-60HZ', 460, 3, 60],
  ['460V/3PH/60HZ', 460, 3, 60],
  ['460V/3Ø/60Hz', 460, 3, 60],
  ['460V/3φ', 460, 3, null],
  ['460 V, 3 PH, 60 HZ', 460, 3, 60],
  ['460 VOLTS / 3 PHASE / 60 HERTZ', 460, 3, 60],
  ['460 VAC 3 PHASE', 460, 3, null],
  ['460V AC, 3-PHASE', 460, 3, null],
  ['480V-3PH', 460, 3, null],
  ['480/3/60', 460, 3, 60],
  ['440/3/60', 460, 3, 60],
  ['600/3/60', 575, 3, 60],
  ['575/3/60', 575, 3, 60],
  ['120V 1Ø', 115, 1, null],
  ['120V/1Ø', 115, 1, null],
  ['1Ø 120V', 115, 1, null],
  ['120 V', 115, null, null],
  ['120', 115, null, null],
  ['127/1/60', 115, 1, 60],
  ['110/1', 115, 1, null],
  ['208/1/60', 208, 1, 60],
  ['200/3/60', 208, 3, 60],
  ['220/3/60', 230, 3, 60],
  ['240/3/60', 230, 3, 60],
  ['240/1/60', 230, 1, 60],
  ['265/1/60', 277, 1, 60],
  ['277/1/60', 277, 1, 60],
  ['277V/1PH', 277, 1, null],
  ['208-230/1/60', 230, 1, 60],
  ['208-230/60/1', 230, 1, 60],
  ['208/230/1', 230, 1, null],
  ['208-230V, 1 PHASE', 230, 1, null],
  ['208-240/1', 230, 1, null],
  ['220-240/1/60', 230, 1, 60],
  ['110-120/1/60', 115, 1, 60],
  ['440-480/3', 460, 3, null],
  ['277/480V 3PH', 460, 3, null],
  ['480/277/3/60', 460, 3, 60],
  ['480Y/277V, 3PH, 4W, 60HZ', 460, 3, 60],
  ['277/480/1', 277, 1, null],
  ['120/208/3', 208, 3, null],
  ['208Y/120V 3PH', 208, 3, null],
  ['347/600/3', 575, 3, null],
  ['120/240/3', 230, 3, null],
  ['380/3/50', 380, 3, 50],
  ['3~400V 50Hz', 400, 3, 50],
  ['400/3/50', 400, 3, 50],
  ['400V 3N~ 50Hz', 400, 3, 50],
  ['230/400/3/50', 400, 3, 50],
  ['400 V tri', 400, 3, 50],
  ['400V/III', 400, 3, 50],
  ['230V/I', 230, 1, null],
  ['400V', 400, null, 50],
  ['400/3', 400, 3, 50],
  ['230/400 V 3~', 400, 3, 50],
  ['190/3/50', 190, 3, 50],
  ['200/3/50', 200, 3, 50],
  // Electronic motors take any frequency of a single phase.
  ['230/1/50', 230, 1, 50],
  ['3PH', null, 3, null],
  ['SINGLE PHASE', null, 1, null],
  ['120V SINGLE PHASE', 115, 1, null],
  ['THREE PHASE, 460V', 460, 3, null],
  ['3', null, 3, null],
  ['60 HZ', null, null, 60],
  ['208 trifásico 60 Hz', 208, 3, 60],
  ['460V triphasé 60 Hz', 460, 3, 60],
  ['115 V monofásico', 115, 1, null],
  ['460V dreiphasig', 460, 3, null],
  ['208V 3 fases', 208, 3, null],
  ['(208/3/60)', 208, 3, 60],
  ['208/3/60①', 208, 3, 60],
  ['208/3/60 (NOTE 2)', 208, 3, 60],
  ['208/3/60*', 208, 3, 60],
  ['208 / 3 / 60 CY', 208, 3, 60],
  ['208V/60C/3P', 208, 3, 60],
  ['V 208 PH 3 HZ 60', 208, 3, 60],
  ['VOLTS: 460, PHASE: 3', 460, 3, null],
  ['AC 230V', 230, null, null],
  ['3/N/PE 400V 50Hz', 400, 3, 50],
  ['460.0', 460, null, null],
  ['3.0', null, 3, null],
  ['3x208V', 208, 3, null],
  ['208x3x60', 208, 3, 60],
  ['208.3.60', 208, 3, 60],
  ['208|3|60', 208, 3, 60],
  ['208,3,60', 208, 3, 60],
  ['208 3 60', 208, 3, 60],
  ['120 V/1-250 VA', 115, 1, null],
  ['208 V/3-1500 VA', 208, 3, null],
  ['480 V/3-7,460 VA', 460, 3, null],
  ['277 V/1-0.3 kVA', 277, 1, null],
];

const QUERIED: readonly (readonly [string, readonly number[], number | null, number | null])[] = [
  ['208-230/3/60', [208, 230], 3, 60],
  ['208/230/3', [208, 230], 3, null],
  ['200-230/3', [208, 230], 3, null],
  ['208-230', [208, 230], null, null],
  ['230/460/3/60', [230, 460], 3, 60],
  ['208-230/460/3/60', [208, 230, 460], 3, 60],
  ['115/230/1', [115, 230], 1, null],
  ['115/208-230/1', [115, 230], 1, null],
  ['277/480', [277, 460], null, null],
  ['480Y/277', [460, 277], null, null],
  ['120/208', [115, 208], null, null],
  ['120/208/1', [115, 208], 1, null],
  ['120/208-1', [115, 208], 1, null],
  ['208/120-1', [208, 115], 1, null],
  ['208Y/120V 1PH', [208, 115], 1, null],
  ['120/208/1/60', [115, 208], 1, 60],
  ['127/220/1/60', [115, 230], 1, 60],
  ['380/3/60', [460, 575, 230], 3, 60],
  ['380/3', [380, 460], 3, null],
  ['400/3/60', [460, 575, 230], 3, 60],
  ['415 V tri', [380, 460], 3, null],
  ['415/3/50', [380, 190], 3, 50],
  ['480/3/50', [380, 190], 3, 50],
  ['460/1/60', [277, 230, 208], 1, 60],
  ['115/3/60', [208, 230, 460], 3, 60],
  ['115/460/3', [460], 3, null],
  ['347/1/60', [277, 230, 208], 1, 60],
];

const NOT_ONE = [
  '',
  ' ',
  '-',
  'N/A',
  'SEE NOTE 3',
  '208/3/60/20A',
  '460/3/60 7.5 HP',
  '24VDC',
  '1250',
  '0.5',
  '2083/60',
  '208/2/60',
  '208/3/61',
  'EF-1',
  '1.5',
  '3/4',
  'BY EC',
  '208//x',
  '208/3/1',
  '20',
  '208 A',
  '250 VA',
  '120 V/2-250 VA',
  '480/3/60 VFD',
  '1/2',
  '60',
] as const;

describe('A supply', () => {
  it.each(READ)('%j', (text, voltage, phase, frequency) => {
    const read = readSupply(text);
    expect([read?.voltage?.value ?? null, read?.phase?.value ?? null, read?.frequency?.value ?? null]).toEqual([
      voltage,
      phase,
      frequency,
    ]);
    expect(read?.meanings).toBeNull();
  });

  it.each(QUERIED)('%j leaves its voltage open', (text, values, phase, frequency) => {
    const read = readSupply(text);
    expect(read?.meanings).toEqual(values.map((value) => ({ value, unit: 'V' })));
    expect(read?.voltage).toBeNull();
    expect([read?.phase?.value ?? null, read?.frequency?.value ?? null]).toEqual([phase, frequency]);
  });

  it.each(NOT_ONE)('%j is not one', (text) => {
    expect(readSupply(text)).toBeNull();
  });

  it.each([
    ['120V, 15A', [115]],
    ['208 V / 250 VA', [208]],
    ['208-230V, 20 AMPS', [208, 230]],
    ['208/3/60/20A', []],
    ['208 V/2-1250 VA', ['208/1', '208/3']],
    ['208 V/2-0 VA', ['208/1', '208/3']],
    ['240 V/2-1,250 VA', ['240/1', '240/3']],
    ['480 V/2-2.5 kVA', ['480/3']],
    ['277 V/2-250 VA', ['277/1']],
    ['120 V/2-250 VA', ['120/1']],
    ['208/2/60', ['208/1/60', '208/3/60']],
    ['208V-2PH-60HZ', ['208/1/60', '208/3/60']],
    ['1250/2', []],
    ['120 V', []],
    ['208 A', []],
  ])('%j may mean its voltage', (text, values) => {
    expect(voltagesMeant(text).map(({ value }) => value)).toEqual(values);
  });

  it.each(['208 V/2-1250 VA', '208/2/60', '480 V/2-2.5 kVA'])(
    '%j with two phases is one with what it may mean',
    (text) => {
      for (const { value } of voltagesMeant(text)) {
        const read = readSupply(String(value));
        expect([read?.voltage?.value, read?.phase?.value, read?.meanings]).toEqual([
          expect.any(Number),
          expect.any(Number),
          null,
        ]);
      }
    },
  );

  it('keeps what was written', () => {
    expect(readSupply(' 480/3/60 ')?.voltage).toEqual({ value: 460, unit: 'V', asWritten: '480/3/60' });
  });

  it('leaves the frequency open where two are written', () => {
    expect(readSupply('230/1/50/60')).toMatchObject({
      voltage: { value: 230 },
      frequency: null,
      meanings: [
        { value: 50, unit: 'Hz' },
        { value: 60, unit: 'Hz' },
      ],
    });
  });

  it('takes the order of the head for a number that says nothing by itself', () => {
    expect(readSupply('24/1/60')).toBeNull();
    expect(readSupply('24/1/60', 'V/PH/HZ')).toMatchObject({
      voltage: null,
      phase: { value: 1 },
      meanings: [{ value: 115 }, { value: 208 }, { value: 230 }],
    });
    expect(readSupply('60', 'V/HZ/PH')).toMatchObject({ frequency: { value: 60 } });
    expect(readSupply('115/60/1', 'V/PH/HZ')).toMatchObject({ voltage: { value: 115 }, phase: { value: 1 } });
  });

  it('is read back in every order, with every sign', () => {
    const supply = fc.constantFrom([115, 1], [208, 1], [277, 1], [208, 3], [230, 3], [460, 3], [575, 3]);
    const signs = fc.record({
      volts: fc.constantFrom('', 'V', ' V', ' VAC', ' VOLTS', 'v'),
      phase: fc.constantFrom('', 'PH', ' PH', 'Ø', ' PHASE', '-phase'),
      hertz: fc.constantFrom('', 'HZ', ' Hz', ' HERTZ'),
      join: fc.constantFrom('/', ' / ', '-', ', ', ' '),
    });
    fc.assert(
      fc.property(
        supply,
        signs,
        fc.constantFrom('vph', 'vhp', 'pvh', 'phv', 'hpv', 'hvp'),
        ([volts = 0, phase = 0], sign, order) => {
          const parts: Readonly<Record<string, string>> = {
            v: `${volts}${sign.volts}`,
            p: `${phase}${sign.phase}`,
            h: `60${sign.hertz}`,
          };
          const text = [...order].map((part) => parts[part]).join(sign.join);
          expect(readSupply(text)).toMatchObject({
            voltage: { value: volts },
            phase: { value: phase },
            frequency: { value: 60 },
            meanings: null,
          });
        },
      ),
    );
  });

  it('takes any text, and gives no number that is not written or a nameplate of one', () => {
    const words = fc.constantFrom(
      '208',
      '230',
      '3',
      '1',
      '60',
      '50',
      '/',
      '-',
      'V',
      'PH',
      'HZ',
      ' ',
      'Y',
      '~',
      '(',
      ')',
      'x',
      'A',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 10 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = readSupply(written);
        if (read === null) return;
        expect([1, 3, undefined]).toContain(read.phase?.value);
        expect([50, 60, undefined]).toContain(read.frequency?.value);
      }),
      { numRuns: 2000 },
    );
  });
});
