import { type EnteredSpaceHmi, filteredControls } from '@specbuilder/fan-engine';
import type { Discharge, SentSpaceHmi, ValueChoice } from '@specbuilder/shared-contracts/api';
import { ExtendedOptionType } from '@specbuilder/shared-contracts/domain';
import type { Api, Database } from '../../core/index.ts';
import { evaluateInWords, evaluateItem } from './configured-item.ts';
import { controlsInWords, type EvaluationInWords } from './in-words.ts';
import { itemChanger } from './item-changer.ts';
import type { ItemPorts, ItemSource } from './ports.ts';

type ChangeItem = ReturnType<typeof itemChanger>;
type Sections = EvaluationInWords['sections'];
type Section = <K extends keyof Sections>(fanItemId: string, name: K) => Promise<Sections[K]>;

/** The extended option sections of an item: their sets, and changes that return them. */
export function sectionRoutes(api: Api, db: Database, ports: ItemPorts) {
  const change = itemChanger(ports);
  const source = { db, ...ports };
  const section: Section = async (fanItemId, name) => (await evaluateInWords(source, fanItemId)).sections[name];
  return {
    ...gasAndHeatRoutes(api, section, change),
    ...airRoutes(api, section, change),
    ...controlRoutes(api, source, section, change),
  };
}

function gasAndHeatRoutes({ fanItem }: Api, section: Section, change: ChangeItem) {
  return {
    gasTypes: { list: fanItem.gasTypes.list.handler(({ input }) => section(input.fanItemId, 'gasTypes')) },
    insuranceRequirements: {
      list: fanItem.insuranceRequirements.list.handler(({ input }) =>
        section(input.fanItemId, 'insuranceRequirements'),
      ),
    },
    gasPressures: {
      list: fanItem.gasPressures.list.handler(({ input }) => section(input.fanItemId, 'gasPressures')),
      set: fanItem.gasPressures.set.handler(({ input, context }) => {
        const { gasPressureType, customGasPressure } = input;
        const made = { type: 'gasPressure', gasPressureType, customGasPressure } as const;
        return change(context, input, made, { section: ({ sections }) => sections.gasPressures });
      }),
    },
    burnerCoils: {
      list: fanItem.burnerCoils.list.handler(({ input }) => section(input.fanItemId, 'burnerCoils')),
      set: fanItem.burnerCoils.set.handler(({ input, context }) => {
        const made = { type: 'burnerCoil', burnerCoilId: input.burnerCoilId } as const;
        return change(context, input, made, { section: ({ sections }) => sections.burnerCoils });
      }),
    },
    discharges: { list: fanItem.discharges.list.handler(({ input }) => section(input.fanItemId, 'discharges')) },
    extended: {
      set: fanItem.extended.set.handler(({ input, context }) => {
        const { fanOptionType: optionType, optionId, selected } = input;
        const made = { type: 'extended', optionType, optionId, selected } as const;
        return change(context, input, made, { section: (evaluation) => choicesOf(evaluation, optionType) });
      }),
    },
  };
}

/** The set of a section that is changed by its type alone. */
function choicesOf({ sections }: EvaluationInWords, type: ExtendedOptionType): ValueChoice[] | Discharge[] {
  if (type === ExtendedOptionType.Discharge) return sections.discharges;
  if (type === ExtendedOptionType.GasType) return sections.gasTypes;
  if (type === ExtendedOptionType.InsuranceRequirement) return sections.insuranceRequirements;
  return type === ExtendedOptionType.BurnerCoil ? sections.burnerCoils : [];
}

