import { type FanItem, NEW_ITEM_ID } from '@specbuilder/shared-contracts/api';
import { ProjectItemType } from '@specbuilder/shared-contracts/domain';
import type { Actor, Api, Database, Write } from '../../core/index.ts';
import type { SizedBy } from '../../sizing/index.ts';
import { itemOfType } from './configured-item.ts';
import { type ChosenRow, configureRow, storeItem } from './create.ts';
import type { ItemPorts } from './ports.ts';
import { reselectItem } from './reselect.ts';

interface Caller {
  readonly actor: Actor;
  readonly write: Write;
}

/** Rows of results that become items of one kind, or take the place of one. */
export function chosenRowRoutes({ fanItem: { exhaustSupply, hvls } }: Api, db: Database, ports: ItemPorts) {
  const ofDuty = ofKind('duty', db, ports);
  const ofSpace = ofKind('space', db, ports);
  return {
    exhaustSupply: {
      create: exhaustSupply.create.handler(({ input, context }) => ofDuty.create(context, input)),
      reselect: exhaustSupply.reselect.handler(({ input, context }) => ofDuty.reselect(context, input)),
    },
    hvls: {
      create: hvls.create.handler(({ input, context }) => ofSpace.create(context, input)),
      reselect: hvls.reselect.handler(({ input, context }) => ofSpace.reselect(context, input)),
    },
  };
}

const ITEM_TYPES = {
  duty: ProjectItemType.ExhaustSupplyFan,
  space: ProjectItemType.HighVolumeLowSpeedFan,
} as const satisfies Record<SizedBy, FanItem['itemType']>;

function ofKind(kind: SizedBy, db: Database, ports: ItemPorts) {
  const source = { db, ...ports };
  const create = async ({ actor, write }: Caller, row: ChosenRow): Promise<FanItem> => {
    const item = await configureRow(source, actor, row, kind);
    return write((unit) => storeItem(unit, item));
  };
  return {
    create,
    async reselect(caller: Caller, { fanItemId, ...row }: ChosenRow & { readonly fanItemId: string }) {
      if (fanItemId === NEW_ITEM_ID) return create(caller, row);
      await itemOfType(db, ITEM_TYPES[kind], fanItemId);
      const chosen = await configureRow(source, caller.actor, row, kind);
      const { quantity } = row;
      return caller.write((unit) => reselectItem(unit, ports, { fanItemId, chosen, quantity }));
    },
  };
}
