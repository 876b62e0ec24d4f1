import { inLanguage } from '../testing/in-language.ts';
import { speakCallersLanguage } from './callers-language.ts';
import { nameOf, withNamesInLanguage } from './names.ts';

describe('Names of data', () => {
  beforeAll(speakCallersLanguage);

  it('[TRN-001] are in the language of the caller, part by part', () => {
    expect(inLanguage('es', () => nameOf('Quiet by design.'))).toBe('Silencioso por diseño.');
    expect(nameOf('Quiet by design.')).toBe('Quiet by design.');
  });

  it('[TRN-001] are words of a motor list, whose figures stay', () => {
    const listed = { motor: ['3/4 hp', 'ODP', '1,750 rpm', 'single phase', 'speed control'], enclosure: 'ODP' };
    expect(inLanguage('es', () => withNamesInLanguage([listed]))).toEqual([
      { ...listed, motor: ['3/4 hp', 'ODP', '1,750 rpm', 'monofásico', 'control de velocidad'] },
    ]);
  });
});
