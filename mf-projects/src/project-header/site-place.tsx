import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import type { Project } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** City, state and postal code of a project's site, as far as they are known. */
export function SitePlace({ siteAddress }: Pick<Project, 'siteAddress'>) {
  const styles = useStyles();
  const region = [siteAddress?.state, siteAddress?.postalCode].filter(Boolean).join(' ');
  const place = [siteAddress?.city, region].filter(Boolean).join(', ');
  if (place === '') return null;
  return (
    <span className={styles.place}>
      <LocationRegular aria-hidden /> {place}
    </span>
  );
}

const useStyles = makeStyles({
  place: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground1,
  },
});
