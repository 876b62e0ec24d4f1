import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Exhaust fans', 'exhaust fans'],
  ['HVAC units', 'HVAC units'],
  ['Make-up air', 'make-up air'],
  ['High volume low speed', 'high volume low speed'],
])('%s is %s inside a sentence', (name, words) => {
  expect(inSentence(name)).toBe(words);
});

test('letters become small by the rules of the reader’s language', () => {
  expect(inSentence('Índice de 3D')).toBe('índice de 3D');
  jest.spyOn(currentLanguage, 'locale').mockReturnValue('tr');
  expect(inSentence('Isıtıcı')).toBe('ısıtıcı');
  jest.restoreAllMocks();
});
