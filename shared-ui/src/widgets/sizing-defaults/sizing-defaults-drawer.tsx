import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ContractFormView } from '@specbuilder/shared-ui/forms';
import { ClosableDrawer } from '@specbuilder/shared-ui/overlay';
import { SIZING_DEFAULTS_MESSAGES as MESSAGES } from '../../messages/sizing-defaults.generated.ts';
import { DefaultsFields } from './defaults-fields.tsx';
import { useDefaultsForm } from './use-defaults-form.ts';

interface SizingDefaultsDrawerProps {
  readonly projectId: string;
  /** As the project has them now. */
  readonly saved: SizingDefaults;
  /** What the form begins with, where a search has others than its project. */
  readonly shown?: SizingDefaults;
  /** What a save takes as untyped; what is saved without it. */
  readonly started?: SizingDefaults;
  readonly isReadOnly: boolean;
  /** Takes the values for one search and leaves the project as it is; a search has no tags. */
  readonly onThisSearch?: (typed: SizingDefaults) => void;
  readonly onSaved?: (saved: SizingDefaults) => void;
  readonly onClose: () => void;
}

/** What searches and new items of a project begin with, and from a search the choice: this one, or the project. */
export function SizingDefaultsDrawer(props: SizingDefaultsDrawerProps) {
  const { projectId, saved, shown = saved, started = saved, isReadOnly, onThisSearch, onSaved, onClose } = props;
  const styles = useStyles();
  const form = useDefaultsForm({
    projectId,
    saved,
    shown,
    started,
    onSaved: (defaults) => {
      onSaved?.(defaults);
      onClose();
    },
  });
  const { isSubmitting } = form.methods.formState;
  const takeHere = () =>
    form.submitTo(async ({ sizingDefaults }) => {
      onThisSearch?.(sizingDefaults);
      onClose();
    });
  return (
    <ClosableDrawer title={MESSAGES.title} closeLabel={MESSAGES.close} onClose={onClose}>
      <p className={styles.hint}>{MESSAGES.hint}</p>
      <ContractFormView form={form} label={MESSAGES.title} className={styles.form}>
        <DefaultsFields isReadOnly={isReadOnly && onThisSearch === undefined} hasTags={onThisSearch === undefined} />
        <div className={styles.actions}>
          {!isReadOnly && (
            <Button type="submit" appearance="primary" disabledFocusable={isSubmitting}>
              {MESSAGES.save}
            </Button>
          )}
          {onThisSearch !== undefined && (
            <Button appearance={isReadOnly ? 'primary' : 'secondary'} onClick={takeHere}>
              {MESSAGES.thisSearch}
            </Button>
          )}
          <Button onClick={onClose}>{MESSAGES.cancel}</Button>
        </div>
      </ContractFormView>
    </ClosableDrawer>
  );
}

const useStyles = makeStyles({
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
