import type { ExhaustSupplyListRow } from '@specbuilder/shared-contracts/api';
import { Button, formatQuantity, formatValue, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import type { ResultColumn } from '../results/result-column.ts';
import type { Relaxable } from './relaxations.ts';
import { excess, type SoundLimits } from './sound-excess.ts';
import { roundSones } from './sound-relaxation.ts';

export interface NearestRowsProps {
  /** Fans that run the duty and are too loud. */
  readonly rows: readonly ExhaustSupplyListRow[];
  readonly columns: readonly ResultColumn<ExhaustSupplyListRow>[];
  readonly limits: SoundLimits;
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
        <span className={styles.name} translate="no">
          {row.modelDisplayAs}
        </span>
        <span className={styles.kind}>{row.description}</span>
      </span>
    </span>
  );
}

/** Its sound and by how much it is over the limits that it exceeds. */
export function Miss({ row, limits }: NearMissProps & { readonly limits: SoundLimits }) {
  const styles = useStyles();
  const { sones, dba } = excess(row, limits);
  const each = (value: number) => formatValue(value, QUANTITIES.sound);
  return (
    <span className={styles.miss}>
      {sones > 0 && (
        <>
          <span className={styles.over}>{each(row.soundSones)}</span>
          <span className={styles.kind}>{EXCLUSION_MESSAGES.over({ excess: each(sones) })}</span>
        </>
      )}
      {dba > 0 && (
        <>
          <span className={styles.over}>{formatQuantity(row.rating.soundDba, 'soundPressure')}</span>
          <span className={styles.kind}>
            {EXCLUSION_MESSAGES.over({ excess: formatQuantity(dba, 'soundPressure') })}
          </span>
        </>
      )}
    </span>
  );
}

/** Moves the limits of sound so that this fan fits. */
export function AllowButton({ row, limits, onRelax }: NearMissProps & Pick<NearestRowsProps, 'limits' | 'onRelax'>) {
  const over = excess(row, limits);
  const patch = {
    ...(over.sones > 0 && { sones: roundSones(row.soundSones) }),
    ...(over.dba > 0 && { soundPressure: row.rating.soundDba }),
  };
  return (
    <Button size="small" onClick={() => onRelax(patch)}>
      {allowText(patch)}
    </Button>
  );
}

function allowText({
  sones,
  soundPressure: dba,
}: {
  readonly sones?: number;
  readonly soundPressure?: number;
}): string {
  if (sones === undefined) return EXCLUSION_MESSAGES.allowDba({ dba: dba ?? 0 });
  return dba === undefined ? EXCLUSION_MESSAGES.allowSones({ sones }) : EXCLUSION_MESSAGES.allowBoth({ sones, dba });
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
