import type { HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import type { FanItemRow } from '../fan-items/item-response.ts';
import type { DutyValues } from './store.ts';

type Duty = Omit<DutyValues, 'position'>;

const MAX_UNITS = 99;

/** What items were searched for, a duty for each tag: the first of them says it, and quantities are counted together. */
export function dutiesOfCriteria(items: readonly FanItemRow[]): Duty[] {
  const duties = new Map<string, Duty>();
  for (const item of items) {
    const tag = item.tag?.trim() ?? '';
    if (tag === '') continue;
    const known = duties.get(nameKey(tag));
    const quantity = Math.min(MAX_UNITS, (known?.quantity ?? 0) + item.quantity);
    duties.set(nameKey(tag), { ...(known ?? dutyOf(item, tag)), quantity });
  }
  return [...duties.values()];
}

/** A ceiling fan is searched for by floor area, so its duty has neither airflow nor pressure. */
function dutyOf({ specification, quantity }: FanItemRow, tag: string): Duty {
  const { motorVoltage, motorPhase } = specification;
  const given = 'cfm' in specification ? specification : NO_DUTY;
  return {
    tag,
    airflow: given.cfm,
    staticPressure: given.sp,
    quantity,
    maxSones: given.sones,
    maxBrakeHorsepower: null,
    voltage: anyAsNull(motorVoltage),
    phase: anyAsNull(motorPhase),
    note: null,
    location: null,
  };
}

const NO_DUTY = { cfm: null, sp: null, sones: null };

function anyAsNull(value: HvlsSpecification['motorPhase']): number | null {
  return value === 0 ? null : value;
}
