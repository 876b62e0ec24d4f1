import { GLOSSARY } from './glossary.ts';

describe('the glossary', () => {
  it('[TRN-008] explains about sixty acronyms in a sentence each', () => {
    const entries = Object.entries(GLOSSARY);
    expect(entries.length).toBeGreaterThanOrEqual(60);
    for (const [term, { name, definition }] of entries) {
      expect(term).toMatch(/^[A-Z][A-Za-z]{1,6}$/);
      expect(name).toMatch(/^\S.*[^.\s]$/);
      expect(definition).toMatch(/^[A-Z].*\.$/);
      expect(definition.length).toBeLessThanOrEqual(130);
    }
  });

  it('is in alphabetical order', () => {
    const terms = Object.keys(GLOSSARY);
    expect(terms).toEqual([...terms].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
  });
});
