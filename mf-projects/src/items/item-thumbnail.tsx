import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { useState } from 'react';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';

/** The item's curve in small, in the colours of the theme; its pictogram where no image comes. */
export function ItemThumbnail({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  const platform = usePlatform();
  const { isDark } = useReadable(platform.theme);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <Pictogram name={item.pictogram} sizePx={40} />;
  return (
    <img
      src={`${platform.serverUrl}${item.image}&isDark=${isDark}`}
      alt={DASHBOARD_TEXTS.curveOf({ item: item.modelDisplayAs })}
      width={62}
      height={46}
      loading="lazy"
      className={styles.image}
      onError={() => {
        platform.log.warn(ERRORS.imageNotLoaded);
        setHasFailed(true);
      }}
    />
  );
}

const useStyles = makeStyles({
  image: {
    display: 'block',
    flexShrink: 0,
    objectFit: 'cover',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
});
