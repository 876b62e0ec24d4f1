import { draftOf, fieldsOf, type ItemDraft } from '../../item/item-draft/item-draft.ts';

/** What a draft says other than what is stored, as events name it (EVT-070). */
export function changedFields(draft: ItemDraft, stored: Parameters<typeof draftOf>[0]): ('tag' | 'qty' | 'notes')[] {
  const [now, before] = [fieldsOf(draft), fieldsOf(draftOf(stored))];
  return [
    ...(now.tag === before.tag ? [] : (['tag'] as const)),
    ...(now.quantity === before.quantity ? [] : (['qty'] as const)),
    ...(now.notes === before.notes ? [] : (['notes'] as const)),
  ];
}
