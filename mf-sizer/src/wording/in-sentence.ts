/** A name as it stands inside a sentence: 'Exhaust fans' as 'exhaust fans', but 'HVAC units' as it is. */
export function inSentence(name: string): string {
  return name.replace(/\b[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());
}
