import { Button, Link, makeStyles, tokens, useStickyFooter } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { type ContractForm, ContractFormView, type FieldValues } from '@specbuilder/shared-ui/forms';
import type { ReactNode } from 'react';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { KeyHint } from '../../results/keys/key-hint.tsx';

interface CriteriaFormProps<V extends FieldValues, O extends FieldValues> {
  readonly form: ContractForm<V, O>;
  /** The drawer has a title of its own. */
  readonly hasTitle: boolean;
  readonly isRunning: boolean;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The criteria with their title and a foot that stays in sight. */
export function CriteriaForm<V extends FieldValues, O extends FieldValues>({
  form,
  hasTitle,
  isRunning,
  onReset,
  children,
}: CriteriaFormProps<V, O>) {
  const styles = useStyles();
  const footer = useStickyFooter();
  return (
    <ContractFormView form={form} label={CRITERIA_MESSAGES.criteria} className={styles.form}>
      {hasTitle && (
        <div className={styles.head}>
          <h2 className={styles.title}>{CRITERIA_MESSAGES.criteria}</h2>
          <Link as="button" type="button" className={styles.reset} onClick={onReset}>
            {CRITERIA_MESSAGES.reset}
          </Link>
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {/* When docked, it stays clear of the area where toasts appear. */}
      <div ref={hasTitle ? null : footer} className={styles.foot}>
        <Button
          type="submit"
          appearance="primary"
          className={styles.find}
          icon={isRunning ? <Spinner size="extra-tiny" /> : null}
        >
          {isRunning ? CRITERIA_MESSAGES.finding : CRITERIA_MESSAGES.find}
        </Button>
        {!hasTitle && (
          <Button appearance="subtle" className={styles.find} onClick={onReset}>
            {CRITERIA_MESSAGES.reset}
          </Button>
        )}
        <p className={styles.hint}>
          {CRITERIA_MESSAGES.runHint} <KeyHint>{CRITERIA_MESSAGES.runKeys}</KeyHint>
        </p>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  reset: {
    marginInlineStart: 'auto',
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  body: { flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  foot: {
    flexShrink: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  find: { width: '100%', '@media (pointer: coarse)': { minHeight: '44px' } },
  hint: {
    margin: `${tokens.spacingVerticalSNudge} 0 0`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (pointer: coarse)': { display: 'none' },
  },
});
