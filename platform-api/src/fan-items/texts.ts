export const ITEM_TEXTS = {
  nobody: 'Send a guest key or sign in, so that the item belongs to somebody.',
  noLongerOffered: 'This fan or one of its parts is no longer in the catalogue. It can be read but not changed.',
} as const;
