import type { Project } from '@specbuilder/shared-contracts/api';
import { makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import type { ReRatingSite } from '../re-rating/re-rating-dialog.tsx';
import { AddressForm } from './address-form.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { SitePlace } from './site-place.tsx';
import { type SavedMove, useSiteAddress } from './use-site-address.ts';

type Opened =
  | { readonly what: 'buildings' | 'defaults' }
  | { readonly what: 're-rating'; readonly site: ReRatingSite }
  | null;

/** Where the project is: its address, the data of the place, and what depends on it (PRJ-021). */
export default function SiteAddressTab({ project }: { readonly project: Project }) {
  const styles = useStyles();
  const [opened, setOpened] = useState<Opened>(null);
  const [move, setMove] = useState<SavedMove | null>(null);
  const form = useSiteAddress(project, setMove);
  const close = () => setOpened(null);
  const openDefaults = () => setOpened({ what: 'defaults' });
  const ownAltitude = project.sizingDefaults?.altitude ?? null;
  const itemCount = project.projectItems.length;
  const reRate = (site: ReRatingSite) => {
    setMove(null);
    setOpened({ what: 're-rating', site });
  };
  return (
    <div className={styles.page}>
      {move !== null && itemCount > 0 && (
        <MovedNotice
          postalCode={move.postalCode}
          ownAltitude={ownAltitude}
          itemCount={itemCount}
          onReRate={reRate}
          onDefaults={openDefaults}
        />
      )}
      <AddressForm form={form} onBuildings={() => setOpened({ what: 'buildings' })} onDefaults={openDefaults}>
        <SitePlace hasItems={itemCount > 0} ownAltitude={ownAltitude} onReRate={reRate} />
      </AddressForm>
      {opened?.what === 'buildings' && (
        <ResettableLazy
          load={() => import('../buildings/buildings-drawer.tsx')}
          props={{ projectId: project.projectId, onClose: close }}
          fallback={null}
          failed={() => null}
        />
      )}
      {opened?.what === 'defaults' && (
        <ResettableLazy
          load={() => import('../sizing-defaults/project-defaults-drawer.tsx')}
          props={{ project, onClose: close }}
          fallback={null}
          failed={() => null}
        />
      )}
      {opened?.what === 're-rating' && (
        <ResettableLazy
          load={() => import('../re-rating/re-rating-dialog.tsx')}
          props={{ projectId: project.projectId, site: opened.site, onClose: close }}
          fallback={null}
          failed={() => null}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});
