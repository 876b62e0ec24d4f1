import { SIZING_ERRORS } from '@specbuilder/shared-contracts/domain';
import { chosen, codesOf, shownOption } from '../../test/fixtures/chosen-options.ts';
import { factsOf, type OrderedUnit } from '../../test/fixtures/option-facts.ts';
import { saying, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import { defaultPicks } from './default-choices.ts';
import { PriceBook } from './price-book.ts';
import { ruleBook } from './rules.ts';

const PRICES = new PriceBook(DEMO_DOCUMENT.options);

const HVAC: OrderedUnit = { lineCode: 'KRG', cfm: 4000, tons: 10, outdoorShare: 0.3 };
const DIRECT_FIRED: OrderedUnit = { lineCode: 'KDF', cfm: 6000 };
const VERTICAL: OrderedUnit = { lineCode: 'KWV', cfm: 20_000 };

describe('a new supply unit', () => {
  it('[OPT-074] begins with the default discharge, intake, gas, insurance, pressure, burner, control and control power', () => {
    expect(codesOf(chosen(DIRECT_FIRED))).toEqual(['DSDN', 'INHD', 'GNG', 'ETL', 'GP0', 'BC1', 'TCD1', 'MPRM', 'HPC2']);
    expect(codesOf(chosen({ lineCode: 'KEH', cfm: 2500 }))).toContain('BCE1');
    expect(codesOf(chosen({ lineCode: 'KIH', cfm: 4000 }))).toContain('BCAL');
    expect(codesOf(chosen(VERTICAL))).toEqual([
      'STAND',
      'DSUP',
      'INHD',
      'GNG',
      'ETL',
      'GP0',
      'BC1',
      'TCS1',
      'MPRM',
      'HPC2',
    ]);
    expect(codesOf(chosen({ ...DIRECT_FIRED, rise: 120 }))).toContain('BC2');
    expect(codesOf(chosen({ ...DIRECT_FIRED, isRecirculating: true }))).toEqual(
      expect.arrayContaining(['TCR8020', 'RAB']),
    );
  });

  it('begins with the cooling and filters it was sized with, and the share of outdoor air', () => {
    expect(codesOf(chosen(HVAC))).toEqual(expect.arrayContaining(['DX10', 'F4M8', 'RVMIX', 'RAB', 'RDC1', 'TCS1']));
    expect(codesOf(chosen({ ...HVAC, outdoorShare: 1 }))).toEqual(expect.arrayContaining(['RV100O', 'RAN', 'TCD1']));
    expect(codesOf(chosen({ ...HVAC, outdoorShare: 0 }))).toContain('RV100R');
  });

  it('lets what a unit is sized with stand in place of the default of its choice', () => {
    const facts = { ...factsOf(DIRECT_FIRED), standardOptions: ['GLP', 'INHF'] };
    const picks = defaultPicks(ruleBook(PRICES, facts));
    const codes = DEMO_DOCUMENT.options
      .filter(({ fanOptionId }) => picks.includes(fanOptionId))
      .map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['GLP', 'INHF', 'DSDN']));
    expect(codes).not.toContain('GNG');
  });
});

describe('choices that have to be made', () => {
  it('requires what was removed', () => {
    expect(wordsOf(chosen({ ...DIRECT_FIRED, rise: 120 }, '-BC2').validation.errors)).toContain(
      'Burner Coil Option is Required',
    );
    expect(wordsOf(chosen({ ...DIRECT_FIRED, rise: 120 }).validation.errors)).not.toContain(
      'Burner Coil Option is Required',
    );
    expect(wordsOf(chosen(VERTICAL, '-DSUP').validation.errors)).toContain('Discharge Option is Required');
    expect(wordsOf(chosen({ ...DIRECT_FIRED, isRecirculating: true }, '-RAB').validation.errors)).toContain(
      'Return Location Option is Required',
    );
  });

  it('[OPT-042] requires the temperature control of every unit that conditions air', () => {
    for (const [ordered, typical] of [
      [DIRECT_FIRED, 'TCD1'],
      [HVAC, 'TCS1'],
      [VERTICAL, 'TCS1'],
    ] as const) {
      expect(wordsOf(chosen(ordered, `-${typical}`).validation.errors)).toContain(
        SIZING_ERRORS.temperatureControlRequired,
      );
      expect(wordsOf(chosen(ordered, 'TCD1').validation.errors)).not.toContain(
        SIZING_ERRORS.temperatureControlRequired,
      );
    }
    expect(wordsOf(chosen({ lineCode: 'KMF', cfm: 6000 }, '-INHD').validation.errors)).toEqual([
      'Intake Option is Required',
    ]);
    expect(codesOf(chosen(DIRECT_FIRED, 'TCD1 TCB2')).filter((code) => code.startsWith('TC'))).toEqual(['TCB2']);
  });

  it('[OPT-047] requires the return location, and [OPT-046] for the damper control once there is one', () => {
    expect(wordsOf(chosen(HVAC, '-INHD -TCS1 -RAB').validation.errors)).toEqual([
      'Intake Option is Required',
      'Temperature Control Required',
      'Return Location Option is Required',
    ]);
    const located = chosen(HVAC, 'RAS -RDC1');
    expect(wordsOf(located.validation.errors)).toEqual(['Intake/Return Damper Control Package Option is Required']);
    expect(shownOption(located, 'RDC2').validation).toEqual(located.validation.errors);
    expect(shownOption(located, 'RAS').validation).toEqual([]);
    expect(wordsOf(chosen(HVAC, 'INHD TCS1 RAS RDC1').validation.errors)).toEqual([]);
    expect(codesOf(chosen(HVAC, 'RAS RDC1'))).toEqual(expect.arrayContaining(['RAS', 'RDC1']));
  });

  it('requires an intake where outdoor air comes in, and only there', () => {
    expect(wordsOf(chosen({ ...HVAC, outdoorShare: 0 }).validation.errors)).not.toContain('Intake Option is Required');
    const indoors = chosen({ ...VERTICAL, isRecirculating: true, outdoorShare: 0 }, '-STAND -DSUP -TCR8020 -RAB');
    expect(wordsOf(indoors.validation.errors)).toEqual([
      'Curb: Stand Option is Required',
      'Discharge Option is Required',
      'Temperature Control Required',
      'Return Location Option is Required',
    ]);
  });

  it('requires the stand of a vertical industrial heater when it is removed', () => {
    expect(codesOf(chosen(VERTICAL))).toContain('STAND');
    const bare = chosen(VERTICAL, '-STAND');
    expect(bare.validation.errors[0]).toEqual(saying('Curb: Stand Option is Required'));
    expect(shownOption(bare, 'STAND')).toMatchObject({
      isChecked: false,
      isDisabled: false,
      select: 'one',
      price: 2150,
    });
    expect(wordsOf(chosen(VERTICAL, 'STAND DSSD INHD TCD1').validation.errors)).toEqual([]);
  });

  it('reports when a default was removed', () => {
    expect(wordsOf(chosen(DIRECT_FIRED, 'INHD TCD1 -GNG -ETL -GP0 -BC1 -HPC2').validation.errors)).toEqual([
      'Gas Type Option is Required',
      'Insurance Requirements Option is Required',
      'Gas Pressure Option is Required',
      'Burner Coil Option is Required',
      'Heater Control Power Connection Option is Required',
    ]);
  });
});

