import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { BREAKPOINTS, Button, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { ClosableDialog, useReturnFocus } from '@specbuilder/shared-ui/overlay';
import type { ReactNode } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';

interface GeneratorFrameProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the preview, which shows each choice; where there is no room for both, over the page. */
export function GeneratorFrame({ title, actions, onClose, children }: GeneratorFrameProps) {
  const styles = useStyles();
  const isNarrow = useMediaQuery(BREAKPOINTS.belowLaptop);
  if (!isNarrow) return <Beside {...{ title, actions, onClose, children }} />;
  return (
    <ClosableDialog
      title={title}
      closeLabel={DELIVERABLES_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={actions}
    >
      {children}
    </ClosableDialog>
  );
}

function Beside({ title, actions, onClose, children }: GeneratorFrameProps) {
  const styles = useStyles();
  const surface = useReturnFocus(true);
  return (
    <div
      ref={surface}
      role="dialog"
      aria-label={title}
      className={styles.panel}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={DELIVERABLES_MESSAGES.close}
          onClick={onClose}
        />
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: 'min(34rem, 100%)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: {
    '@media (min-height: 400px)': { position: 'sticky' },
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    paddingTop: tokens.spacingVerticalM,
    paddingBottom: tokens.spacingVerticalM,
    marginBottom: `calc(-1 * ${tokens.spacingVerticalM})`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
