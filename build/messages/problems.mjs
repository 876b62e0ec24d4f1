import { compileMessage } from './icu-code.mjs';

/**
 * What a translation lacks, has too much, or says with other arguments than English.
 *
 * @returns {readonly string[]} one sentence each
 */
export function problemsOf(name, english, language, translated) {
  const requested = messagesOf(english);
  const there = messagesOf(translated);
  const where = (key) => `languages/${language.code}/${name}.json: ${key}`;
  const problems = [];
  for (const [key, message] of requested) {
    const translation = there.get(key);
    if (translation === undefined) problems.push(`${where(key)} is missing: ${message}`);
    else if (parametersOf(translation, language) !== parametersOf(message, language)) {
      problems.push(`${where(key)} has other arguments than English: ${parametersOf(message, language)}`);
    }
  }
  for (const key of there.keys()) if (!requested.has(key)) problems.push(`${where(key)} is not in English`);
  return problems;
}

/** @returns {ReadonlyMap<string, string>} every message by its dotted name */
function messagesOf(words, prefix = '') {
  if (typeof words === 'string') return new Map([[prefix, words]]);
  return new Map(
    Object.entries(words).flatMap(([key, value]) => [...messagesOf(value, prefix === '' ? key : `${prefix}.${key}`)]),
  );
}

function parametersOf(message, language) {
  const { parameters } = compileMessage(message, language);
  return [...parameters.keys()].sort().join(', ') || 'none';
}
