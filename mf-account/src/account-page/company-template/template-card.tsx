import type { CompanyTemplate } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { COMPANY_TEMPLATE_MESSAGES as MESSAGES } from '../../messages/company-template.generated.ts';
import { useCardStyles } from '../../security/cards/card-styles.ts';
import { TemplateFields } from './template-fields.tsx';

/** Logo and title block that the user's documents carry in place of the brand's. */
export function TemplateCard({ company }: { readonly company: string }) {
  const card = useCardStyles();
  const { apiQueries } = usePlatform();
  const kept = useQuery(apiQueries.user.companyTemplate.queryOptions());
  return (
    <section className={card.card} aria-labelledby="company-template">
      <h2 id="company-template" className={card.heading}>
        {MESSAGES.title}
      </h2>
      {kept.isError && <p role="status">{MESSAGES.failed}</p>}
      {kept.data && <TemplateFields key={keyOf(kept.data)} kept={kept.data} company={company} />}
    </section>
  );
}

/** Fields begin again with what was saved. */
const keyOf = ({ logo, titleBlock }: CompanyTemplate) => [logo?.source.length, ...titleBlock].join('\n');
