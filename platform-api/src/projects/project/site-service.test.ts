import { inLanguage, speakCallersLanguage } from '../../core/language/callers-language.ts';
import { nextBuildingName } from './site-service.ts';

describe('The name of a new building', () => {
  beforeAll(speakCallersLanguage);

  it('[BLD-003] counts on from buildings that were named in another language', () => {
    const known = [{ name: 'Building 2' }, { name: 'Edificio 4' }, { name: 'Hall 9' }, { name: 'Building 12 north' }];
    expect(nextBuildingName(known)).toBe('Building 5');
    expect(inLanguage('es', () => nextBuildingName(known))).toBe('Edificio 5');
  });

  it('[BLD-003] begins with 1', () => {
    expect(nextBuildingName([])).toBe('Building 1');
    expect(nextBuildingName([{ name: 'Hall' }])).toBe('Building 1');
  });
});
