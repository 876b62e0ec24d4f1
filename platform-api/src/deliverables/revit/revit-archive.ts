import { type ArchiveJob, invalid, DELIVERABLE_MESSAGES as MESSAGES, type PackedFile } from '../../core/index.ts';
import { lineName } from '../facts/performance-facts.ts';
import { scheduleCsv } from '../schedule/schedule-csv.ts';
import { asciiStem } from '../subject/file-name.ts';
import { uniqueStems } from '../subject/item-files.ts';
import { servesText } from '../subject/serves.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { ifcModel } from './ifc.ts';
import { boxOf, type ItemBox } from './item-box.ts';
import { PARAMETER_GROUPS, SHARED_PARAMETERS } from './shared-parameters.ts';

/** An item that can be modelled, with the names that its files and Revit have it by. */
interface ModelledItem {
  readonly item: DeliverableItem;
  readonly box: ItemBox;
  readonly stem: string;
  /** Family of Revit: one for each product line. */
  readonly family: string;
}

/**
 * Revit data of a project without families, which can only be created inside Revit: type catalogues, shared
 * parameters, a schedule, a solid model of each item, and a map from tags to types for scripts.
 *
 * @throws HttpError 'invalid' with field specificItemIds if an item has no dimensions
 */
export function revitArchive(subject: DeliverableSubject, kind: ArchiveJob['kind']): ArchiveJob {
  const items = modelledItems(subject.items);
  const files: PackedFile[] = [
    file('readme.txt', readme(subject)),
    { name: 'shared-parameters.txt', content: Buffer.from(`\ufeff${sharedParameters()}`, 'utf16le') },
    file('schedule.csv', scheduleCsv(subject, 'keys')),
    file('place.json', `${JSON.stringify(placeMap(items, subject), null, 2)}\n`),
    ...typeCatalogues(items, subject),
    ...items.map(({ item, box, stem }) => file(`ifc/${stem}.ifc`, ifcModel(item, box, subject))),
  ];
  return { kind, files, time: subject.date.getTime() };
}

function modelledItems(items: readonly DeliverableItem[]): ModelledItem[] {
  const stems = uniqueStems(items);
  return items.map((item, index) => {
    const box = boxOf(item.product);
    if (box === null) {
      throw invalid('specificItemIds', MESSAGES.noGeometry({ model: `${item.tag} ${item.item.modelDisplayAs}` }));
    }
    return {
      item,
      box,
      stem: stems[index] ?? '',
      family: asciiStem(`${item.product?.line.code} ${item.product?.line.name}`),
    };
  });
}

function file(name: string, text: string): PackedFile {
  return { name, content: Buffer.from(text) };
}

/** One line for each tag; the first one declares the parameters as Revit reads them. */
function typeCatalogues(items: readonly ModelledItem[], subject: DeliverableSubject): PackedFile[] {
  const declared = SHARED_PARAMETERS.map(({ name, declared: unit }) => `${name}##${unit}`);
  const families = [...new Set(items.map(({ family }) => family))];
  return families.map((family) => {
    const lines = items
      .filter((entry) => entry.family === family)
      .map(({ item, box, stem }) => [
        stem,
        ...SHARED_PARAMETERS.map(({ of }) => catalogueValue(of(item, subject, box))),
      ]);
    const text = [['', ...declared], ...lines].map((line) => line.map(catalogueCell).join(',')).join('\r\n');
    return { name: `types/${family.slice(0, MAX_CHARACTERS)}.txt`, content: Buffer.from(`${text}\r\n`) };
  });
}

/** Names in archives have 100 letters with their folder. */
const MAX_CHARACTERS = 80;
const DECIMALS = 4;

function catalogueValue(value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(Number(value.toFixed(DECIMALS))) : value;
}

function catalogueCell(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** In the form that Revit writes it itself: columns between tabs, in UTF-16. */
function sharedParameters(): string {
  const groups = Object.entries(PARAMETER_GROUPS).map(([name, number]) => `GROUP\t${number}\tSpecBuilder ${name}`);
  const columns = ['GUID', 'NAME', 'DATATYPE', 'DATACATEGORY', 'GROUP', 'VISIBLE', 'DESCRIPTION'];
  const parameters = SHARED_PARAMETERS.map(({ guid, name, dataType, group }) =>
    ['PARAM', guid, name, dataType, '', PARAMETER_GROUPS[group], 1, '', 1, 0].join('\t'),
  );
  return [
    '# This is a Revit shared parameter file.',
    '# Do not edit manually.',
    '*META\tVERSION\tMINVERSION',
    'META\t2\t1',
    '*GROUP\tID\tNAME',
    ...groups,
    ['*PARAM', ...columns, 'USERMODIFIABLE', 'HIDEWHENNOVALUE'].join('\t'),
    ...parameters,
    '',
  ].join('\r\n');
}

/** Scripts place a type for each tag by it. */
function placeMap(items: readonly ModelledItem[], { projectName, referenceId }: DeliverableSubject) {
  return {
    project: projectName,
    reference: referenceId,
    items: items.map(({ item, stem, family }) => ({
      tag: item.tag,
      quantity: item.item.qty,
      location: servesText(item),
      family,
      type: stem,
      ifc: `ifc/${stem}.ifc`,
    })),
  };
}

function readme(subject: DeliverableSubject): string {
  const { readme: words } = MESSAGES;
  const names = [...new Set(subject.items.map(lineName))].join('; ');
  return [
    words.title({ project: subject.projectName, brand: subject.brand.settings.brandName }),
    '',
    words.families,
    words.types,
    words.parameters,
    words.schedule,
    words.ifc,
    words.place,
    '',
    words.covers({ names }),
    subject.brand.settings.copyright,
    '',
  ].join('\r\n');
}
