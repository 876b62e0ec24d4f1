import * as z from 'zod/mini';
import { MAX_SPACE_HMIS } from '../../domain/constants.ts';
import { ExtendedOptionType, HvacAirMode, TemperatureControlFilter, TriState } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import {
  coolingHeatPumpSet,
  discharge,
  gasPressure,
  intakeSet,
  optionSetpoints,
  RETURN_AIR_SET_MODES,
  reheatCoilSet,
  returnAirSet,
  temperatureControlSet,
  valueChoice,
} from '../catalogue/option-sections.ts';
import { owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, finite, nullableNumber, queryList, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { optionSetResponse } from './item-configuration.ts';

const item = { fanItemId: uuid };
const owned = {
  access: owner('fan-item', ({ fanItemId }: { readonly fanItemId: string }) => fanItemId, { guests: true }),
} as const;
const change = { trimmed: z._default(z.boolean(), true), checksum: z._default(finite, 0) };

/** A response with the set of the section that was changed. */
function respondWith<S extends z.core.$ZodType>(section: S) {
  return z.extend(optionSetResponse, { section: z.optional(section) });
}

function list<S extends z.core.$ZodType>(segment: string, summary: string, output: S) {
  return endpoint('GET', `/api/fanItem/{fanItemId}/${segment}`, {
    summary,
    ...owned,
    apiKey: 'projects',
    overlay: false,
  })
    .input(z.object(item))
    .output(output);
}

function put(segment: string, summary: string) {
  return endpoint('PUT', `/api/fanItem/{fanItemId}/${segment}`, {
    summary,
    ...owned,
    apiKey: 'projects',
    overlay: false,
  });
}

/** Temperature that a field may hold, F. */
const temperatureFrom = (lowest: number) => {
  const words = `${lowest} to 150 °F`;
  return z.nullable(z.number(words).check(z.gte(lowest, words), z.lte(150, words)));
};
const temperature = temperatureFrom(-60);

const tooManyHmis = says(() => FIELD_MESSAGES.spaceHmis({ most: MAX_SPACE_HMIS }));
/** A space HMI as it is sent: `cableLength` is what the set calls selectedLengthFeet. */
export const sentSpaceHmi = z.object({
  number: z.number().check(z.int()),
  location: z._default(
    z.string().check(
      z.maxLength(
        50,
        says(() => FIELD_MESSAGES.atMost50),
      ),
    ),
    '',
  ),
  lockScreen: z._default(z.boolean(), false),
  isFieldSupplied: z._default(z.boolean(), false),
  cableLength: finite,
  enableTempAveraging: z._default(z.boolean(), true),
});
export type SentSpaceHmi = z.infer<typeof sentSpaceHmi>;
const sentSpaceHmis = z.array(sentSpaceHmi).check(z.maxLength(MAX_SPACE_HMIS, tooManyHmis));

const setpointValue = { typeId: catalogId, value: finite, isUnoccupied: z._default(z.boolean(), false) };

export const temperatureControlFilters = z.object({
  /** Coldest air inside and outside that the unit must cope with, F. */
  minIndoorAirTemp: z.optional(finite),
  minOutdoorAirTemp: z.optional(finite),
  controlType: z._default(numeric(TemperatureControlFilter), TemperatureControlFilter.Any),
  recircType: z._default(numeric(TriState), TriState.Any),
  remoteType: z._default(numeric(TriState), TriState.Any),
  paintBooth: z._default(numeric(TriState), TriState.Any),
});

/** A section's name in a path: 'gasType' or its number. */
const SECTION_NAMES = ['discharge', 'gasType', 'insuranceRequirement'] as const;
const sectionType = z.pipe(
  numeric(ExtendedOptionType),
  z.custom<ExtendedOptionType>(
    (type) => type !== ExtendedOptionType.None,
    says(() => FIELD_MESSAGES.sectionType({ names: SECTION_NAMES.join(', ') })),
  ),
);

/** Endpoints of the extended option sections of an item. */
export const fanItemSectionsContract = {
  intakes: {
    list: list('intakes', 'Intakes with their filters and entering air', intakeSet),
    set: put('intake', 'Choose an intake, or none with null; filters and entering air as far as they are sent')
      .input(
        z.object({
          ...item,
          intakeId: z.optional(z.nullable(catalogId)),
          extraSetOfIntakeFilters: z.optional(z.boolean()),
          enteringDryBulbTemp: z.optional(temperature),
          enteringWetBulbTemp: z.optional(temperature),
          ...change,
        }),
      )
      .output(respondWith(intakeSet)),
  },
  discharges: { list: list('discharges', 'Discharge positions', z.array(discharge)) },
  gasTypes: { list: list('gasTypes', 'Gas types', z.array(valueChoice)) },
  insuranceRequirements: {
    list: list('insuranceRequirements', 'Gas trains by insurance requirement', z.array(valueChoice)),
  },
  gasPressures: {
    list: list('gasPressures', 'Gas inlet pressures', z.array(gasPressure)),
    set: put('gasPressure', 'Choose a gas inlet pressure; the custom one with its figure in in. w.c.')
      .input(
        z.object({
          ...item,
          gasPressureType: z.nullable(catalogId),
          customGasPressure: z.optional(nullableNumber),
          ...change,
        }),
      )
      .output(respondWith(z.array(gasPressure))),
  },
  burnerCoils: {
    list: list('burnerCoils', 'Burners and coils', z.array(valueChoice)),
    set: put('burnerCoil', 'Choose a burner or coil, or none with null')
      .input(z.object({ ...item, burnerCoilId: z.nullable(catalogId), ...change }))
      .output(respondWith(z.array(valueChoice))),
  },
  temperatureControls: {
    list: endpoint('GET', '/api/fanItem/{fanItemId}/temperatureControls', {
      apiKey: 'projects',
      summary: 'Temperature controls that pass the filters, and the space HMIs',
      ...owned,
      overlay: false,
    })
      .input(z.extend(temperatureControlFilters, item))
      .output(temperatureControlSet),
    set: put('temperatureControl', 'Choose a temperature control, or none with null, and its space HMIs')
      .input(
        z.object({
          ...item,
          optionId: z.nullable(catalogId),
          spaceHmis: z.optional(sentSpaceHmis),
          ...change,
        }),
      )
      .output(respondWith(temperatureControlSet)),
    setSpaceHmis: put('temperatureControl/spaceHmis', 'Replace the space HMIs; they are renumbered')
      .input(z.object({ ...item, spaceHmis: sentSpaceHmis, ...change }))
      .output(respondWith(temperatureControlSet)),
  },
  returnAir: {
    list: list('returnAir', 'Return air location, damper control and volume', returnAirSet),
    set: put('returnAir', 'Choose where and how much air returns; the percentage is kept within 0 and 100')
      .input(
        z.object({
          ...item,
          optionId: z.optional(z.nullable(catalogId)),
          selected: z._default(z.boolean(), true),
          returnAirSetMode: z.optional(z.enum(RETURN_AIR_SET_MODES)),
          hvacAirMode: z.optional(numeric(HvacAirMode)),
          outdoorAirPercentage: z.optional(finite),
          ...change,
        }),
      )
      .output(respondWith(returnAirSet)),
  },
  coolingHeatPumps: {
    list: list('coolingHeatPumps', 'Cooling sizes and the air they are rated with', coolingHeatPumpSet),
    set: put('coolingHeatPump', 'Choose a cooling size, or none with null, and the air it is rated with')
      .input(
        z.object({
          ...item,
          optionId: z.optional(z.nullable(catalogId)),
          selected: z._default(z.boolean(), true),
          outdoorAirDryBulbTemp: z.optional(temperature),
          outdoorAirWetBulbTemp: z.optional(temperature),
          returnAirDryBulbTemp: z.optional(temperature),
          returnAirWetBulbTemp: z.optional(temperature),
          winterOutsideAirDryBulbTemp: z.optional(temperatureFrom(-90)),
          ...change,
        }),
      )
      .output(respondWith(coolingHeatPumpSet)),
  },
  reheatCoil: {
    list: list('reheatCoil', 'Reheat coils and whether the unit can have one', reheatCoilSet),
    set: put('reheatCoil', 'Choose or leave a reheat coil')
      .input(z.object({ ...item, optionId: catalogId, selected: z.boolean(), ...change }))
      .output(respondWith(reheatCoilSet)),
  },
  extended: {
    set: put('{fanOptionType}/{optionId}', 'Choose or leave an option of a section, by the type of the section')
      .input(
        z.object({
          ...item,
          fanOptionType: sectionType,
          optionId: catalogId,
          selected: z._default(z.boolean(), true),
          ...change,
        }),
      )
      .output(respondWith(z.union([z.array(valueChoice), z.array(discharge)]))),
  },
  setpoints: {
    list: endpoint('GET', '/api/fanItem/{fanItemId}/setpoints', {
      apiKey: 'projects',
      summary: 'Setpoints of checked options, of all or of the named ones',
      ...owned,
      overlay: false,
    })
      .input(
        z.object({
          ...item,
          fanOptionIds: z.optional(queryList(z.coerce.number().check(z.int(says(() => FIELD_MESSAGES.notAnId))))),
        }),
      )
      .output(z.array(optionSetpoints)),
    set: put('option/{fanOptionId}/setpoints', 'Change one setpoint of an option, or several at once')
      .input(
        z
          .object({
            ...item,
            fanOptionId: catalogId,
            typeId: z.optional(setpointValue.typeId),
            value: z.optional(setpointValue.value),
            isUnoccupied: setpointValue.isUnoccupied,
            setpoints: z.optional(
              z.array(z.object(setpointValue)).check(
                z.minLength(
                  1,
                  says(() => FIELD_MESSAGES.aSetpoint),
                ),
              ),
            ),
            ...change,
          })
          .check(
            z.refine(
              ({ typeId, value, setpoints }) =>
                setpoints !== undefined || (typeId !== undefined && value !== undefined),
              {
                path: ['typeId'],
                error: () => FIELD_MESSAGES.setpointValue,
              },
            ),
          ),
      )
      .output(respondWith(z.array(optionSetpoints))),
  },
};
