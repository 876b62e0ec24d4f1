import { Link, makeStyles, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { GENERATOR_MESSAGES } from '../../messages/generator.generated.ts';

/** Whether the user's documents carry the logo and title block of their company, with the way to the account, which keeps them. */
export function CompanyTemplateLink() {
  const styles = useStyles();
  const platform = usePlatform();
  const { data } = useQuery(platform.apiQueries.user.companyTemplate.queryOptions());
  if (data === undefined) return null;
  const isUsed = data.logo !== null || data.titleBlock.length > 0;
  return (
    <Link
      as="button"
      type="button"
      className={styles.link}
      onClick={() => platform.navigate('app.accounts.edit', { tab: 'profile' })}
    >
      {isUsed ? GENERATOR_MESSAGES.templateUsed : GENERATOR_MESSAGES.useTemplate}
    </Link>
  );
}

const useStyles = makeStyles({ link: { alignSelf: 'flex-end', minHeight: '24px' } });
