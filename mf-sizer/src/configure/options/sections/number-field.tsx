import { QUANTITIES } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { loadUnits } from '@specbuilder/shared-ui/forms';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import { DEFAULT_DECIMALS, type NumberRules, shownNumber } from './entered-number.ts';
import { useFieldStyles } from './field-styles.ts';
import type { Wrong } from './section-entries.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly rules: NumberRules;
  readonly text: string;
  readonly wrong: Wrong | null;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly onChange: (text: string) => void;
  readonly onCommit?: () => void;
  readonly onTakeBack?: () => void;
}

/** A number with its unit: applied with Enter or when the field is left, reverted with Escape. */
export function NumberField(props: NumberFieldProps) {
  const { label, rules, text, wrong, isRequired = false, isReadOnly = false, onChange, onCommit, onTakeBack } = props;
  const styles = useFieldStyles();
  return (
    <Field
      label={label}
      required={isRequired}
      className={styles.field}
      validationState={wrong === null ? 'none' : 'error'}
      validationMessage={wrong === null ? undefined : wrongText(wrong, rules)}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        className={styles.input}
        disabled={isReadOnly}
        value={text}
        contentAfter={{ children: QUANTITIES[rules.of].unit, className: styles.unit }}
        onFocus={() => void loadUnits()}
        onChange={(_, { value }) => onChange(value)}
        onBlur={onCommit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onCommit?.();
          if (key === 'Escape') onTakeBack?.();
        }}
      />
    </Field>
  );
}

function wrongText(wrong: Wrong, rules: NumberRules): string {
  switch (wrong) {
    case 'missing':
      return SECTIONS_MESSAGES.missing;
    case 'notANumber':
      return SECTIONS_MESSAGES.notANumber;
    case 'notLoaded':
      return SECTIONS_MESSAGES.unitsNotLoaded;
    case 'decimals':
      return SECTIONS_MESSAGES.decimals({ count: rules.maxDecimals ?? DEFAULT_DECIMALS });
    case 'range': {
      const { minimum, maximum, of, isAbove = false } = rules;
      const range = { low: shownNumber(minimum), high: shownNumber(maximum), unit: QUANTITIES[of].unit };
      return isAbove ? SECTIONS_MESSAGES.aboveTo(range) : SECTIONS_MESSAGES.range(range);
    }
  }
}
