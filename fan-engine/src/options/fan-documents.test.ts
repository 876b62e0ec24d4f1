import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { configured, configuredHvls } from '../../test/fixtures/configurations.ts';
import { MILWAUKEE } from '../../test/fixtures/specifications.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import type { DocumentsOfLines } from './fan-documents.ts';

const KUB = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
const holding = (documents: DocumentsOfLines): Catalogue => ({ ...DEMO_CATALOGUE, documents });

/** Documents that a fan is offered with. */
function documentsOf(configuration: Parameters<typeof evaluate>[0], catalogue: Catalogue): string[] {
  return evaluate(configuration, catalogue)
    .options.filter(({ groupDescription }) => groupDescription === OptionGroup.FanInformation)
    .map(({ description }) => description);
}

describe('documents that can be ordered with a fan', () => {
  it('are those that are drawn; there is no manual', () => {
    expect(documentsOf(KUB, DEMO_CATALOGUE)).toEqual(['Fan drawing', 'Cut sheet']);
    expect(documentsOf(configuredHvls('KHL-24'), DEMO_CATALOGUE)).toEqual(['Fan drawing', 'Cut sheet']);
  });

  it('are those that the catalogue says are held for its line', () => {
    expect(documentsOf(KUB, holding({ KUB: ['manual'] }))).toEqual(['Installation manual']);
    expect(documentsOf(KUB, holding({ KRD: ['drawing'] }))).toEqual([]);
  });
});
