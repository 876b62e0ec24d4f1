import type { Climate } from '@specbuilder/shared-contracts/api';
import { POSTAL_LOOKUP_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { Button, formatValue, makeStyles, QUANTITIES, tokens, useDebounced } from '@specbuilder/shared-ui/core';
import { useWatch } from '@specbuilder/shared-ui/forms';
import { SITE_ADDRESS_MESSAGES } from '../../messages/site-address.generated.ts';
import type { ReRatingSite } from '../re-rating/re-rating-dialog.tsx';
import { altitudeText } from './altitude-text.ts';
import { SiteMap } from './site-map.tsx';
import { placeName, useClimate } from './use-climate.ts';
import type { SiteForm } from './use-site-address.ts';

interface SitePlaceProps {
  readonly hasItems: boolean;
  /** Of the project's defaults, ft: what its fans are rated for. Null where they have none. */
  readonly ownAltitude: number | null;
  readonly onReRate: (site: ReRatingSite) => void;
}

/** What is known of the place in the form around it: altitude, design conditions and where it lies. */
export function SitePlace({ hasItems, ownAltitude, onReRate }: SitePlaceProps) {
  const styles = useStyles();
  const address = useWatch<SiteForm, 'address'>({ name: 'address' });
  const [postalCode] = useDebounced(address.postalCode ?? '', POSTAL_LOOKUP_DEBOUNCE_MS);
  const known = useClimate(postalCode);
  return (
    <aside className={styles.card} aria-labelledby="site-conditions">
      <h3 id="site-conditions" className={styles.title}>
        {SITE_ADDRESS_MESSAGES.conditions}
      </h3>
      {known.status === 'known' ? (
        <>
          <Conditions climate={known.climate} ownAltitude={ownAltitude} />
          {hasItems && (
            <ReRate climate={known.climate} altitude={ownAltitude ?? known.climate.elevation} onReRate={onReRate} />
          )}
        </>
      ) : (
        known.status !== 'looking' && (
          <p className={styles.quiet}>
            {known.status === 'unknown' ? SITE_ADDRESS_MESSAGES.unknownPlace : SITE_ADDRESS_MESSAGES.noPlace}
          </p>
        )
      )}
      <SiteMap address={address} climate={known.status === 'known' ? known.climate : null} />
    </aside>
  );
}

const degrees = (value: number) => formatValue(value, QUANTITIES.temperature);

interface ReRateProps extends Pick<SitePlaceProps, 'onReRate'> {
  readonly climate: Climate;
  /** ft */
  readonly altitude: number;
}

function ReRate({ climate, altitude, onReRate }: ReRateProps) {
  const styles = useStyles();
  return (
    <Button className={styles.action} onClick={() => onReRate({ altitude, place: placeName(climate) })}>
      {SITE_ADDRESS_MESSAGES.reRate({ altitude: altitudeText(altitude) })}
    </Button>
  );
}

interface ConditionsProps extends Pick<SitePlaceProps, 'ownAltitude'> {
  readonly climate: Climate;
}

function Conditions({ climate, ownAltitude }: ConditionsProps) {
  const styles = useStyles();
  const { elevation, climateStation: station } = climate;
  const { unit } = QUANTITIES.temperature;
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={SITE_ADDRESS_MESSAGES.altitude} text={altitudeText(ownAltitude ?? elevation)} />
        {station !== null && (
          <>
            <Fact
              label={SITE_ADDRESS_MESSAGES.summer}
              text={`${degrees(station.summerDryBulbTemp)} / ${degrees(station.summerWetBulbTemp)} ${unit}`}
            />
            <Fact label={SITE_ADDRESS_MESSAGES.winter} text={`${degrees(station.winterTemp)} ${unit}`} />
          </>
        )}
      </dl>
      {ownAltitude !== null && ownAltitude !== elevation && (
        <p className={styles.quiet}>{SITE_ADDRESS_MESSAGES.ownAltitude({ altitude: altitudeText(elevation) })}</p>
      )}
      {station !== null && (
        <p className={styles.quiet}>
          {SITE_ADDRESS_MESSAGES.station({ name: station.name, altitude: altitudeText(station.elevation) })}
        </p>
      )}
    </>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  const styles = useStyles();
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{text}</dd>
    </div>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL, margin: 0 },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  action: { alignSelf: 'flex-start' },
});
