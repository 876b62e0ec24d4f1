import { ArrowSwapRegular } from '@fluentui/react-icons/headless/svg/arrow-swap';
import { PRESENT, type Project, type Revision, type RevisionComparison } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import {
  Button,
  EmptyState,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  useArePricesShown,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';
import { ItemChanges, ProjectChanges } from './changes-table.tsx';
import { revisionName } from './revision-name.ts';
import { TotalsTable } from './totals-table.tsx';

interface Sides {
  readonly before: string;
  readonly after: string;
}

interface ComparisonProps {
  readonly project: Project;
  readonly revisions: readonly Revision[];
  readonly sides: Sides;
  readonly onSides: (sides: Sides) => void;
}

/** What differs between two revisions, or one and the present. */
export function Comparison({ project: { projectId }, revisions, sides, onSides }: ComparisonProps) {
  const styles = useStyles();
  const { before, after } = sides;
  const { apiQueries } = usePlatform();
  const compared = useQuery({
    ...apiQueries.projects.revisions.compare.queryOptions({ input: { projectId, before, after } }),
    // The present moves on; another opening shows what is true then.
    gcTime: 0,
  });
  const side = (label: string, value: string, choose: (value: string) => void) => (
    <Field label={label} className={styles.side}>
      <Select className={styles.select} value={value} onChange={(_, { value: chosen }) => choose(chosen)}>
        <option value={PRESENT}>{REVISIONS_MESSAGES.present}</option>
        {revisions.map((revision) => (
          <option key={revision.revisionId} value={revision.revisionId}>
            {[revisionName(revision), revision.name].filter(Boolean).join(', ')}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <>
      <div className={styles.sides}>
        {side(REVISIONS_MESSAGES.before, before, (chosen) => onSides({ before: chosen, after }))}
        <Button
          className={styles.swap}
          icon={<ArrowSwapRegular />}
          aria-label={REVISIONS_MESSAGES.swap}
          onClick={() => onSides({ before: after, after: before })}
        />
        {side(REVISIONS_MESSAGES.after, after, (chosen) => onSides({ before, after: chosen }))}
      </div>
      {compared.isError ? (
        <LoadFailure
          title={REVISIONS_MESSAGES.compareFailed}
          {...referenceOf(compared.error)}
          onRetry={() => void compared.refetch()}
        />
      ) : compared.data === undefined ? (
        <div role="status" aria-label={REVISIONS_MESSAGES.comparing}>
          <SkeletonRows rows={4} rowHeightPx={44} />
        </div>
      ) : (
        <Differences comparison={compared.data} />
      )}
    </>
  );
}

function Differences({ comparison }: { readonly comparison: RevisionComparison }) {
  const styles = useStyles();
  const shown = withoutPrices(comparison, useArePricesShown());
  const { project, items, unchangedItems, totals } = shown;
  if (project.length === 0 && items.length === 0) {
    return <EmptyState title={REVISIONS_MESSAGES.same} text={REVISIONS_MESSAGES.sameText} />;
  }
  return (
    <>
      <TotalsTable totals={totals} />
      {project.length > 0 && <ProjectChanges changes={project} />}
      {items.length > 0 && <ItemChanges items={items} />}
      <p className={styles.quiet}>{REVISIONS_MESSAGES.unchangedItems({ count: unchangedItems })}</p>
    </>
  );
}

/** Where no prices are shown, an item of which only the price differs is unchanged. */
function withoutPrices(comparison: RevisionComparison, arePricesShown: boolean): RevisionComparison {
  if (arePricesShown) return comparison;
  const items = comparison.items.map((item) => ({
    ...item,
    changes: item.changes.filter(({ field }) => field !== 'price'),
  }));
  const kept = items.filter(({ kind, changes }) => kind !== 'changed' || changes.length > 0);
  return { ...comparison, items: kept, unchangedItems: comparison.unchangedItems + items.length - kept.length };
}

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
  },
  side: { minWidth: 0 },
  select: { minWidth: 0, '& select': { width: '100%', minWidth: 0 } },
  swap: { minWidth: '32px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
});
