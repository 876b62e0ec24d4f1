import { roundedTo } from '@specbuilder/shared-contracts/domain';
import type { PackedFile } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import type { RevitItem } from './revit-items.ts';
import { revitText } from './revit-text.ts';
import { SHARED_PARAMETERS } from './shared-parameters.ts';

/** Names in archives have at most 100 characters with their folder. */
const MAX_CHARACTERS = 80;
const DECIMALS = 4;

/** Parameters that a type has; those of each unit are in the list of units. */
const TYPE_PARAMETERS = SHARED_PARAMETERS.filter(({ scope }) => scope === 'type');

/** For each family, one line for each configuration; the first one declares the parameters as Revit reads them. */
export function typeCatalogues(items: readonly RevitItem[], subject: DeliverableSubject): PackedFile[] {
  const declared = TYPE_PARAMETERS.map(({ name, declared: unit }) => `${name}##${unit}`);
  const families = [...new Set(items.map(({ family }) => family))];
  return families.map((family) => {
    const own = items.filter((entry) => entry.family === family);
    const firsts = own.filter(({ type }, index) => own.findIndex((entry) => entry.type.key === type.key) === index);
    const lines = firsts.map(({ item, box, type }) => [
      type.name,
      ...TYPE_PARAMETERS.map(({ of }) => catalogueValue(of(item, subject, box))),
    ]);
    const text = [['', ...declared], ...lines].map((line) => line.map(catalogueCell).join(',')).join('\r\n');
    return { name: `types/${family.slice(0, MAX_CHARACTERS)}.txt`, content: revitText(`${text}\r\n`) };
  });
}

function catalogueValue(value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(roundedTo(value, DECIMALS)) : value;
}

/** Revit reads a catalogue line by line, so a cell has no line of its own; an inch mark is a quote that is doubled. */
function catalogueCell(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
