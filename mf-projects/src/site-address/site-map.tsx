import type { Address } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { SITE_ADDRESS_TEXTS } from '../words/site-address.generated.ts';

/** The site in the maps service that the settings name, and a way to it in a maps site of the reader's own. */
export function SiteMap({ address }: { readonly address: Address }) {
  const styles = useStyles();
  const { maps } = useReadable(usePlatform().settings).app;
  const place = placeOnMap(address);
  if (place === '') return null;
  const query = encodeURIComponent(place);
  return (
    <div className={styles.box}>
      {maps !== null && (
        <iframe
          title={SITE_ADDRESS_TEXTS.mapOf({ place })}
          src={`${maps.embedUrl}/place?q=${query}&key=${encodeURIComponent(maps.key)}`}
          className={styles.map}
          loading="lazy"
        />
      )}
      <Link href={`https://www.google.com/maps/search/?api=1&query=${query}`} target="_blank" rel="noopener noreferrer">
        {SITE_ADDRESS_TEXTS.openInMaps}
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
    height: '260px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});
