import type { Meaning } from '../reading.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import type { NamedTag } from './named-tag.ts';
import type { RemainingText } from './remaining-text.ts';

/** Sets the tag with its count, once the rest of the line has said how many: a count that the two say differently is a question. */
export function settleTag({ line }: RemainingText, notes: DutyNotes): void {
  const { named } = notes;
  if (named === null) return;
  const { text, counts, quantity } = named;
  const tag = { tag: plain(named.tag.toUpperCase(), text) };
  const said = notes.value('quantity');
  const isOpen = said === null && notes.has('quantity');
  const own = quantity !== null && quantity > 1 ? { quantity: plain(quantity, text) } : {};
  if (isOpen || (said !== null && isAgreed(Number(said.value), named))) notes.set(text, tag);
  else if (said === null && counts === null) notes.set(text, { ...tag, ...own });
  else {
    notes.set(text, tag);
    if (said === null) notes.askCount(text, [text], meaningsOfTag(named));
    else askWithSaid(line, notes, named, { text: said.asWritten, count: Number(said.value) });
  }
}

const isAgreed = (said: number, { counts, quantity }: NamedTag): boolean =>
  counts === null ? quantity === null || quantity === said : counts.includes(said);

/** With the count before it, a list of tags is read as that many. */
const meaningsOfTag = ({ text, counts }: NamedTag): readonly Meaning[] =>
  (counts ?? []).map((value) => ({ value, unit: null, instead: `(${value}) ${text}` }));

/** A question of the stretch of the line that has both; what is between them stays. */
function askWithSaid(
  line: string,
  notes: DutyNotes,
  named: NamedTag,
  said: { readonly text: string; readonly count: number },
): void {
  const { text, at } = named;
  const before = line.lastIndexOf(said.text, at - said.text.length);
  const saidAt = before >= 0 ? before : line.indexOf(said.text, at + text.length);
  const [start, end] = [Math.min(at, saidAt), Math.max(at + text.length, saidAt + said.text.length)];
  const withTag = (words: string) =>
    saidAt < at
      ? `${line.slice(saidAt + said.text.length, at)}${words}`
      : `${words}${line.slice(at + text.length, saidAt)}`;
  const meanings = meaningsBeside(named, said.count).map((each) => ({
    ...each,
    instead: withTag(each.instead).replaceAll(/\s+/g, ' ').trim(),
  }));
  notes.askCount(line.slice(start, end).replaceAll(/\s+/g, ' '), [text, said.text], meanings);
}

/** What the tags say, then as many of them as the count says, then as many of each. */
function meaningsBeside(named: NamedTag, count: number): readonly (Meaning & { readonly instead: string })[] {
  const { tags, text, quantity } = named;
  if (quantity === null) return meaningsOfTag(named).map(({ instead = '', ...each }) => ({ ...each, instead }));
  const meaning = (value: number, instead: string) => ({ value, unit: null, instead });
  return [
    meaning(quantity, text),
    ...(count < tags.length ? [meaning(count, tags.slice(0, count).join(', '))] : []),
    ...(quantity === tags.length && count > 1 ? [meaning(count * quantity, `${text} (${count} each)`)] : []),
  ];
}
