import type { FieldRange } from './field-ranges.ts';
import { OptionGroup } from './option-groups.ts';

/**
 * The content of each message as data: raw values with their unit in the name (F, in. wg as InWg), never formatted. A
 * message inside another one stays a message. The texts are in languages/<code>/messages.json.
 */
export interface MessageParameters {
  readonly 'plain.text': { readonly text: string };
  readonly 'exclusion.application': { readonly application: MessageList };
  readonly 'exclusion.grease': Nothing;
  readonly 'exclusion.drive': { readonly has: 'Belt' | 'Direct'; readonly asked: 'Belt' | 'Direct' };
  readonly 'exclusion.mount': { readonly has: 'Roof' | 'Side'; readonly asked: 'Roof' | 'Side' };
  readonly 'exclusion.discharge': {
    readonly has: 'Upblast' | 'Downblast' | 'Straight';
    readonly asked: 'Upblast' | 'Downblast';
  };
  readonly 'exclusion.inlet': { readonly has: 'Side' | 'Bottom' | 'Straight'; readonly asked: 'Side' | 'Bottom' };
  readonly 'exclusion.ducts': { readonly asked: 'Ducted' | 'NonDucted' };
  readonly 'exclusion.feature': {
    readonly feature: 'isRestaurantDuty' | 'isHighHeat' | 'isWindRated' | 'hasSpeedControlOption';
  };
  readonly 'exclusion.airstream': { readonly airstreamF: number; readonly limitF: number };
  readonly 'exclusion.airflowBelow': { readonly cfm: number; readonly limitCfm: number };
  readonly 'exclusion.airflowAbove': { readonly cfm: number; readonly limitCfm: number };
  readonly 'exclusion.beyondCurve': { readonly cfm: number; readonly limitCfm: number; readonly inWg: number };
  readonly 'exclusion.faceVelocityBelow': { readonly fpm: number; readonly limitFpm: number };
  readonly 'exclusion.faceVelocityAbove': { readonly fpm: number; readonly limitFpm: number };
  readonly 'exclusion.outletVelocity': { readonly fpm: number; readonly limitFpm: number };
  readonly 'exclusion.wheelAirflow': { readonly cfm: number; readonly limitCfm: number };
  readonly 'exclusion.internalLoss': { readonly insideInWg: number; readonly outsideInWg: number };
  readonly 'exclusion.inStall': { readonly percent: number; readonly marginPercent: number };
  readonly 'exclusion.nearStall': { readonly percent: number; readonly marginPercent: number };
  readonly 'exclusion.efficiency': { readonly percent: number; readonly floorPercent: number };
  readonly 'exclusion.beltSpeed': { readonly rpm: number; readonly limitRpm: number };
  readonly 'exclusion.ecmSpeed': { readonly rpm: number; readonly limitRpm: number };
  /** As engines before 2.6 said it, in results that are stored. */
  readonly 'exclusion.fixedSpeed': { readonly rpm: number };
  readonly 'exclusion.noFixedSpeed': {
    readonly rpm: number;
    readonly lessPercent: number;
    readonly morePercent: number;
  };
  readonly 'exclusion.wheelSpeed': { readonly rpm: number; readonly overRpm: number };
  readonly 'exclusion.classSpeed': { readonly rpm: number; readonly overRpm: number; readonly fanClass: string };
  readonly 'exclusion.fanClass': { readonly inWg: number; readonly fpm: number };
  readonly 'exclusion.motor': { readonly neededPower: number; readonly motorHp: number };
  readonly 'exclusion.premiumMotor': Nothing;
  readonly 'exclusion.voltage': { readonly supply: MessageList };
  readonly 'exclusion.voltageServed': { readonly supply: MessageList; readonly served: MessageList };
  readonly 'exclusion.sound': { readonly sones: number; readonly limitSones: number };
  readonly 'exclusion.soundPressure': { readonly dba: number; readonly limitDba: number };
  readonly 'exclusion.heaterAirflowBelow': { readonly cfm: number; readonly limitCfm: number };
  readonly 'exclusion.heaterAirflowAbove': { readonly cfm: number; readonly limitCfm: number };
  readonly 'exclusion.riseBelow': { readonly riseF: number; readonly limitF: number };
  readonly 'exclusion.riseAbove': { readonly riseF: number; readonly limitF: number };
  readonly 'exclusion.dischargeTemperature': { readonly dischargeF: number; readonly limitF: number };
  readonly 'exclusion.heaterCapacity': { readonly mbh: number; readonly limitMbh: number };
  readonly 'exclusion.noHeating': Nothing;
  readonly 'exclusion.noCooling': Nothing;
  readonly 'exclusion.blades': { readonly blades: number; readonly askedBlades: number };
  readonly 'admission.without': {
    readonly wish:
      | 'isRestaurantDuty'
      | 'isHighHeat'
      | 'isWindRated'
      | 'hasSpeedControlOption'
      | 'isPremiumEfficiency'
      | 'isNoCooling';
  };
  readonly 'admission.any': {
    readonly choice:
      | 'drive'
      | 'mount'
      | 'discharge'
      | 'inlet'
      | 'ducts'
      | 'application'
      | 'motorVoltage'
      | 'motorPhase'
      | 'motorFrequency'
      | 'blades';
  };
  readonly 'admission.moreAir': { readonly percent: number };
  readonly 'admission.lessAir': { readonly percent: number };
  readonly 'admission.pressureTo': { readonly inWg: number };
  readonly 'admission.pressureFrom': { readonly inWg: number };
  readonly 'admission.airflowFrom': { readonly cfm: number };
  readonly 'admission.airflowTo': { readonly cfm: number };
  readonly 'admission.airstream': { readonly limitF: number };
  readonly 'admission.sound': { readonly sones: number };
  readonly 'admission.soundPressure': { readonly dba: number };
  readonly 'admission.rise': { readonly riseF: number };
  readonly 'admission.tons': { readonly tons: number };
  readonly 'admission.leavingDryBulb': { readonly dryBulbF: number };
  readonly 'admission.leavingWetBulb': { readonly wetBulbF: number };
  readonly 'rank.lowestPriceForSound': { readonly limitSones: number };
  readonly 'rank.lowestPriceForSoundPressure': { readonly limitDba: number };
  readonly 'rank.lowestPrice': Nothing;
  readonly 'rank.notForDucts': Nothing;
  readonly 'rank.bestFei': Nothing;
  readonly 'rank.bestFeiVariable': Nothing;
  readonly 'rank.lowestRunningCost': Nothing;
  readonly 'rank.quietest': Nothing;
  readonly 'rank.smallestWheel': Nothing;
  readonly 'rank.smallestWheelVariable': Nothing;
  readonly 'rank.fixedSpeed': { readonly overPercent: number };
  readonly 'rank.fixedSpeedAtDuty': Nothing;
  readonly 'rank.fixedSpeedBelow': { readonly underPercent: number };
  readonly 'rank.nextWheelUp': { readonly slowerPercent: number };
  readonly 'rank.roomToGrow': { readonly cfm: number };
  readonly 'rank.roomToGrowWithMotor': { readonly cfm: number; readonly horsepower: string };
  readonly 'rank.variableSpeed': { readonly dba: number };
  readonly 'rank.ecm': { readonly dba: number };
  readonly 'rank.speedControl': { readonly dba: number };
  readonly 'rank.slowBelt': { readonly rpm: number };
  readonly 'rank.belt': { readonly rpm: number };
  readonly 'rank.classAtSpeed': { readonly fanClass: string; readonly rpm: number };
  readonly 'rank.overSound': { readonly overSones: number };
  readonly 'rank.overSoundPressure': { readonly overDba: number };
  readonly 'rank.hvlsLowestPrice': Nothing;
  readonly 'rank.hvlsLowestPriceEach': Nothing;
  readonly 'rank.hvlsMoreThanSpace': { readonly percent: number };
  readonly 'rank.hvlsCovers': { readonly squareFeet: number };
  readonly 'run.stall': { readonly inWg: number };
  readonly 'run.nearStall': { readonly inWg: number; readonly percent: number };
  readonly 'run.beyondCurve': { readonly cfm: number; readonly inWg: number };
  readonly 'run.speed': { readonly rpm: number; readonly limitRpm: number };
  readonly 'run.drive': { readonly rpm: number; readonly limitRpm: number };
  readonly 'run.fanClass': { readonly inWg: number; readonly fanClass: string };
  readonly 'run.airflow': { readonly cfm: number; readonly dutyCfm: number; readonly rpm: number };
  readonly 'run.slightlyShort': {
    readonly cfm: number;
    readonly dutyCfm: number;
    readonly percent: number;
    readonly rpm: number;
  };
  readonly 'run.outletVelocity': { readonly fpm: number; readonly limitFpm: number };
  readonly 'run.tipSpeed': { readonly fpm: number; readonly limitFpm: number };
  readonly 'run.motor': { readonly neededPower: number; readonly motorHp: number };
  readonly 'run.supply': { readonly problem: Message };
  readonly 'run.unitSupply': { readonly supply: MessageList };
  readonly 'run.thinMargin': { readonly percent: number };
  /** Of items of earlier releases, which say no more. */
  readonly 'run.serviceFactor': Nothing;
  /** Power as of the nameplate: what thin or hot air and 50 Hz take from it counts as load. */
  readonly 'run.inServiceFactor': {
    readonly neededPower: number;
    readonly motorHp: number;
    readonly serviceFactor: number;
  };
  readonly 'run.overload': Nothing;
  readonly 'run.sound': { readonly sones: number; readonly limitSones: number };
  readonly 'run.soundPressure': { readonly dba: number; readonly limitDba: number };
  readonly 'unit.tooManyHmis': { readonly most: number };
  readonly 'unit.hmiNeeded': Nothing;
  readonly 'unit.cableLength': { readonly lengthsFt: MessageList };
  readonly 'unit.noControl': Nothing;
  readonly 'unit.outdoorAirMissing': Nothing;
  readonly 'unit.enteringAir': Nothing;
  readonly 'unit.gasPressureRange': { readonly mostInWc: number };
  readonly 'unit.gasPressureMissing': Nothing;
  readonly 'unit.gasPressureLow': { readonly enteredInWc: number; readonly leastInWc: number };
  readonly 'unit.gasPressureMayBeLow': { readonly lowestInWc: number; readonly leastInWc: number };
  readonly 'unit.intake': { readonly problem: Message };
  readonly 'unit.cooling': { readonly problem: Message };
  readonly 'unit.heatPumpCutOut': { readonly cutOutF: number; readonly winterF: number };
  readonly 'unit.coldDischarge': { readonly dischargeF: number; readonly leastF: number };
  readonly 'unit.littleAirPerTon': { readonly cfmPerTon: number; readonly leastCfmPerTon: number };
  readonly 'unit.outsideCircuit': { readonly option: string };
  readonly 'unit.coilVelocity': { readonly fpm: number; readonly limitFpm: number };
  readonly 'unit.coldLeavingAir': { readonly leavingF: number; readonly leastF: number };
  readonly 'unit.noVolume': Nothing;
  readonly 'unit.noSetpoint': { readonly typeId: number };
  readonly 'unit.mergedSetpoints': Nothing;
  readonly 'unit.notChecked': Nothing;
  readonly 'unit.setpointRange': { readonly setpoint: string; readonly low: number; readonly high: number };
  readonly 'unit.heaterAirflow': { readonly cfm: number; readonly limitCfm: number };
  readonly 'unit.heaterRise': { readonly riseF: number; readonly limitF: number };
  readonly 'unit.heaterDischarge': { readonly dischargeF: number; readonly limitF: number };
  readonly 'unit.heaterCapacity': { readonly mbh: number; readonly limitMbh: number };
  readonly 'option.choiceRequired': { readonly choice: Message };
  readonly 'option.standRequired': Nothing;
  readonly 'option.rotationRequired': Nothing;
  readonly 'option.arrangementRequired': Nothing;
  readonly 'option.temperatureControlRequired': Nothing;
  readonly 'option.noTemperatureControlWithFilter': Nothing;
  readonly 'option.returnLocationRequired': Nothing;
  readonly 'option.returnDamperRequired': Nothing;
  readonly 'option.required': { readonly group: Message; readonly option: string; readonly reasons: MessageList };
  readonly 'option.recommended': { readonly group: Message; readonly advice: Message };
  readonly 'option.requiredBy': { readonly option: string };
  readonly 'option.requires': { readonly options: MessageList };
  readonly 'option.requiresChoiceOf': { readonly group: Message };
  readonly 'option.requiresExcluded': { readonly option: string; readonly blocker: string };
  readonly 'option.excludedBy': { readonly option: string };
  readonly 'option.unknown': { readonly optionId: number };
  readonly 'option.locked': { readonly option: string; readonly reason: Message };
  readonly 'requirement.always': Nothing;
  readonly 'requirement.premiumMotor': Nothing;
  readonly 'requirement.speedOfDrive': Nothing;
  readonly 'requirement.vfdAt575V': Nothing;
  readonly 'requirement.highHeat': Nothing;
  readonly 'requirement.windRated': Nothing;
  readonly 'requirement.greaseOnHingedFan': Nothing;
  readonly 'recommendation.grease': { readonly option: string };
  readonly 'recommendation.largeBurner': { readonly option: string };
  readonly 'recommendation.coolingCoil': Nothing;
  readonly 'recommendation.cooledOutdoorAir': { readonly option: string };
  readonly 'recommendation.coolingAheadOfFurnace': Nothing;
  readonly 'refusal.unknownFan': { readonly fanUnitId: number };
  readonly 'refusal.fanOfOtherCategory': Nothing;
  readonly 'refusal.motorOfOtherFan': Nothing;
  readonly 'refusal.motorNotOffered': Nothing;
  readonly 'refusal.voltageOfOtherMotor': Nothing;
  readonly 'refusal.unknownCurb': { readonly curbId: number };
  readonly 'refusal.unknownHinge': { readonly hingeOptionId: number };
  readonly 'refusal.quantity': Nothing;
  readonly 'refusal.airflowMissing': Nothing;
  readonly 'refusal.pressureMissing': Nothing;
  readonly 'refusal.categoryMissing': Nothing;
  readonly 'refusal.unknownCategory': { readonly category: string };
  readonly 'refusal.unknownSubCategory': Nothing;
  readonly 'refusal.range': { readonly minimum: number; readonly maximum: number; readonly unit: string };
  readonly 'refusal.fieldRange': {
    readonly rangeName: FieldRange['name'];
    readonly minimum: number;
    readonly maximum: number;
    readonly unit: string;
  };
  readonly 'air.wetBulbAboveDryBulb': Nothing;
  readonly 'air.wetBulbTooLow': Nothing;
  readonly 'air.relativeHumidity': Nothing;
  readonly 'air.noSaturatedAir': Nothing;
  readonly 'air.boiling': Nothing;
  readonly 'cooling.unknownTonnage': { readonly tons: number };
  readonly 'cooling.tonsMissing': Nothing;
  readonly 'cooling.leavingAirMissing': Nothing;
  readonly 'cooling.leavingAirOrTonsMissing': Nothing;
  readonly 'cooling.outdoorAirMissing': Nothing;
  readonly 'cooling.aboveLargest': { readonly tons: number; readonly limitTons: number };
  readonly 'cooling.airflowBelow': { readonly cfmPerTon: number; readonly limitCfmPerTon: number };
  readonly 'cooling.airflowAbove': { readonly cfmPerTon: number; readonly limitCfmPerTon: number };
  readonly 'cooling.tooHotForHighAmbient': { readonly outdoorF: number; readonly limitF: number };
  readonly 'cooling.tooHotForStandard': { readonly outdoorF: number; readonly limitF: number };
  readonly 'cooling.tooCold': { readonly leavingF: number; readonly limitF: number };
  readonly 'cooling.tooWet': { readonly limitPercent: number };
  readonly 'cooling.missesLeavingAir': {
    readonly dryBulbF: number;
    readonly wetBulbF: number;
    readonly askedDryBulbF: number;
    readonly askedWetBulbF: number;
  };
  readonly 'cooling.shortOnDryBulb': { readonly leavingF: number; readonly askedF: number };
  readonly 'cooling.shortOnWetBulb': { readonly leavingF: number; readonly askedF: number };
  readonly 'cooling.shortOnCapacity': { readonly mbh: number; readonly neededMbh: number };
  readonly 'heating.noHeater': Nothing;
  readonly 'heating.coolingOnly': Nothing;
  readonly 'heating.riseMissing': Nothing;
  readonly 'heating.heatMissing': Nothing;
  readonly 'heating.anyHeatMissing': Nothing;
  readonly 'heating.rise': { readonly riseF: number; readonly limitF: number };
  readonly 'heating.leastRise': { readonly riseF: number; readonly limitF: number };
  readonly 'heating.discharge': { readonly dischargeF: number; readonly limitF: number };
  readonly 'heating.capacity': { readonly mbh: number; readonly limitMbh: number };
  readonly 'supply.volts': { readonly volts: number };
  readonly 'supply.phase': { readonly phase: number };
  readonly 'supply.frequency': { readonly hertz: number };
  readonly 'supply.any': Nothing;
  readonly 'supply.tons': { readonly tons: number; readonly limitTons: number };
  readonly 'supply.heat': { readonly kW: number; readonly limitKw: number };
  readonly 'supply.ampacity': {
    readonly amps: number;
    readonly volts: number;
    readonly phase: number;
    readonly limitAmps: number;
  };
  readonly 'supply.voltage': { readonly volts: number };
  readonly 'batch.seaLevel': Nothing;
  readonly 'batch.seaLevelForUnknown': { readonly postalCode: string };
  readonly 'batch.seaLevelWithoutAltitude': { readonly postalCode: string };
  readonly 'batch.noPressure': Nothing;
  readonly 'batch.otherNameplate': { readonly volts: number; readonly nameplates: string };
  readonly 'batch.signDropped': { readonly sent: number; readonly taken: number };
  readonly 'batch.oneFan': Nothing;
  readonly 'group.name': { readonly group: keyof typeof OptionGroup };
  readonly 'group.shortName': { readonly group: keyof typeof OptionGroup };
  readonly 'group.choice': { readonly group: keyof typeof OptionGroup };
}

