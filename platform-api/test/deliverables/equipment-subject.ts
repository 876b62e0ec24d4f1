import { readBrands } from '../../src/brand/index.ts';
import { openCatalogues } from '../../src/catalogue/index.ts';
import { DATA_FOLDER } from '../../src/core/index.ts';
import { readSubject } from '../../src/deliverables/subject/read-subject.ts';
import type { DeliverableSubject } from '../../src/deliverables/subject/subject.ts';
import { createLocationService } from '../../src/places/index.ts';
import type { TestApplication } from '../test-application.ts';
import { equipmentProject } from './equipment-project.ts';

/** What the documents of a project with equipment of every kind are made of. */
export async function equipmentSubject(server: TestApplication): Promise<DeliverableSubject> {
  const { db } = server.store;
  const { projectId } = await equipmentProject(await server.clientOf('engineer'));
  const catalogues = await openCatalogues({ db, onProblem: () => undefined, onOtherContent: () => undefined });
  const location = createLocationService({ dataFolder: DATA_FOLDER, regions: async () => [] });
  return readSubject(
    { db, publicUrl: 'https://specbuilder.example', brands: await readBrands(db), catalogues, location },
    { projectId, itemIds: [], brand: 1, userId: null, date: new Date('2026-03-04'), maxItems: 100 },
  );
}
