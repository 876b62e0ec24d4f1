import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Input, SpinButton } from '@specbuilder/shared-ui/data';
import { memo } from 'react';
import { DRAFT_LIMITS, type ItemDraft } from '../../item/item-draft/item-draft.ts';
import { useQuantity } from '../../item/quantity/use-quantity.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

interface ItemFieldsProps {
  readonly draft: ItemDraft;
  readonly isReadOnly: boolean;
  /** The next free tag of the project; null where none is to be suggested. */
  readonly suggestedTag: string | null;
  readonly onChange: (part: Partial<ItemDraft>) => void;
}

/** Tag, quantity and notes; they are sent with the save. */
export const ItemFields = memo(({ draft, isReadOnly, suggestedTag, onChange }: ItemFieldsProps) => {
  const styles = useStyles();
  const quantity = useQuantity(DRAFT_LIMITS.quantity, (value) => onChange({ quantity: value }));
  return (
    <div className={styles.fields}>
      <Field label={OPTIONS_MESSAGES.tag} className={styles.tag}>
        <Input
          value={draft.tag}
          maxLength={DRAFT_LIMITS.tag}
          disabled={isReadOnly}
          className={styles.input}
          onChange={(_, { value }) => onChange({ tag: value })}
          // What no one typed is written over without being deleted first.
          onClick={({ target }) => draft.isTagSuggested && target instanceof HTMLInputElement && target.select()}
          contentAfter={
            suggestedTag !== null && draft.tag === '' && !isReadOnly ? (
              <Link
                as="button"
                type="button"
                className={styles.suggestion}
                onClick={() => onChange({ tag: suggestedTag })}
              >
                {OPTIONS_MESSAGES.useTag({ tag: suggestedTag })}
              </Link>
            ) : null
          }
        />
      </Field>
      <Field
        label={OPTIONS_MESSAGES.quantity}
        className={styles.quantity}
        validationState={quantity.message === null ? 'none' : 'warning'}
        validationMessage={quantity.message}
      >
        <SpinButton
          value={draft.quantity}
          min={1}
          max={DRAFT_LIMITS.quantity}
          disabled={isReadOnly}
          className={styles.spin}
          onChange={(_, entered) => quantity.change(entered)}
        />
      </Field>
      <Field label={OPTIONS_MESSAGES.notes} className={styles.notes}>
        <Input
          value={draft.notes}
          maxLength={DRAFT_LIMITS.notes}
          disabled={isReadOnly}
          className={styles.input}
          onChange={(_, { value }) => onChange({ notes: value })}
        />
      </Field>
    </div>
  );
});

const useStyles = makeStyles({
  fields: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    maxWidth: '560px',
  },
  tag: { width: '112px', flexGrow: 1 },
  suggestion: { fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap', paddingInline: tokens.spacingHorizontalXS },
  quantity: { width: '96px', flexShrink: 0 },
  notes: { flexGrow: 4, flexBasis: '180px' },
  // Its own two columns decide the width unless one is set.
  spin: { width: '96px', minWidth: '96px', boxSizing: 'border-box', '& input': { width: '100%', minWidth: 0 } },
  input: { width: '100%', minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
});
