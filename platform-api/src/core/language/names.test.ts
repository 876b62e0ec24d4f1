import { inLanguage, speakCallersLanguage } from './callers-language.ts';
import { nameOf, withNamesInLanguage } from './names.ts';

describe('Names of data', () => {
  beforeAll(speakCallersLanguage);

  it('[TRN-001] are in the language of the caller, part by part', () => {
    expect(inLanguage('es', () => nameOf('Quiet by design.'))).toBe('Silencioso por diseño.');
    expect(nameOf('Quiet by design.')).toBe('Quiet by design.');
  });

  it('[TRN-001] are translated in the fields of a response that hold one, and nowhere else', () => {
    const row = { driveText: 'Belt', modelCode: 'Belt', motors: [{ motorKind: 'ThreePhase', drive: 'Vfd' }] };
    expect(inLanguage('es', () => withNamesInLanguage([row]))).toEqual([{ ...row, driveText: 'Correa' }]);
  });
});
