import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import type { KeyboardEventHandler } from 'react';
import type { RankedRow } from './result-column.ts';
import { RESULTS_TEXTS } from './texts.ts';

interface ModelCellProps {
  readonly row: RankedRow;
  readonly isOpen: boolean;
  readonly detailId: string;
  readonly isTabStop: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  readonly pictureSizePx?: number;
}

/** Picture, name and reason; a button that opens the row and whose field is the whole of it. */
export function ModelCell({
  row,
  isOpen,
  detailId,
  isTabStop,
  onToggle,
  onKeyDown,
  pictureSizePx = 36,
}: ModelCellProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      data-row-toggle
      className={styles.toggle}
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': detailId } : {})}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      <span className={styles.picture} style={{ width: pictureSizePx, height: pictureSizePx }}>
        <Pictogram name={row.pictogram} sizePx={Math.round(pictureSizePx * 0.72)} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{row.modelDisplayAs}</span>
          {row.isRecommended && (
            <Badge appearance="tint" shape="rounded" className={styles.badge}>
              {RESULTS_TEXTS.recommended}
            </Badge>
          )}
        </span>
        <span className={mergeClasses(styles.reason)} title={row.rankReason}>
          {row.rankReason}
        </span>
      </span>
    </button>
  );
}

const useStyles = makeStyles({
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
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  badge: { flexShrink: 0, fontSize: '11.5px', fontWeight: 550 },
  reason: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
