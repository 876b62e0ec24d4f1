import type { ExhaustSupplyListRow } from '@specbuilder/shared-contracts/api';
import { Button, formatValue, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import type { ResultColumn } from '../results/result-column.ts';
import type { Relaxable } from './relaxations.ts';
import { roundSones } from './sound-relaxation.ts';

export interface NearestRowsProps {
  /** Fans that run the duty and are too loud. */
  readonly rows: readonly ExhaustSupplyListRow[];
  readonly columns: readonly ResultColumn<ExhaustSupplyListRow>[];
  readonly sonesLimit: number;
  readonly onRelax: (patch: Relaxable) => void;
}

interface NearMissProps {
  readonly row: ExhaustSupplyListRow;
}

/** Picture, name and kind of a fan that was excluded. */
export function MissedFan({ row }: NearMissProps) {
  const styles = useStyles();
  return (
    <span className={styles.fan}>
      <span className={styles.picture}>
        <Pictogram name={row.pictogram} sizePx={26} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{row.modelDisplayAs}</span>
        <span className={styles.kind}>{row.description}</span>
      </span>
    </span>
  );
}

/** Its sound and by how much it is over the limit. */
export function Miss({ row, sonesLimit }: NearMissProps & { readonly sonesLimit: number }) {
  const styles = useStyles();
  const each = (value: number) => formatValue(value, QUANTITIES.sound);
  return (
    <span className={styles.miss}>
      <span className={styles.over}>{each(row.soundSones)}</span>
      <span className={styles.kind}>{EXCLUSION_MESSAGES.over({ sones: each(row.soundSones - sonesLimit) })}</span>
    </span>
  );
}

/** Moves the sound limit so that this fan fits. */
export function AllowButton({ row, onRelax }: NearMissProps & { readonly onRelax: (patch: Relaxable) => void }) {
  const sones = roundSones(row.soundSones);
  return (
    <Button size="small" onClick={() => onRelax({ sones })}>
      {EXCLUSION_MESSAGES.allowSones({ sones })}
    </Button>
  );
}

const useStyles = makeStyles({
  fan: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalXS,
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  kind: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  miss: { display: 'inline-flex', flexDirection: 'column' },
  over: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});
