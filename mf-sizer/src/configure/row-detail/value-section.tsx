import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ValueList, type ValueListProps } from './value-list.tsx';

/** A further list of values below the first. */
export function ValueSection(props: ValueListProps) {
  const styles = useStyles();
  return (
    <div className={styles.section}>
      <ValueList {...props} />
    </div>
  );
}

const useStyles = makeStyles({ section: { marginTop: tokens.spacingVerticalL } });
