import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { MouseEvent } from 'react';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import type { SizedRow } from './sizer-kind.ts';

interface RecommendedLinkProps {
  readonly row: SizedRow;
  readonly results: readonly SizedRow[];
  readonly openIds: readonly number[];
  readonly onOpen: (fanUnitId: number) => void;
}

/** Leads from the first row, which is open to begin with (RES-008), to the recommended one while that is closed. */
export function RecommendedLink({ row, results, openIds, onOpen }: RecommendedLinkProps) {
  const best = results.find(({ isRecommended }) => isRecommended);
  const styles = useStyles();
  if (best === undefined || row !== results[0] || openIds.includes(best.fanUnitId)) return null;
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const toggle = `[data-row-toggle="${best.fanUnitId}"]`;
    // The link leaves with the click, so the focus goes to the row that it opens.
    currentTarget.closest('[data-row-list]')?.querySelector<HTMLElement>(toggle)?.focus();
    onOpen(best.fanUnitId);
  };
  return (
    <Link as="button" type="button" className={styles.link} onClick={open}>
      {RESULTS_MESSAGES.openRecommended({ model: best.modelDisplayAs })}
    </Link>
  );
}

const useStyles = makeStyles({
  // In line with the model above it.
  link: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}` },
});
