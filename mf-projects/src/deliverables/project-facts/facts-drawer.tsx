import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  useFocusFinders,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { PROJECT_FACTS_MESSAGES } from '../../messages/project-facts.generated.ts';
import { FactsFields } from './facts-fields.tsx';
import { useProjectFacts } from './use-project-facts.ts';

interface FactsDrawerProps {
  readonly projectId: string;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** What covers, title blocks and file properties of a project say beside its equipment. */
export default function FactsDrawer({ projectId, isReadOnly, onClose }: FactsDrawerProps) {
  const styles = useStyles();
  const { data: saved, isPending, refetch } = useProjectFacts(projectId);
  useFocusFinders();
  const surface = useReturnFocus(true);
  return (
    <OverlayDrawer
      ref={surface}
      open
      position="end"
      size="medium"
      className={styles.drawer}
      onOpenChange={(_, { open }) => open || onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={PROJECT_FACTS_MESSAGES.close}
              onClick={onClose}
            />
          }
        >
          {PROJECT_FACTS_MESSAGES.title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <p className={styles.hint}>{PROJECT_FACTS_MESSAGES.hint}</p>
        {saved !== undefined ? (
          <FactsFields projectId={projectId} saved={saved} isReadOnly={isReadOnly} onDone={onClose} />
        ) : isPending ? (
          <SkeletonRows rows={6} rowHeightPx={52} />
        ) : (
          <LoadFailure title={PROJECT_FACTS_MESSAGES.failed} onRetry={() => void refetch()} />
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}

const useStyles = makeStyles({
  drawer: { maxWidth: '100vw' },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});
