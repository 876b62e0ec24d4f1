import {
  type Catalogue,
  type CatalogueDocument,
  catalogueFor,
  compileCatalogue,
  DEMO_CATALOGUE,
  DEMO_DOCUMENT,
} from '@specbuilder/fan-engine';
import { checkedDocument } from '@specbuilder/fan-engine/catalogue-file';
import type { Database, Queryable } from '../../core/index.ts';
import {
  activeOfBrands,
  type CatalogueRow,
  findCatalogue,
  findCatalogueById,
  findDelivered,
  keepDelivered,
  newestActivation,
} from './store.ts';

/** The catalogues that brands sell from, in this process. */
export interface Catalogues {
  /** What a brand sells from today. */
  today(manufacturerLabelId: number): Catalogue;
  /**
   * The catalogue that a stored result was calculated with; today's if that one is no longer stored.
   *
   * @param within the calling transaction: the embedded store blocks all other access until it ends
   */
  asOf(manufacturerLabelId: number, version: string, within?: Queryable): Promise<Catalogue>;
  /** The same as data; of the version that this release brings along what the store began to keep under it. */
  documentOf(manufacturerLabelId: number, version: string): Promise<CatalogueDocument>;
  /** Takes over what was activated meanwhile, by this process or another. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface CataloguesOptions {
  readonly db: Database;
  readonly onProblem: (error: unknown) => void;
  /** Called where the store keeps another catalogue of the version that this release brings along. */
  readonly onOtherContent: (version: string) => void;
  readonly refreshMs?: number;
}

/** One look at one number of an indexed table: cheaper than to depend on a message that can be lost. */
const REFRESH_MS = 2000;

/**
 * The catalogues of the store, each checked against the schema before anything is sold from it; an activation is taken over
 * within two seconds, without a restart.
 *
 * @throws Error when the catalogue that the product brings along is not in order
 */
export async function openCatalogues({
  db,
  onProblem,
  onOtherContent,
  refreshMs = REFRESH_MS,
}: CataloguesOptions): Promise<Catalogues> {
  const known = new Map<string, Catalogue>();
  const active = new Map<number, Catalogue>();
  let newest = -1;

  const compiled = ({
    manufacturerLabelId,
    version,
    document,
  }: Pick<CatalogueRow, 'manufacturerLabelId' | 'version' | 'document'>) =>
    keep(known, `${manufacturerLabelId} ${version}`, () =>
      catalogueFor(manufacturerLabelId, compileCatalogue(checkedDocument(`catalogue ${version}`, document))),
    );
  const delivered = (manufacturerLabelId: number) =>
    keep(known, `${manufacturerLabelId}`, () => catalogueFor(manufacturerLabelId, DEMO_CATALOGUE));

  async function refresh(): Promise<void> {
    const now = await newestActivation(db);
    if (now === newest) return;
    for (const { manufacturerLabelId, catalogueId } of await activeOfBrands(db)) {
      const row = catalogueId === null ? undefined : await findCatalogueById(db, catalogueId);
      active.set(manufacturerLabelId, row === undefined ? delivered(manufacturerLabelId) : compiled(row));
    }
    newest = now;
  }

  checkedDocument(`catalogue ${DEMO_DOCUMENT.version}`, DEMO_DOCUMENT);
  if (await keepDelivered(db, DEMO_DOCUMENT)) onOtherContent(DEMO_DOCUMENT.version);
  await refresh();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(refresh).catch(onProblem);
  }, refreshMs);
  timer.unref();
  const today = (manufacturerLabelId: number) => active.get(manufacturerLabelId) ?? delivered(manufacturerLabelId);
  return {
    today,
    async asOf(manufacturerLabelId, version, within = db) {
      for (const catalogue of [today(manufacturerLabelId), delivered(manufacturerLabelId)]) {
        if (catalogue.version === version) return catalogue;
      }
      const document = await documentOf(manufacturerLabelId, version, within);
      return document === undefined ? today(manufacturerLabelId) : compiled({ manufacturerLabelId, version, document });
    },
    documentOf: async (manufacturerLabelId, version) => {
      const document = (await documentOf(manufacturerLabelId, version, db)) ?? DEMO_DOCUMENT;
      const isSold = ({ brands }: { readonly brands: readonly number[] }) => brands.includes(manufacturerLabelId);
      return { ...document, lines: document.lines.filter(isSold), hvlsLines: document.hvlsLines.filter(isSold) };
    },
    refresh,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** What the brand imported under a version, or a release of the product brought along. */
async function documentOf(
  manufacturerLabelId: number,
  version: string,
  db: Queryable,
): Promise<CatalogueDocument | undefined> {
  return (await findCatalogue(db, manufacturerLabelId, version))?.document ?? findDelivered(db, version);
}

function keep<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
