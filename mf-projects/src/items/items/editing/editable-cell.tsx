import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';
import { useItemActions } from '../item-actions.ts';
import { isOffered } from '../item-values.ts';
import { EditableText, type EditableTextProps, ReadText } from './editable-text.tsx';
import { type EditedField, fieldChange, fieldProblem, fieldText } from './item-field.ts';

interface EditableCellProps {
  readonly item: ProjectItem;
  readonly field: EditedField;
  /** Outside of a grid each cell is a stop of the Tab key. */
  readonly isInGrid?: boolean;
}

const KINDS = { tag: 'text', location: 'lines', notes: 'lines', qty: 'figure' } as const satisfies Record<
  EditedField,
  EditableTextProps['kind']
>;

/** A field of an item that is edited in place. */
export function EditableCell({ item, field, isInGrid = true }: EditableCellProps) {
  const { edits, isReadOnly } = useItemActions();
  const value = fieldText(item, field);
  // An alternate is where its chosen item is.
  if (isReadOnly || (field === 'location' && !isOffered(item))) return <ReadText value={value} kind={KINDS[field]} />;
  return (
    <EditableText
      name={field}
      label={ITEMS_MESSAGES.cell({ field: ITEMS_MESSAGES.fields[field], value: value || ITEMS_MESSAGES.empty })}
      fieldLabel={ITEMS_MESSAGES.fields[field]}
      value={value}
      kind={KINDS[field]}
      isInGrid={isInGrid}
      problemOf={(text) => fieldProblem(field, text)}
      onSave={(text) => edits.save(item, fieldChange(field, text))}
      onPaste={(text) => edits.paste(item, field, text)}
    />
  );
}
