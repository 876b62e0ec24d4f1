import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { CORE_MESSAGES } from '../../messages/core.generated.ts';
import { Button, makeStyles, tokens } from '../fluent.ts';
import { Reference } from './reference.tsx';

interface LoadFailureProps {
  /** The general sentence when absent. */
  readonly title?: string;
  readonly text?: string;
  /** Of the call that failed (`referenceOf`). */
  readonly reference?: string;
  readonly onRetry?: () => void;
}

/** Replaces data that did not load: what failed and a way to recover. */
export function LoadFailure({ title = ERRORS.generic, text, reference, onRetry }: LoadFailureProps) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.box}>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {reference !== undefined && <Reference id={reference} />}
      {onRetry && <Button onClick={onRetry}>{CORE_MESSAGES.tryAgain}</Button>}
    </div>
  );
}

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
