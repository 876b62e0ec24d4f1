import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { useCardStyles } from '../cards/card-styles.ts';
import { PASSWORD_TEXTS } from '../words/password.generated.ts';

export function PasswordSection(_: { readonly details: UserDetails }) {
  const card = useCardStyles();
  return (
    <section className={card.card} aria-labelledby="password">
      <h2 id="password" className={card.heading}>
        {PASSWORD_TEXTS.title}
      </h2>
    </section>
  );
}