function airRoutes({ fanItem }: Api, section: Section, change: ChangeItem) {
  return {
    intakes: {
      list: fanItem.intakes.list.handler(({ input }) => section(input.fanItemId, 'intake')),
      set: fanItem.intakes.set.handler(({ input, context }) => {
        const { intakeId, extraSetOfIntakeFilters, enteringDryBulbTemp, enteringWetBulbTemp } = input;
        const entered = { extraSetOfIntakeFilters, enteringDryBulbTemp, enteringWetBulbTemp };
        const made = { type: 'intake', intakeId, ...entered } as const;
        return change(context, input, made, { section: ({ sections }) => sections.intake });
      }),
    },
    returnAir: {
      list: fanItem.returnAir.list.handler(({ input }) => section(input.fanItemId, 'returnAir')),
      set: fanItem.returnAir.set.handler(({ input, context }) => {
        const { optionId, selected, returnAirSetMode, hvacAirMode, outdoorAirPercentage } = input;
        const entered = { returnAirSetMode, hvacAirMode, outdoorAirPercentage };
        const made = { type: 'returnAir', optionId, selected, ...entered } as const;
        return change(context, input, made, { section: ({ sections }) => sections.returnAir });
      }),
    },
    coolingHeatPumps: {
      list: fanItem.coolingHeatPumps.list.handler(({ input }) => section(input.fanItemId, 'coolingHeatPump')),
      set: fanItem.coolingHeatPumps.set.handler(({ input, context }) => {
        const { fanItemId: _id, trimmed: _trimmed, checksum: _checksum, ...made } = input;
        return change(
          context,
          input,
          { type: 'coolingHeatPump', ...made },
          { section: ({ sections }) => sections.coolingHeatPump },
        );
      }),
    },
    reheatCoil: {
      list: fanItem.reheatCoil.list.handler(({ input }) => section(input.fanItemId, 'reheatCoil')),
      set: fanItem.reheatCoil.set.handler(({ input, context }) => {
        const made = { type: 'reheatCoil', optionId: input.optionId, selected: input.selected } as const;
        return change(context, input, made, { section: ({ sections }) => sections.reheatCoil });
      }),
    },
  };
}

function controlRoutes({ fanItem }: Api, source: ItemSource, section: Section, change: ChangeItem) {
  const controls = { section: ({ sections }: EvaluationInWords) => sections.temperatureControl };
  return {
    temperatureControls: {
      list: fanItem.temperatureControls.list.handler(async ({ input: { fanItemId, ...filters } }) => {
        const { sections, heater } = await evaluateItem(source, fanItemId);
        return controlsInWords(filteredControls(sections.temperatureControl, filters, heater));
      }),
      set: fanItem.temperatureControls.set.handler(({ input, context }) => {
        const { optionId, spaceHmis } = input;
        const made = { type: 'temperatureControl', optionId, spaceHmis: spaceHmis?.map(enteredHmi) } as const;
        return change(context, input, made, controls);
      }),
      setSpaceHmis: fanItem.temperatureControls.setSpaceHmis.handler(({ input, context }) =>
        change(context, input, { type: 'spaceHmis', spaceHmis: input.spaceHmis.map(enteredHmi) }, controls),
      ),
    },
    setpoints: {
      list: fanItem.setpoints.list.handler(async ({ input: { fanItemId, fanOptionIds } }) => {
        const all = await section(fanItemId, 'setpoints');
        return all.filter(({ fanOptionId }) => fanOptionIds === undefined || fanOptionIds.includes(fanOptionId));
      }),
      set: fanItem.setpoints.set.handler(({ input, context }) => {
        const { fanOptionId, typeId = 0, value = 0, isUnoccupied } = input;
        const setpoints = input.setpoints ?? [{ typeId, value, isUnoccupied }];
        const made = { type: 'setpoints', optionId: fanOptionId, setpoints } as const;
        return change(context, input, made, {
          fieldNames: { optionId: 'fanOptionId' },
          section: ({ sections }) => sections.setpoints.filter((item) => item.fanOptionId === fanOptionId),
        });
      }),
    },
  };
}

/** `cableLength` of the wire is the selected length of the set. */
function enteredHmi({ number: _number, cableLength, ...hmi }: SentSpaceHmi): EnteredSpaceHmi {
  return { ...hmi, selectedLengthFeet: cableLength };
}
