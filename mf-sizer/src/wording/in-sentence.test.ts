import { inSentence } from './in-sentence.ts';

test.each([
  ['Exhaust fans', 'exhaust fans'],
  ['HVAC units', 'HVAC units'],
  ['Make-up air', 'make-up air'],
  ['High volume low speed', 'high volume low speed'],
])('%s is %s inside a sentence', (name, words) => {
  expect(inSentence(name)).toBe(words);
});
