import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import { Link, makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import type { Ports } from '../../feature/ports.ts';
import { ASSISTANCE_MESSAGES } from '../../messages/assistance.generated.ts';
import { useSalesOffice } from '../region/use-sales-office.ts';

interface RecipientRegionProps {
  readonly ports: Pick<Ports, 'apiQueries' | 'region' | 'salesOffice' | 'settings'>;
  readonly onChange: () => void;
}

/** Which office gets the request, and the way to another one. */
export function RecipientRegion({ ports, onChange }: RecipientRegionProps) {
  const styles = useStyles();
  const { regionNumber } = useReadable(ports.region);
  const { office } = useSalesOffice(ports);
  const { hasMultipleRegions } = useReadable(ports.settings).manufacturer;
  const description = office?.description ?? '';
  const place =
    hasMultipleRegions && regionNumber !== null
      ? ASSISTANCE_MESSAGES.salesRegion({ number: regionNumber })
      : description;
  const details = [place === description ? '' : description, office?.phone ?? ''].filter(Boolean).join(' · ');
  return (
    <div className={styles.card}>
      <span className={styles.tile}>
        <LocationRegular fontSize={20} aria-hidden />
      </span>
      <span className={styles.words}>
        <span className={styles.place}>
          {ASSISTANCE_MESSAGES.goesTo({ place: place || ASSISTANCE_MESSAGES.nationalAccounts })}
        </span>
        {details !== '' && <span className={styles.details}>{details}</span>}
      </span>
      {hasMultipleRegions && (
        <Link className={styles.change} aria-label={ASSISTANCE_MESSAGES.changeRegion} onClick={onChange}>
          {ASSISTANCE_MESSAGES.change}
        </Link>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  tile: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  place: { fontWeight: tokens.fontWeightSemibold },
  details: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  change: { flexShrink: 0 },
});
