import type { ExhaustSupplyResultSet, ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';

/** Names of fans side by side: two drives of one model are told apart by their drives. */
export function namesOf(rows: ComparedResult['rows']): readonly string[] {
  const models = rows.map(({ modelDisplayAs }) => modelDisplayAs);
  return rows.map(({ modelDisplayAs, driveText }) =>
    models.filter((model) => model === modelDisplayAs).length > 1 ? `${modelDisplayAs}, ${driveText}` : modelDisplayAs,
  );
}

/** Rows of a result that stand side by side. */
export interface ComparedResult {
  readonly set: Pick<ExhaustSupplyResultSet, 'resultId' | 'specification' | 'versions'>;
  readonly rows: readonly ExhaustSupplyRow[];
  readonly cost: OperatingCostSettings;
  readonly arePricesShown: boolean;
  /** What the fans are compared for: '9,000 cfm at 3.00 in. wg'. */
  readonly duty: string;
}
