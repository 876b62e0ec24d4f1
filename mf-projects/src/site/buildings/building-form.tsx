import { type Building, type BuildingFields, buildingFields } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ContractFormView, QuantityField, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { BUILDINGS_MESSAGES } from '../../messages/buildings.generated.ts';

interface BuildingFormProps {
  /** Null for a new one. */
  readonly building: Building | null;
  readonly onSave: (fields: BuildingFields) => Promise<unknown>;
  readonly onDone: () => void;
}

/** Name and floor area of a building, in the place of its row. */
export function BuildingForm({ building, onSave, onDone }: BuildingFormProps) {
  const styles = useStyles();
  const form = useContractForm({
    schema: buildingFields,
    values: { name: building?.name ?? '', squareFeet: building?.squareFeet ?? Number.NaN },
    submit: async (fields) => {
      await onSave(fields);
      onDone();
    },
  });
  const { isSubmitting } = form.methods.formState;
  const label = building === null ? BUILDINGS_MESSAGES.addForm : BUILDINGS_MESSAGES.editForm({ name: building.name });
  return (
    <ContractFormView form={form} label={label} className={styles.form}>
      <TextField
        name="name"
        label={BUILDINGS_MESSAGES.name}
        maxLength={100}
        autoComplete="off"
        {...(building === null ? { hint: BUILDINGS_MESSAGES.nameHint } : {})}
      />
      <QuantityField name="squareFeet" of="area" label={BUILDINGS_MESSAGES.area} required />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={isSubmitting}>
          {BUILDINGS_MESSAGES.save}
        </Button>
        <Button onClick={onDone}>{BUILDINGS_MESSAGES.cancel}</Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