type Nothing = Readonly<Record<never, never>>;

export type MessageCode = keyof MessageParameters;

/** Several things said in one message, and how a reader sees them put together. */
export interface MessageList {
  readonly join: 'comma' | 'or' | 'sentences';
  readonly items: readonly (string | Message)[];
}

export interface MessageOf<C extends MessageCode> {
  readonly code: C;
  readonly parameters: MessageParameters[C];
  /** The group of options that it belongs to. */
  readonly section?: OptionGroup;
}

/** Something to report to a person, in words that are made where they read it. */
export type Message = { readonly [C in MessageCode]: MessageOf<C> }[MessageCode];

type CodeWithout = { readonly [C in MessageCode]: MessageParameters[C] extends Nothing ? C : never }[MessageCode];

const NOTHING: Nothing = {};

/** A message with values and names. */
export function messageOf<C extends MessageCode>(
  code: C,
  parameters: MessageParameters[C],
  section?: OptionGroup,
): MessageOf<C> {
  return section === undefined ? { code, parameters } : { code, parameters, section };
}

/** A message that is the same whatever the fan. */
export function plainMessage<C extends CodeWithout>(code: C, section?: OptionGroup): MessageOf<C> {
  return messageOf(code, NOTHING as MessageParameters[C], section);
}

/** A group of options, named in a message. */
export type GroupKey = keyof typeof OptionGroup;

const KEYS = new Map(Object.entries(OptionGroup).map(([key, group]) => [group, key as GroupKey]));

/** Key of a group by its name in the specification. */
export function groupKey(group: OptionGroup): GroupKey {
  return KEYS.get(group) ?? 'StandardOptions';
}

/** What was stored in words before messages were data. */
export function messageOfText(text: string | Message): Message {
  return typeof text === 'string' ? messageOf('plain.text', { text }) : text;
}
