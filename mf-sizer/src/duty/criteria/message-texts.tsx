import type { Message } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';

/** A message in words, in the current language. */
export default function MessageTexts({ message }: { readonly message: Message }) {
  return messageText(message);
}
