import type { Address, Climate } from '@specbuilder/shared-contracts/api';
import {
  Link,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  tokens,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { SITE_ADDRESS_MESSAGES } from '../../messages/site-address.generated.ts';

interface SiteMapProps {
  readonly address: Address;
  /** Where its postal code lies; null while that is not known. */
  readonly climate: Climate | null;
}

const SIZE = { width: 480, height: 260 };

/** The site in the maps service that the settings name, else drawn, and a way to it in a maps site of the reader's own. */
export function SiteMap({ address, climate }: SiteMapProps) {
  const styles = useStyles();
  const { maps } = useReadable(usePlatform().settings).app;
  const place = placeOnMap(address);
  if (place === '') return null;
  const query = encodeURIComponent(place);
  return (
    <div className={styles.box}>
      {maps !== null && (
        <iframe
          title={SITE_ADDRESS_MESSAGES.mapOf({ place })}
          src={`${maps.embedUrl}/place?q=${query}&key=${encodeURIComponent(maps.key)}`}
          className={styles.map}
          loading="lazy"
        />
      )}
      {maps === null && climate !== null && (
        <div className={mergeClasses(styles.map, styles.drawn)}>
          <ResettableLazy
            load={() => import('@specbuilder/shared-ui/map')}
            props={{
              places: [],
              chosen: climate,
              show: 'surroundings' as const,
              label: SITE_ADDRESS_MESSAGES.mapOf({ place }),
              size: SIZE,
            }}
            fallback={null}
            failed={() => null}
          />
        </div>
      )}
      <Link href={`https://www.google.com/maps/search/?api=1&query=${query}`} target="_blank" rel="noopener noreferrer">
        {SITE_ADDRESS_MESSAGES.openInMaps}
      </Link>
    </div>
  );
}

/** A country alone is no place to look at. */
function placeOnMap({ streetLine1, city, state, postalCode, country }: Address): string {
  const parts = [streetLine1, city, state, postalCode].filter(Boolean);
  return parts.length === 0 ? '' : [...parts, country].filter(Boolean).join(', ');
}

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  map: {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    height: `${SIZE.height}px`,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  drawn: { height: 'auto', aspectRatio: `${SIZE.width} / ${SIZE.height}` },
});
