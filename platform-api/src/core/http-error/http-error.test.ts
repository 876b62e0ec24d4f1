import { inLanguage, speakCallersLanguage } from '../language/callers-language.ts';
import { notFound, THINGS, unknownBrand } from './http-error.ts';

describe('A rejection', () => {
  beforeAll(speakCallersLanguage);

  it.each([
    ['en', 'Project not found'],
    ['es', 'No se encontró el proyecto'],
  ] as const)('names what was not found in %s', (language, message) => {
    expect(inLanguage(language, () => notFound('project'))).toMatchObject({ kind: 'not-found', message });
  });

  it.each(THINGS)('says of each thing, such as %s, that it was not found', (thing) => {
    expect(notFound(thing).message).toMatch(/^[A-Z][A-Za-z ]+ not found$/);
    expect(inLanguage('es', () => notFound(thing).message)).toMatch(/^No se encontró (el|la) /);
  });

  it('[BRD-001] of an unknown brand is one of its field', () => {
    const text = 'There is no brand 5.';
    expect(unknownBrand(5)).toMatchObject({ message: text, details: { fields: { manufacturerLabelId: [text] } } });
  });
});
