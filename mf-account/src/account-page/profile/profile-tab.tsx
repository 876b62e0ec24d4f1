import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { PROFILE_MESSAGES } from '../../messages/profile.generated.ts';
import { useCardStyles } from '../../security/cards/card-styles.ts';
import { TemplateCard } from '../company-template/template-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Name and company of the signed-in user. */
export function ProfileTab({ details }: { readonly details: UserDetails }) {
  const styles = useStyles();
  const card = useCardStyles();
  return (
    <div className={styles.cards}>
      <section className={card.card} aria-labelledby="profile">
        <h2 id="profile" className={card.heading}>
          {PROFILE_MESSAGES.profile}
        </h2>
        <ProfileForm details={details} />
      </section>
      <div className={styles.column}>
        <CompanyCard details={details} />
        {details.company.name !== null && <TemplateCard company={details.company.name} />}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  column: { display: 'grid', gap: tokens.spacingVerticalL },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
