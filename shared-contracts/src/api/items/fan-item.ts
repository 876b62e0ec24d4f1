import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { exhaustSupplySpecification, hvlsSpecification } from '../catalogue/specification.ts';
import { open, owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, finite, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { motorVoltage } from '../sizing/sizing-results.ts';
import { chosenRowContract } from './chosen-row.ts';
import { fanItem, itemMotor } from './fan-item-response.ts';
import { itemConfiguration, optionSetResponse } from './item-configuration.ts';
import { curbSet, fanOption, optionsBundle, validationResult } from './options.ts';

const item = { fanItemId: uuid };
const change = { trimmed: z._default(z.boolean(), true), checksum: z._default(finite, 0) };
const owned = {
  access: owner('fan-item', ({ fanItemId }: { readonly fanItemId: string }) => fanItemId, { guests: true }),
} as const;

export const fanItemContract = {
  create: chosenRowContract.any,
  read: endpoint('GET', '/api/fanItem/{fanItemId}', {
    apiKey: 'projects',
    summary: 'An item with its figures and price',
    ...owned,
  })
    .input(z.object(item))
    .output(fanItem),
  configuration: endpoint('GET', '/api/fanItem/{fanItemId}/configuration', {
    apiKey: 'projects',
    summary:
      'Everything that an item is made of, from one evaluation: options, motors, curbs, sections, messages, price',
    overlay: false,
    ...owned,
  })
    .input(z.object(item))
    .output(itemConfiguration),
  undo: endpoint('PUT', '/api/fanItem/{fanItemId}/undo', {
    apiKey: 'projects',
    summary: 'Everything of the item as it was before the change that made a state, unless it was changed since',
    overlay: false,
    ...owned,
  })
    .input(z.object({ ...item, state: z.number().check(z.int(), z.gte(1)), ...change }))
    .output(optionSetResponse),
  exhaustSupply: {
    ...chosenRowContract.exhaustSupply,
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
    ...chosenRowContract.hvls,
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
      .output(optionSetResponse),
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
              says(() => FIELD_MESSAGES.anOption),
            ),
            z.maxLength(
              200,
              says(() => FIELD_MESSAGES.atMost200Options),
            ),
          ),
          ...change,
        }),
      )
      .output(optionSetResponse),
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
      .output(optionSetResponse),
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
      .output(optionSetResponse),
  },
  voltage: {
    set: endpoint('PUT', '/api/fanItem/{fanItemId}/voltage', {
      apiKey: 'projects',
      summary: 'Choose the voltage',
      overlay: false,
      ...owned,
    })
      .input(z.object({ ...item, motorVoltageId: catalogId, ...change }))
      .output(optionSetResponse),
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
