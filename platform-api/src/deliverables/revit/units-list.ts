import { csvFileText } from '@specbuilder/shared-contracts/domain';
import { unitTagsOf } from '../facts/tags.ts';
import { ifcGuid } from '../ifc/ifc-guid.ts';
import { levelOf } from '../ifc/levels.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import type { RevitItem } from './revit-items.ts';
import { SHARED_PARAMETERS } from './shared-parameters.ts';

const UNIT_PARAMETERS = SHARED_PARAMETERS.filter(({ scope }) => scope === 'instance');
const COLUMNS = ['Unit', 'Of', 'Family', 'Type', 'Building', 'Level', 'IfcGUID'];

/** A line for each unit: its parameters, its type, its level, and its id in the IFC models. */
export function unitsList(items: readonly RevitItem[], subject: DeliverableSubject): string {
  const lines = items.flatMap(({ item, box, family, type }) => {
    const { building, level } = levelOf(item);
    return unitTagsOf(item).map((tag, index) => {
      const own = UNIT_PARAMETERS.map(({ of }) => of({ ...item, tag }, subject, box) ?? '');
      const id = ifcGuid(`${item.row.id} product${index === 0 ? '' : ` ${index + 1}`}`);
      return [...own, index + 1, item.item.qty, family, type.name, building ?? '', level ?? '', id];
    });
  });
  return csvFileText([[...UNIT_PARAMETERS.map(({ name }) => name), ...COLUMNS], ...lines]);
}
