export { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
export { CheckboxField } from './checkbox-field.tsx';
export { ContractFormView } from './contract-form.tsx';
export { type ParsedQuantity, parseQuantity } from './parse-quantity.ts';
export { QuantityField } from './quantity-field.tsx';
export { SegmentedField } from './segmented-field.tsx';
export { SelectField } from './select-field.tsx';
export { TextField } from './text-field.tsx';
export { type ContractForm, useContractForm } from './use-contract-form.ts';
