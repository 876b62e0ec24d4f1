import type { ManufacturerSettings } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

interface BrandProps {
  readonly manufacturer: ManufacturerSettings;
  readonly isDark: boolean;
}

/** Mark and name of the brand, as the lockup of visual.md, section 5: 26 px mark, gap 9, name 17 px. */
export function BrandLogo({ manufacturer, isDark }: BrandProps) {
  const styles = useStyles();
  return (
    <span className={styles.lockup}>
      <img src={isDark ? manufacturer.markDark : manufacturer.mark} width={26} height={26} alt="" />
      <span className={styles.name}>{manufacturer.brandName}</span>
    </span>
  );
}

export function BrandMark({ manufacturer, isDark }: BrandProps) {
  const src = isDark ? manufacturer.markDark : manufacturer.mark;
  return <img src={src} width={26} height={26} alt={manufacturer.brandName} />;
}

const useStyles = makeStyles({
  lockup: { display: 'inline-flex', alignItems: 'center', gap: '9px', minWidth: 0 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
});
