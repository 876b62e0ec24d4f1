import { type Company, type CompanyDetails, companyDetails, type UserDetails } from '@specbuilder/shared-contracts/api';
import { MESSAGES } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { CompanyFields, type ContractForm, ContractFormView } from '@specbuilder/shared-ui/forms';
import { Flippable } from '@specbuilder/shared-ui/widgets';
import { useState } from 'react';
import { COMPANY_MESSAGES } from '../../messages/company.generated.ts';
import { useCardStyles } from '../../security/cards/card-styles.ts';
import { CompanyFacts } from './company-facts.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The company rests as text and turns to its form. */
export function CompanyCard({ details }: { readonly details: UserDetails }) {
  const card = useCardStyles();
  const platform = usePlatform();
  const [isEditing, setIsEditing] = useState(false);
  const form = useAccountForm({
    schema: companyDetails,
    section: 'company',
    details,
    valuesOf: ({ company }) => valuesOf(company),
    save: (values) => platform.api.user.saveCompany(values),
    success: MESSAGES.companyUpdated,
    onSaved: () => setIsEditing(false),
  });
  const { isDirty } = form.methods.formState;
  const edit = () => {
    form.methods.reset(valuesOf(details.company));
    setIsEditing(true);
  };
  const cancel = async () => {
    if (isDirty && !(await platform.dialogs.confirm(COMPANY_MESSAGES.discard))) return;
    form.methods.reset();
    setIsEditing(false);
  };
  return (
    <section aria-label={COMPANY_MESSAGES.title}>
      <Flippable
        isTurned={isEditing}
        sideClassName={card.card}
        front={<CompanyFacts company={details.company} onEdit={edit} />}
        back={isEditing && <CompanyForm form={form} onCancel={() => void cancel()} />}
        onEscape={() => void cancel()}
      />
    </section>
  );
}

interface CompanyFormProps {
  readonly form: ContractForm<CompanyDetails>;
  readonly onCancel: () => void;
}

function CompanyForm({ form, onCancel }: CompanyFormProps) {
  const styles = useStyles();
  const card = useCardStyles();
  return (
    <>
      <h2 className={card.heading}>{COMPANY_MESSAGES.title}</h2>
      <ContractFormView form={form} label={COMPANY_MESSAGES.form} className={styles.form}>
        <CompanyFields />
        <div className={styles.actions}>
          <Button onClick={onCancel}>{COMPANY_MESSAGES.cancel}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {COMPANY_MESSAGES.save}
          </Button>
        </div>
      </ContractFormView>
    </>
  );
}

/** Fields hold texts, so that leaving an empty one is no change. */
function valuesOf({ address, ...company }: Company): CompanyDetails {
  return {
    name: company.name ?? '',
    contactName: company.contactName ?? '',
    phoneNumber: company.phoneNumber ?? '',
    faxNumber: company.faxNumber ?? '',
    tollFreeNumber: company.tollFreeNumber ?? '',
    address: {
      streetLine1: address.streetLine1 ?? '',
      streetLine2: address.streetLine2 ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      postalCode: address.postalCode ?? '',
      country: address.country,
    },
  };
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
  },
});
