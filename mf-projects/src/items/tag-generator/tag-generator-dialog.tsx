import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { TAG_GENERATOR_MESSAGES } from '../../messages/tag-generator.generated.ts';
import { TagGeneratorForm } from './tag-generator-form.tsx';

interface TagGeneratorDialogProps {
  readonly project: Project;
  /** Of the project; copies are made of it. */
  readonly item: ProjectItem;
  readonly onClose: () => void;
}

/** Makes tagged copies of an item in its project. */
export default function TagGeneratorDialog({ project, item, onClose }: TagGeneratorDialogProps) {
  const styles = useStyles();
  const surface = useReturnFocus(true);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface ref={surface} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{TAG_GENERATOR_MESSAGES.title}</DialogTitle>
          <DialogContent>
            <TagGeneratorForm project={project} item={item} onClose={onClose} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const useStyles = makeStyles({
  surface: {
    maxWidth: '460px',
    '@media (max-width: 639.98px)': { maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalM})` },
  },
});
