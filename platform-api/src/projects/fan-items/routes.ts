import { ProjectItemType } from '@specbuilder/shared-contracts/domain';
import { type Api, type Database, notFound } from '../../core/index.ts';
import { restored } from './change.ts';
import { chosenRowRoutes } from './chosen-row-routes.ts';
import * as items from './configured-item.ts';
import { configureRow, storeItem } from './create.ts';
import { itemChanger } from './item-changer.ts';
import { itemsToday } from './items-today.ts';
import type { ItemPorts } from './ports.ts';
import { sectionRoutes } from './section-routes.ts';

export function fanItemRoutes(api: Api, db: Database, ports: ItemPorts) {
  const { fanItem } = api;
  const ofRows = chosenRowRoutes(api, db, ports);
  const today = itemsToday(ports);
  return {
    create: fanItem.create.handler(async ({ input, context }) => {
      const item = await configureRow({ db, ...ports }, context.actor, input);
      return context.write((unit) => storeItem(unit, item));
    }),
    read: fanItem.read.handler(({ input, context }) =>
      items.readItem(db, input.fanItemId, context.readOnly.has('fan-item')),
    ),
    configuration: fanItem.configuration.handler(({ input, context }) =>
      items.readConfiguration({ db, today, ...ports }, input.fanItemId, context.readOnly.has('fan-item')),
    ),
    exhaustSupply: {
      ...ofRows.exhaustSupply,
      read: fanItem.exhaustSupply.read.handler(({ input, context }) =>
        items.readItemOf(db, ProjectItemType.ExhaustSupplyFan, input.fanItemId, context.readOnly.has('fan-item')),
      ),
      specification: fanItem.exhaustSupply.specification.handler(({ input }) =>
        items.exhaustSupplySpecificationOf(db, input.fanItemId),
      ),
    },
    hvls: {
      ...ofRows.hvls,
      read: fanItem.hvls.read.handler(({ input, context }) =>
        items.readItemOf(db, ProjectItemType.HighVolumeLowSpeedFan, input.fanItemId, context.readOnly.has('fan-item')),
      ),
      specification: fanItem.hvls.specification.handler(({ input }) => items.hvlsSpecificationOf(db, input.fanItemId)),
    },
    ...configurationRoutes(api, db, ports),
    ...sectionRoutes(api, db, ports),
    validation: fanItem.validation.handler(
      async ({ input }) => (await items.evaluateInWords({ db, ...ports }, input.fanItemId)).validation,
    ),
  };
}

function configurationRoutes({ fanItem }: Api, db: Database, ports: ItemPorts) {
  const change = itemChanger(ports);
  return {
    undo: fanItem.undo.handler(({ input, context }) => change(context, input, (row) => restored(row, input.state))),
    options: {
      list: fanItem.options.list.handler(async ({ input }) =>
        items.bundleOf(await items.evaluateInWords({ db, ...ports }, input.fanItemId)),
      ),
      one: fanItem.options.one.handler(async ({ input }) => {
        const { options, checksum } = await items.evaluateInWords({ db, ...ports }, input.fanItemId);
        const fanOptions = options.filter(({ fanOptionId }) => fanOptionId === input.fanOptionId);
        if (fanOptions.length === 0) throw notFound('option');
        return { fanOptions, current: { checksum } };
      }),
      set: fanItem.options.set.handler(({ input, context }) => {
        const changes = [{ optionId: input.fanOptionId, selected: input.selected }];
        return change(context, input, { type: 'options', changes }, { fieldNames: { optionId: 'fanOptionId' } });
      }),
      setMany: fanItem.options.setMany.handler(({ input, context }) =>
        change(context, input, { type: 'options', changes: input.options }, { fieldNames: { optionId: 'options' } }),
      ),
    },
    motors: {
      list: fanItem.motors.list.handler(
        async ({ input }) => (await items.evaluateInWords({ db, ...ports }, input.fanItemId)).motors,
      ),
      set: fanItem.motors.set.handler(({ input, context }) =>
        change(context, input, { type: 'motor', motorId: input.motorId }),
      ),
    },
    curbs: {
      list: fanItem.curbs.list.handler(
        async ({ input }) => (await items.evaluateInWords({ db, ...ports }, input.fanItemId)).curbs,
      ),
      set: fanItem.curbs.set.handler(({ input, context }) => {
        const { curbId, hingeOptionId } = input;
        const made = { type: 'curb', curbId, ...(hingeOptionId === undefined ? {} : { hingeOptionId }) } as const;
        return change(context, input, made, { section: ({ curbs }) => curbs });
      }),
    },
    voltage: {
      set: fanItem.voltage.set.handler(({ input, context }) =>
        change(context, input, { type: 'voltage', motorVoltageId: input.motorVoltageId }),
      ),
    },
  };
}
