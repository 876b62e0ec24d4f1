import { SPECIFICATION_RANGES } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SliderField } from '@specbuilder/shared-ui/forms';
import { useId } from 'react';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { FieldPair } from './criteria-section.tsx';

const { airflowToleranceBelow: BELOW, airflowToleranceAbove: ABOVE } = SPECIFICATION_RANGES;

/** How far a fan whose speed cannot be set may be from the duty: less to the left, more to the right. */
export function AirflowTolerance() {
  const styles = useStyles();
  const hintId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend className={styles.legend}>{CRITERIA_MESSAGES.tolerance}</legend>
      <FieldPair>
        <SliderField
          name="airflowToleranceBelow"
          label={CRITERIA_MESSAGES.toleranceBelow}
          minimum={BELOW.minimum}
          maximum={BELOW.maximum}
          text={(percent) => CRITERIA_MESSAGES.percentLess({ percent })}
          isMirrored
        />
        <SliderField
          name="airflowToleranceAbove"
          label={CRITERIA_MESSAGES.toleranceAbove}
          minimum={ABOVE.minimum}
          maximum={ABOVE.maximum}
          text={(percent) => CRITERIA_MESSAGES.percentMore({ percent })}
        />
      </FieldPair>
      <p id={hintId} className={styles.hint}>
        {CRITERIA_MESSAGES.toleranceHint}
      </p>
    </fieldset>
  );
}

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: {
    padding: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  hint: {
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
