import type { Message, MessageCode, MessageParameters } from '../domain/message.ts';
import { messageOf, plainMessage } from '../domain/message.ts';
import { currentLanguage } from '../language/index.ts';
import { messageText } from './message-text.ts';
import type { WORDS } from './words.ts';

type WordsOf<C extends MessageCode> = C extends `${infer S}.${infer K}`
  ? S extends keyof typeof WORDS
    ? K extends keyof (typeof WORDS)[S]
      ? (typeof WORDS)[S][K]
      : null
    : null
  : null;
type ParametersOf<W> = W extends (parameters: infer P) => string ? keyof P : never;
/** Codes without words, or with words of other parameters. */
type Wrong = {
  readonly [C in MessageCode]: WordsOf<C> extends null
    ? C
    : [ParametersOf<WordsOf<C>>, keyof MessageParameters[C]] extends [
          keyof MessageParameters[C],
          ParametersOf<WordsOf<C>>,
        ]
      ? never
      : C;
}[MessageCode];
type NoneIsWrong = [Wrong] extends [never] ? true : Wrong;

afterEach(() => currentLanguage.choose('en'));

/** Words that the engine said before they were data, a sample of each section. */
const SAID: readonly (readonly [text: string, message: Message])[] = [
  [
    'Not listed for Kitchen, Grease',
    messageOf('exclusion.application', { application: { join: 'comma', items: ['Kitchen', 'Grease'] } }),
  ],
  ['Direct drive, belt required', messageOf('exclusion.drive', { has: 'Direct', asked: 'Belt' })],
  ['Roof mount, side required', messageOf('exclusion.mount', { has: 'Roof', asked: 'Side' })],
  ['Straight discharge, upblast required', messageOf('exclusion.discharge', { has: 'Straight', asked: 'Upblast' })],
  ['No wind-rated version', messageOf('exclusion.feature', { feature: 'isWindRated' })],
  ['500 cfm, line starts at 1,200 cfm', messageOf('exclusion.airflowBelow', { cfm: 500, limitCfm: 1200 })],
  [
    '0.8 in. wg internal loss against 0.50 in. wg external',
    messageOf('exclusion.internalLoss', { insideInWg: 0.8, outsideInWg: 0.5 }),
  ],
  ['12.5% left of stall, 5% margin needed', messageOf('exclusion.inStall', { percent: 12.5, marginPercent: 5 })],
  [
    '1,750 rpm, 12 rpm above the class II limit',
    messageOf('exclusion.classSpeed', { rpm: 1750.3, overRpm: 12, fanClass: 'II' }),
  ],
  ['0.55 hp needed, largest motor 1/2 hp', messageOf('exclusion.motor', { neededPower: 0.551, motorHp: 0.5 })],
  [
    'No motor for 460 V, three phase, 60 Hz',
    messageOf('exclusion.voltage', {
      supply: {
        join: 'comma',
        items: [
          messageOf('supply.volts', { volts: 460 }),
          messageOf('supply.phase', { phase: 3 }),
          messageOf('supply.frequency', { hertz: 60 }),
        ],
      },
    }),
  ],
  [
    'No motor for 415 V; the motors are for 380 V, 400 V',
    messageOf('exclusion.voltageServed', {
      supply: { join: 'comma', items: [messageOf('supply.volts', { volts: 415 })] },
      served: {
        join: 'comma',
        items: [messageOf('supply.volts', { volts: 380 }), messageOf('supply.volts', { volts: 400 })],
      },
    }),
  ],
  ['58 dBA, limit 54.5 dBA', messageOf('exclusion.soundPressure', { dba: 58, limitDba: 54.5 })],
  ['19.4 sones, limit 15', messageOf('exclusion.sound', { sones: 19.4, limitSones: 15 })],
  ['Without NEMA Premium', messageOf('admission.without', { wish: 'isPremiumEfficiency' })],
  ['Any motor voltage', messageOf('admission.any', { choice: 'motorVoltage' })],
  ['Up to 1.50 in. wg', messageOf('admission.pressureTo', { inWg: 1.5 })],
  ['Allow 58 dBA', messageOf('admission.soundPressure', { dba: 58 })],
  ['Allow 19.0 sones', messageOf('admission.sound', { sones: 19 })],
  ['Quietest that fits', plainMessage('rank.quietest')],
  ['Capacity to 12,300 cfm', messageOf('rank.roomToGrow', { cfm: 12_300 })],
  ['Capacity to 12,300 cfm with 15 hp', messageOf('rank.roomToGrowWithMotor', { cfm: 12_300, horsepower: '15' })],
  [
    'Fan Motor: 12.5 tons of cooling, single phase up to 5. Choose another supply, or less cooling.',
    messageOf('run.supply', { problem: messageOf('supply.tons', { tons: 12.5, limitTons: 5 }) }),
  ],
  [
    'Fan Motor: 10.91 hp is required of 10 hp, within its service factor of 1.15',
    messageOf('run.inServiceFactor', { neededPower: 10.91, motorHp: 10, serviceFactor: 1.15 }),
  ],
  ['Fan Motor: 6% margin; 10% is recommended', messageOf('run.thinMargin', { percent: 6 })],
  [
    'Discharge Option is Required',
    messageOf('option.choiceRequired', { choice: messageOf('group.choice', { group: 'FanDischarge' }) }),
  ],
  [
    'Curb: Vented roof curb is required. Required for the specified wind rating. Requires A or B',
    messageOf('option.required', {
      group: messageOf('group.shortName', { group: 'FanCurb' }),
      option: 'Vented roof curb',
      reasons: {
        join: 'sentences',
        items: [
          plainMessage('requirement.windRated'),
          messageOf('option.requires', { options: { join: 'or', items: ['A', 'B'] } }),
        ],
      },
    }),
  ],
  [
    'Cooling and Heat Pump: 250 cfm per ton; at least 300 required',
    messageOf('unit.cooling', { problem: messageOf('cooling.airflowBelow', { cfmPerTon: 250, limitCfmPerTon: 300 }) }),
  ],
  ['The catalog has no fan 1245011', messageOf('refusal.unknownFan', { fanUnitId: 1_245_011 })],
  ['-60 to 1,500 °F', messageOf('refusal.range', { minimum: -60, maximum: 1500, unit: '°F' })],
  ['The wet bulb cannot be above the dry bulb', plainMessage('air.wetBulbAboveDryBulb')],
  ['90 °F temperature rise, limit 80 °F', messageOf('heating.rise', { riseF: 90, limitF: 80 })],
  ['Sea level: the postal code 00000 is not known', messageOf('batch.seaLevelForUnknown', { postalCode: '00000' })],
  ['as it was stored', messageOf('plain.text', { text: 'as it was stored' })],
];

describe('messages in words', () => {
  it.each(SAID)('says "%s"', (text, message) => {
    expect(messageText(message)).toBe(text);
  });

  it('has words with the same parameters for every code', () => {
    const none: NoneIsWrong = true;
    expect(none).toBe(true);
  });

  it('says them in Spanish once the page is', async () => {
    await currentLanguage.choose('es');
    expect(messageText(messageOf('rank.roomToGrow', { cfm: 12_300 }))).toBe('Con reserva hasta 12,300 cfm');
    const choice = messageOf('group.choice', { group: 'FanDischarge' });
    expect(messageText(messageOf('option.choiceRequired', { choice }))).toBe('Se requiere una opción de descarga');
  });

  it('shows the code of a message that it has no words for', () => {
    expect(messageText({ code: 'run.later', parameters: {} } as unknown as Message)).toBe('run.later');
  });
});
