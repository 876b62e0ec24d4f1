import * as z from 'zod/mini';
import { FIELD_TEXTS } from '../words/field.generated.ts';
import { allOf, identified, open, owner } from './access.ts';
import { endpoint } from './endpoint.ts';
import {
  catalogId,
  fanCategory,
  finite,
  nullableNumber,
  nullableText,
  projectItemType,
  quantity,
  rowVersion,
  text,
  uuid,
  versions,
} from './fields.ts';
import { coolingRating, heaterRating, heatPumpFigures } from './option-sections.ts';
import { curbSet, fanOption, optionsBundle, optionsDelta, priceBreakdown, validationResult } from './options.ts';
import { says } from './says.ts';
import { fanRating, motorListPrice, motorVoltage } from './sizing-results.ts';
import { exhaustSupplySpecification, hvlsSpecification } from './specification.ts';

/** Choice of a result row that becomes an item (RES-020). */
export const createFanItem = z.object({
  resultId: uuid,
  fanListId: catalogId,
  motorId: catalogId,
  motorVoltageId: catalogId,
  quantity: z.optional(quantity),
});

/** Motor of an item: a row of the motor list with its place in the price. */
export const itemMotor = z.extend(motorListPrice, { selected: z.boolean() });
export type ItemMotor = z.infer<typeof itemMotor>;

export const hvlsRating = z.object({
  diameter: finite,
  blades: finite,
  rpm: finite,
  cfm: finite,
  inputKw: finite,
  cfei: finite,
  noise: finite,
  coveredSquareFootage: finite,
});

export const fanItem = z.object({
  fanItemId: uuid,
  projectId: z.nullable(uuid),
  itemType: projectItemType,
  fanCategoryType: fanCategory,
  subFanCategoryType: finite,
  fanUnitId: catalogId,
  exhaustFanId: z.nullable(catalogId),
  /** Of supply units, which have no exhaustFanId. */
  supplyFanId: z.optional(z.nullable(catalogId)),
  modelDisplayAs: text,
  description: text,
  pictogram: text,
  productDetailUrl: nullableText,
  resultId: uuid,
  tag: nullableText,
  qty: finite,
  notes: nullableText,
  /** Of the unit without options, lb; items of before have none. */
  weightLb: z.optional(nullableNumber),
  price: priceBreakdown,
  motor: itemMotor,
  voltage: motorVoltage,
  /** Null for HVLS items, whose figures stand in `hvls`. */
  rating: z.nullable(fanRating),
  hvls: z.nullable(hvlsRating),
  /** Heater and cooling as chosen; items of before have neither. */
  heating: z.optional(z.nullable(heaterRating)),
  cooling: z.optional(z.nullable(coolingRating)),
  /** What the heat pump version gives in winter; null without it. */
  heatPump: z.optional(z.nullable(heatPumpFigures)),
  /** Address of the curve thumbnail, without origin. */
  image: text,
  isReadOnly: z.boolean(),
  versions,
  rowVersion,
});
export type FanItem = z.infer<typeof fanItem>;

/** How the fan was before a change, so that a screen can strike it through. */
const resize = z.object({
  before: z.object({ rpm: finite, totalBhp: finite, motorHorsepower: finite, totalStaticPressure: finite }),
  motorChanged: z.boolean(),
});

/** Answer of every option change. `bundle` is there when the caller did not ask for a trimmed answer. */
export const optionSetAnswer = z.object({
  delta: optionsDelta,
  bundle: z.optional(optionsBundle),
  item: fanItem,
  resize: z.nullable(resize),
  motors: z.optional(z.array(itemMotor)),
  section: z.optional(curbSet),
});
export type OptionSetAnswer = z.infer<typeof optionSetAnswer>;

const item = { fanItemId: uuid };
const change = { trimmed: z._default(z.boolean(), true), checksum: z._default(finite, 0) };
const owned = {
  access: owner('fan-item', ({ fanItemId }: { readonly fanItemId: string }) => fanItemId, { guests: true }),
} as const;

