import { type ArchiveJob, DELIVERABLE_MESSAGES as MESSAGES, nameOf, type PackedFile } from '../../core/index.ts';
import { lineName } from '../facts/performance-facts.ts';
import { unitTagsOf } from '../facts/tags.ts';
import { ifcModel } from '../ifc/ifc-model.ts';
import { scheduleCsv } from '../schedule/schedule-csv.ts';
import { termsOf } from '../subject/brand-terms.ts';
import { servesText } from '../subject/serves.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type RevitItem, revitItems } from './revit-items.ts';
import { revitText } from './revit-text.ts';
import { PARAMETER_GROUPS, SHARED_PARAMETERS } from './shared-parameters.ts';
import { typeCatalogues } from './type-catalogues.ts';
import { unitsList } from './units-list.ts';

/**
 * Revit data of a project without families, which can only be created inside Revit: type catalogues, shared
 * parameters, a schedule, a list of units, models of each item and of the project, and a map from tags to types for scripts.
 *
 * @throws HttpError 'invalid' with field specificItemIds if an item has no dimensions
 */
export async function revitArchive(
  subject: DeliverableSubject,
  kind: ArchiveJob['kind'],
  signal?: AbortSignal,
): Promise<ArchiveJob> {
  const items = revitItems(subject.items);
  const files: PackedFile[] = [
    file('readme.txt', readme(subject)),
    { name: 'shared-parameters.txt', content: revitText(sharedParameters()) },
    file('schedule.csv', scheduleCsv(subject, 'keys')),
    file('units.csv', unitsList(items, subject)),
    file('place.json', `${JSON.stringify(placeMap(items, subject), null, 2)}\n`),
    ...typeCatalogues(items, subject),
    ...(await models(items, subject, signal)),
  ];
  return { kind, files, time: subject.date.getTime() };
}

function file(name: string, text: string): PackedFile {
  return { name, content: Buffer.from(text) };
}

/** One of the project with every unit in its storey, and one of each item with one unit. */
async function models(
  items: readonly RevitItem[],
  subject: DeliverableSubject,
  signal: AbortSignal | undefined,
): Promise<PackedFile[]> {
  const warranty = nameOf((await termsOf(subject.brand)).warranty);
  const all = items.map(({ item, type }) => ({ item, type, tags: unitTagsOf(item) }));
  const whole = { name: subject.projectName, scope: `${subject.projectId} project`, items: all, warranty };
  const files = [file('project.ifc', await ifcModel(whole, subject, signal))];
  for (const { item, type, stem } of items) {
    const name = `${item.tag} ${item.item.modelDisplayAs}`;
    const one = { name, scope: item.row.id, items: [{ item, type, tags: [item.tag] }], warranty };
    files.push(file(`ifc/${stem}.ifc`, await ifcModel(one, subject, signal)));
  }
  return files;
}

/** In the form that Revit writes it itself: columns between tabs. */
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
function placeMap(items: readonly RevitItem[], { projectName, referenceId }: DeliverableSubject) {
  return {
    project: projectName,
    reference: referenceId,
    items: items.map(({ item, stem, family, type }) => ({
      tag: item.tag,
      quantity: item.item.qty,
      location: servesText(item),
      family,
      type: type.name,
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
    words.units,
    words.project,
    words.ifc,
    words.place,
    '',
    words.covers({ names }),
    subject.brand.settings.copyright,
    '',
  ].join('\r\n');
}
