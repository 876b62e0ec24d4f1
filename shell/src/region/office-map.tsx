import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useState } from 'react';
import type { OwnHost } from '../own-area/own-host.ts';
import { REGION_TEXTS } from './texts.ts';

interface OfficeMapProps {
  readonly shell: OwnHost;
  readonly office: SalesRegion;
}

const SIZE = { width: 374, height: 394 };

/** Brands may do without the map, and an office without an address has none (LOC-016, A-012). */
export function hasOfficeMap({ services }: OwnHost, { addressForGoogleMapsUrl }: SalesRegion): boolean {
  return services.settings.get().manufacturer.closestRegionMap && addressForGoogleMapsUrl !== '';
}

/** The office on a map: of the external service where one is set up, else drawn. */
export function OfficeMap({ shell, office }: OfficeMapProps) {
  const styles = useStyles();
  const { later, services } = shell;
  const [embedUrl, setEmbedUrl] = useState<string | null>(null);
  const isExternal = services.settings.get().app.maps !== null;
  useEffect(() => {
    if (!isExternal) return;
    later.maps().then(
      (maps) => setEmbedUrl(maps.embedPlaceUrl(office.addressForGoogleMapsUrl)),
      (error: unknown) => services.log.error('The map could not be shown', error),
    );
  }, [isExternal, later, office, services.log]);
  const label = REGION_TEXTS.mapOf(office.city);
  return (
    <div className={styles.frame}>
      {isExternal ? (
        embedUrl && <iframe title={label} src={embedUrl} className={styles.embedded} loading="lazy" />
      ) : (
        <ResettableLazy
          load={() => import('../map/drawn-map.tsx')}
          props={{ offices: [], chosen: office, show: 'surroundings' as const, label, size: SIZE }}
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