export const fanItemContract = {
  create: endpoint('POST', '/api/fanItem', {
    apiKey: 'projects',
    summary: 'Create an item from a result row, motor and voltage',
    access: allOf(
      identified(),
      owner('result-set', ({ resultId }: z.infer<typeof createFanItem>) => resultId, { guests: true, needs: 'read' }),
    ),
  })
    .input(createFanItem)
    .output(fanItem),
  read: endpoint('GET', '/api/fanItem/{fanItemId}', {
    apiKey: 'projects',
    summary: 'An item with its figures and price',
    ...owned,
  })
    .input(z.object(item))
    .output(fanItem),
  exhaustSupply: {
    read: endpoint('GET', '/api/fanItem/exhaust-supply/{fanItemId}', {
      apiKey: 'projects',
      summary: 'An exhaust or supply item',
      ...owned,
    })
      .input(z.object(item))
      .output(fanItem),
    specification: endpoint('GET', '/api/fanItem/exhaust-supply/{fanItemId}/specification', {
      apiKey: 'projects',
      summary: 'The specification an exhaust or supply item was sized with',
      ...owned,
    })
      .input(z.object(item))
      .output(exhaustSupplySpecification),
  },
  hvls: {
    read: endpoint('GET', '/api/fanItem/hvls/{fanItemId}', { apiKey: 'projects', summary: 'An HVLS item', ...owned })
      .input(z.object(item))
      .output(fanItem),
    specification: endpoint('GET', '/api/fanItem/hvls/{fanItemId}/specification', {
      apiKey: 'projects',
      summary: 'The specification an HVLS item was sized with',
      ...owned,
    })
      .input(z.object(item))
      .output(hvlsSpecification),
  },
  options: {
    list: endpoint('GET', '/api/fanItem/{fanItemId}/options', {
      apiKey: 'projects',
      summary: 'Options with their checksum',
      ...owned,
    })
      .input(z.object(item))
      .output(optionsBundle),
    one: endpoint('GET', '/api/fanItem/{fanItemId}/options/{fanOptionId}', {
      apiKey: 'projects',
      summary: 'One option with the checksum of the list',
      ...owned,
    })
      .input(z.object({ ...item, fanOptionId: catalogId }))
      .output(z.object({ fanOptions: z.array(fanOption), current: z.object({ checksum: finite }) })),
    set: endpoint('PUT', '/api/fanItem/{fanItemId}/option/{fanOptionId}', {
      apiKey: 'projects',
      summary: 'Check or uncheck one option',
      overlay: false,
      ...owned,
    })
      .input(z.object({ ...item, fanOptionId: catalogId, selected: z.boolean(), ...change }))
      .output(optionSetAnswer),
    setMany: endpoint('PUT', '/api/fanItem/{fanItemId}/options', {
      apiKey: 'projects',
      summary: 'Check or uncheck several options at once',
      overlay: false,
      ...owned,
    })
      .input(
        z.object({
          ...item,
          options: z.array(z.object({ optionId: catalogId, selected: z.boolean() })).check(
            z.minLength(
              1,
              says(() => FIELD_TEXTS.anOption),
            ),
            z.maxLength(
              200,
              says(() => FIELD_TEXTS.atMost200Options),
            ),
          ),
          ...change,
        }),
      )
      .output(optionSetAnswer),
  },
  motors: {
    list: endpoint('GET', '/api/fanItem/{fanItemId}/motors', {
      apiKey: 'projects',
      summary: 'Motors that carry the fan as configured',
      overlay: false,
      ...owned,
    })
      .input(z.object(item))
      .output(z.array(itemMotor)),
    set: endpoint('PUT', '/api/fanItem/{fanItemId}/motor', {
      apiKey: 'projects',
      summary: 'Choose the motor',
      overlay: false,
      ...owned,
    })
      .input(z.object({ ...item, motorId: catalogId, ...change }))
      .output(optionSetAnswer),
  },
  curbs: {
    list: endpoint('GET', '/api/fanItem/{fanItemId}/curbs', {
      apiKey: 'projects',
      summary: 'Curbs and hinge bases',
      ...owned,
    })
      .input(z.object(item))
      .output(curbSet),
    set: endpoint('PUT', '/api/fanItem/{fanItemId}/curb', {
      apiKey: 'projects',
      summary: 'Choose a curb, or none with null',
      overlay: false,
      ...owned,
    })
      .input(
        z.object({
          ...item,
          curbId: z.nullable(catalogId),
          hingeOptionId: z.optional(z.nullable(catalogId)),
          ...change,
        }),
      )
      .output(optionSetAnswer),
  },
  voltage: {
    set: endpoint('PUT', '/api/fanItem/{fanItemId}/voltage', {
      apiKey: 'projects',
      summary: 'Choose the voltage',
      overlay: false,
      ...owned,
    })
      .input(z.object({ ...item, motorVoltageId: catalogId, ...change }))
      .output(optionSetAnswer),
  },
  validation: endpoint('GET', '/api/fanItem/{fanItemId}/validation', {
    apiKey: 'projects',
    summary: 'Errors and warnings of the configuration',
    overlay: false,
    ...owned,
  })
    .input(z.object(item))
    .output(validationResult),
};

export const voltageContract = {
  ofItem: endpoint('GET', '/api/voltage/{fanItemId}', {
    apiKey: 'projects',
    summary: 'Voltages of the item’s motor',
    ...owned,
  })
    .input(z.object(item))
    .output(z.array(z.extend(motorVoltage, { selected: z.boolean() }))),
  ofType: endpoint('GET', '/api/voltage/{fanType}/{fanSubTypeId}', {
    apiKey: 'size',
    summary: 'Voltages offered for a fan type and sub-category',
    access: open('Voltages of the public catalogue'),
  })
    .input(z.object({ fanType: finite, fanSubTypeId: finite }))
    .output(z.array(z.object({ voltage: finite, phase: finite, display: text }))),
  set: endpoint('PUT', '/api/voltage/{fanItemId}/{newVoltageVal}', {
    apiKey: 'projects',
    summary: 'Choose the voltage; true when it was accepted (A-145)',
    ...owned,
  })
    .input(z.object({ ...item, newVoltageVal: catalogId }))
    .output(z.boolean()),
};
