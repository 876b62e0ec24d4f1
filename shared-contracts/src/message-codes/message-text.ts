import { horsepowerName } from '../domain/formats.ts';
import type { Message, MessageList } from '../domain/message.ts';
import { RANGE_NAME_MESSAGES } from '../messages/range-name.generated.ts';
import { LIST_MESSAGES } from './messages/list.generated.ts';
import { WORDS } from './words.ts';

const RANGE_NAMES: Readonly<Record<string, string>> = RANGE_NAME_MESSAGES;

type Words = string | ((parameters: Readonly<Record<string, number | string>>) => string);

/** A message in words, in the current language. */
export function messageText({ code, parameters }: Message): string {
  const [section = '', key = ''] = code.split('.');
  const words = (WORDS as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[section]?.[key];
  // A newer server may know messages that this page has no words for yet.
  if (words === undefined) return code;
  return filledIn(words as Words, parameters);
}

function filledIn(words: Words, parameters: object): string {
  return typeof words === 'string' ? words : words(rendered(parameters));
}

type Parameter = number | string | Message | MessageList;

/** Parameters that are shown by a name of their own: motors by fractions of a horsepower, ranges by their field. */
const NAMED: Readonly<Record<string, (value: Parameter) => string | undefined>> = {
  motorHp: (value) => (typeof value === 'number' ? horsepowerName(value) : undefined),
  rangeName: (value) => (typeof value === 'string' ? RANGE_NAMES[value] : undefined),
};

function rendered(parameters: object): Readonly<Record<string, number | string>> {
  return Object.fromEntries(
    Object.entries(parameters as Readonly<Record<string, Parameter>>).map(([name, value]) => [
      name,
      NAMED[name]?.(value) ?? shown(value),
    ]),
  );
}

function shown(value: Parameter): number | string {
  if (typeof value !== 'object') return value;
  if ('code' in value) return messageText(value);
  return value.items
    .map((item) => (typeof item === 'string' ? item : messageText(item)))
    .join(LIST_MESSAGES[value.join]);
}
