import type { EnteredOperatingCost } from '@specbuilder/shared-contracts/api';
import { PROJECT_ERRORS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type ContractForm, ContractFormView, QuantityField } from '@specbuilder/shared-ui/forms';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';

interface CostFormProps {
  readonly form: ContractForm<EnteredOperatingCost>;
  readonly onDefaults: () => void;
}

/** Days, hours and rates. */
export function CostForm({ form, onDefaults }: CostFormProps) {
  const styles = useStyles();
  const { isDirty, isSubmitting } = form.methods.formState;
  return (
    <ContractFormView form={form} label={OPERATING_COST_MESSAGES.title} className={styles.form}>
      <QuantityField
        name="daysPerWeek"
        of="daysPerWeek"
        label={OPERATING_COST_MESSAGES.days}
        hint={OPERATING_COST_MESSAGES.daysHint}
      />
      <QuantityField
        name="hoursPerDay"
        of="hoursPerDay"
        label={OPERATING_COST_MESSAGES.hours}
        hint={OPERATING_COST_MESSAGES.hoursHint}
      />
      <QuantityField
        name="electricCostPerKwh"
        of="electricCost"
        label={OPERATING_COST_MESSAGES.electricCost}
        hint={OPERATING_COST_MESSAGES.costHint}
        notANumber={PROJECT_ERRORS.electricCostInvalid}
      />
      <QuantityField
        name="gasCostPerTherm"
        of="gasCost"
        label={OPERATING_COST_MESSAGES.gasCost}
        hint={OPERATING_COST_MESSAGES.gasHint}
        notANumber={PROJECT_ERRORS.electricCostInvalid}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={!isDirty || isSubmitting}>
          {OPERATING_COST_MESSAGES.save}
        </Button>
        <Button onClick={onDefaults} disabledFocusable={isSubmitting}>
          {OPERATING_COST_MESSAGES.defaults}
        </Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
});
