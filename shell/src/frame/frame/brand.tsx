import type { ManufacturerSettings } from '@specbuilder/shared-contracts/api';
import { SITE_PATH } from '@specbuilder/shared-ui/browser';
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
      <Mark manufacturer={manufacturer} isDark={isDark} alt="" />
      <span className={styles.name}>{manufacturer.brandName}</span>
    </span>
  );
}

export function BrandMark({ manufacturer, isDark }: BrandProps) {
  return <Mark manufacturer={manufacturer} isDark={isDark} alt={manufacturer.brandName} />;
}

function Mark({ manufacturer: { mark, markDark }, isDark, alt }: BrandProps & { readonly alt: string }) {
  return <img src={SITE_PATH + (isDark ? markDark : mark)} width={26} height={26} alt={alt} />;
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
