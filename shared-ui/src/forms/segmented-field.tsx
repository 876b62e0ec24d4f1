import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Field } from '@specbuilder/shared-ui/data';
import { useId } from 'react';
import { useContractField } from './use-contract-field.ts';

interface SegmentedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
}

/** Two to four exclusive choices side by side; a radio group to keyboard and screen reader. */
export function SegmentedField({ name, label, options }: SegmentedFieldProps) {
  const styles = useStyles();
  const { field } = useContractField(name);
  const labelId = useId();
  return (
    <Field label={{ children: label, id: labelId }}>
      <div role="radiogroup" aria-labelledby={labelId} className={styles.track}>
        {options.map((option) => (
          <label
            key={option.value}
            className={mergeClasses(styles.choice, option.value === field.value && styles.chosen)}
          >
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === field.value}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Field>
  );
}

const useStyles = makeStyles({
  track: {
    display: 'flex',
    padding: '1px',
    backgroundColor: tokens.colorNeutralBackground3,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  choice: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    textAlign: 'center',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (max-width: 639.98px)': { paddingBlock: '11px' },
  },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});
