import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useState } from 'react';
import type { Ports } from '../../feature/ports.ts';
import { REGION_MESSAGES } from '../../messages/region.generated.ts';

interface OfficeMapProps {
  readonly ports: Pick<Ports, 'log' | 'maps' | 'settings'>;
  readonly office: SalesRegion;
}

const SIZE = { width: 374, height: 394 };

/** Brands may do without the map, and an office without an address has none (LOC-016, A-012). */
export function hasOfficeMap({ settings }: Pick<Ports, 'settings'>, { addressForGoogleMapsUrl }: SalesRegion): boolean {
  return settings.get().manufacturer.closestRegionMap && addressForGoogleMapsUrl !== '';
}

/** The office on a map: of the external service where one is set up, else drawn. */
export function OfficeMap({ ports, office }: OfficeMapProps) {
  const styles = useStyles();
  const { log, maps, settings } = ports;
  const [embedUrl, setEmbedUrl] = useState<string | null>(null);
  const isExternal = settings.get().app.maps !== null;
  useEffect(() => {
    if (!isExternal) return;
    maps().then(
      (loaded) => setEmbedUrl(loaded.embedPlaceUrl(office.addressForGoogleMapsUrl)),
      (error: unknown) => log.error('The map could not be shown', error),
    );
  }, [isExternal, maps, office, log]);
  const label = REGION_MESSAGES.mapOf({ city: office.city });
  return (
    <div className={styles.frame}>
      {isExternal ? (
        embedUrl && <iframe title={label} src={embedUrl} className={styles.embedded} loading="lazy" />
      ) : (
        <ResettableLazy
          load={() => import('@specbuilder/shared-ui/map')}
          props={{ places: [], chosen: office, show: 'surroundings' as const, label, size: SIZE }}
          fallback={null}
          failed={() => null}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  frame: {
    flex: '1 1 300px',
    maxWidth: '374px',
    aspectRatio: `${SIZE.width} / ${SIZE.height}`,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '@media (max-width: 819.98px)': { maxWidth: 'none' },
  },
  embedded: { display: 'block', width: '100%', height: '100%', border: 'none' },
});
