import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import type { RowToggle } from '@specbuilder/shared-ui/grid';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import type { KeyboardEvent } from 'react';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { useRankReason } from '../wording/use-rank-reason.ts';
import { CompareTick } from './compare-tick.tsx';
import type { RankedRow } from './result-column.ts';
import { useCompareChoice } from './use-compare-choice.ts';

interface ModelCellProps {
  readonly row: RankedRow;
  readonly toggle: RowToggle | undefined;
  readonly pictureSizePx?: number;
}

/** Picture, name and reason; a button that opens the row and whose field is the whole of it. */
export function ModelCell({ row, toggle, pictureSizePx = 36 }: ModelCellProps) {
  const styles = useStyles();
  const compare = useCompareChoice(row.fanUnitId);
  const reason = useRankReason()(row);
  // Enter opens the row, Space ticks it (visual.md, section 9); the click of a button comes with either.
  const onSpace = (event: KeyboardEvent<HTMLButtonElement>, act: () => void) => {
    if (event.key !== ' ' || compare === null) return false;
    event.preventDefault();
    act();
    return true;
  };
  return (
    <div className={styles.cell}>
      <CompareTick fanUnitId={row.fanUnitId} model={row.modelDisplayAs} />
      <button
        type="button"
        className={styles.toggle}
        {...toggle}
        onKeyDown={(event) => onSpace(event, () => compare?.change()) || toggle?.onKeyDown(event)}
        onKeyUp={(event) => onSpace(event, () => undefined)}
      >
        <span className={styles.picture} style={{ width: pictureSizePx, height: pictureSizePx }}>
          <Pictogram name={row.pictogram} sizePx={Math.round(pictureSizePx * 0.72)} />
        </span>
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name} translate="no">
              {row.modelDisplayAs}
            </span>
            {row.isRecommended && (
              <Badge appearance="tint" shape="rounded" className={styles.badge}>
                {RESULTS_MESSAGES.recommended}
              </Badge>
            )}
          </span>
          <span className={styles.reason} title={reason}>
            {reason}
          </span>
        </span>
      </button>
    </div>
  );
}

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', minWidth: 0, width: '100%' },
  toggle: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    width: '100%',
    minWidth: 0,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    cursor: 'pointer',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, flexGrow: 1 },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalSNudge, minWidth: 0 },
  name: {
    // A model's name is what people order by: the badge beside it gives way first.
    flexShrink: 0,
    maxWidth: '100%',
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  badge: {
    display: 'block',
    // As high as its text, also where a browser enlarges text alone.
    height: 'auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '11.5px',
    fontWeight: 550,
    lineHeight: tokens.lineHeightBase300,
  },
  reason: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
