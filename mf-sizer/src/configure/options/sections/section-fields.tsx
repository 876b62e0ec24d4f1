import type { ReactNode } from 'react';
import { useFieldStyles } from './field-styles.ts';
import { NumberField } from './number-field.tsx';
import type { FieldState } from './use-section-form.ts';

interface SectionFieldsProps {
  readonly fields: readonly FieldState[];
  readonly isReadOnly: boolean;
  /** Values derived from the fields, and other choices beside them. */
  readonly children?: ReactNode;
}

/** Fields of a section side by side, as many as fit. */
export function SectionFields({ fields, isReadOnly, children }: SectionFieldsProps) {
  const styles = useFieldStyles();
  return (
    <div className={styles.grid}>
      {fields.map((field) => (
        <NumberField
          key={field.name}
          label={field.label}
          rules={field}
          text={field.text}
          wrong={field.wrong}
          isRequired={field.isOptional !== true && field.value === null}
          isReadOnly={isReadOnly}
          onChange={field.change}
          onCommit={field.commit}
          onTakeBack={field.takeBack}
        />
      ))}
      {children}
    </div>
  );
}