describe('recommendations', () => {
  const IRI =
    'Insurance Requirements: IRI / GE GAP gas train (double block and bleed) is recommended above 400 MBH of gas input';

  it('names double block and bleed above 400 MBH, unless FM or IRI is chosen', () => {
    // 6,000 cfm by 70 F: 453,600 Btu/h out, 493 MBH in; by 50 F 352 MBH.
    expect(wordsOf(chosen(DIRECT_FIRED).validation.warnings)).toEqual([IRI]);
    expect(wordsOf(chosen({ ...DIRECT_FIRED, rise: 50 }).validation.warnings)).toEqual([]);
    expect(wordsOf(chosen(DIRECT_FIRED, 'IRI').validation.warnings)).toEqual([]);
    expect(wordsOf(chosen(DIRECT_FIRED, 'FMIRI').validation.warnings)).toEqual([]);
  });

  it('names stainless steel behind a coil, and reheat for outdoor air alone', () => {
    const outdoor = chosen({ ...HVAC, tons: 20, outdoorShare: 1 });
    expect(wordsOf(outdoor.validation.warnings)).toEqual([
      'Burner Coil: Cooled air crosses the furnace and may condense: a stainless steel heat exchanger is recommended',
      'Reheat Coil: Hot-gas reheat coil, modulating is recommended where 100% outdoor air is cooled',
    ]);
    expect(wordsOf(chosen({ ...HVAC, tons: 20, outdoorShare: 1 }, 'BCSS RH3').validation.warnings)).toEqual([]);
  });

  it('names reheat only where the unit can be given a coil that meets it', () => {
    const cooled: OrderedUnit = { lineCode: 'KIH', cfm: 4000, tons: 15 };
    const REHEAT = 'Reheat Coil: Hot-gas reheat coil, modulating is recommended where 100% outdoor air is cooled';
    expect(wordsOf(chosen(cooled).validation.warnings)).toContain(REHEAT);
    expect(wordsOf(chosen(cooled, 'RH1').validation.warnings)).not.toContain(REHEAT);
    expect(wordsOf(chosen(cooled, 'RH2').validation.warnings)).not.toContain(REHEAT);
  });

  it('names filters ahead of a cooling coil that has none, in the unit or at its intake', () => {
    const FILTERS = 'HVAC Filter Options: Filters are recommended ahead of the cooling coil';
    expect(wordsOf(chosen(HVAC).validation.warnings)).not.toContain(FILTERS);
    expect(wordsOf(chosen(HVAC, '-F4M8').validation.warnings)).toContain(FILTERS);
    const cooled: OrderedUnit = { lineCode: 'KDF', cfm: 3000, tons: 12.5 };
    expect(wordsOf(chosen(cooled).validation.warnings)).toContain(FILTERS);
    // A final filter is behind the coil.
    expect(wordsOf(chosen(cooled, 'F12M14').validation.warnings)).toContain(FILTERS);
    for (const ahead of ['F2M8', 'F4M13', 'INHF', 'INVB']) {
      expect(wordsOf(chosen(cooled, ahead).validation.warnings)).not.toContain(FILTERS);
    }
    expect(wordsOf(chosen({ ...cooled, tons: undefined }).validation.warnings)).not.toContain(FILTERS);
  });
});
