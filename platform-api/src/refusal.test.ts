import { inLanguage, speakCallersLanguage } from './language/callers-language.ts';
import { notFound, unknownBrand } from './refusal.ts';

describe('A refusal', () => {
  beforeAll(speakCallersLanguage);

  it.each([
    ['en', 'Project not found'],
    ['es', 'No se encontró el proyecto'],
  ] as const)('names what was not found in %s', (language, message) => {
    expect(inLanguage(language, () => notFound('project'))).toMatchObject({ kind: 'not-found', message });
  });

  it('[BRD-001] of a brand that nobody has is one of its field', () => {
    const text = 'There is no brand 5.';
    expect(unknownBrand(5)).toMatchObject({ message: text, details: { fields: { manufacturerLabelId: [text] } } });
  });
});
