import { createPhraseBook } from './phrase-book.ts';

const translate = createPhraseBook({
  'Choose a project': 'Elija un proyecto',
  'exhaust fans': 'ventiladores de extracción',
  'Sea level, assumed': 'Nivel del mar, supuesto',
  '{0} at {1}': '{0} a {1}',
  '{0}. Change': '{0}. Cambiar',
  '{0} items': '{0} elementos',
  '1 item': '1 elemento',
  'Search all {0} lines of {1} at once': 'Busque en {0} líneas de {1}',
  'Delete {0} from the project': 'Quitar {0} del proyecto',
});

describe('the phrase book', () => {
  it('knows whole texts', () => {
    expect(translate('Choose a project')).toBe('Elija un proyecto');
    expect(translate('1 item')).toBe('1 elemento');
    expect(translate('Something else')).toBeNull();
  });

  it('puts numbers, names and other phrases into a pattern', () => {
    expect(translate('Search all 15 lines of exhaust fans at once')).toBe(
      'Busque en 15 líneas de ventiladores de extracción',
    );
    expect(translate('12 items')).toBe('12 elementos');
    expect(translate('Delete KUB245 $& from the project')).toBe('Quitar KUB245 $& del proyecto');
  });

  it('leaves what users wrote alone where a pattern says little', () => {
    expect(translate('2,000 cfm at 0.50 in. wg')).toBe('2,000 cfm a 0.50 in. wg');
    expect(translate('Sea level, assumed. Change')).toBe('Nivel del mar, supuesto. Cambiar');
    expect(translate('Office at Harbor Point')).toBeNull();
  });

  it('translates sentences in sentences where only figures and own words can stand', () => {
    const ofFacts = createPhraseBook(
      { 'Delete {0}': 'Quitar {0}' },
      {
        '{0} °F outdoor air, limit {1} °F': 'aire exterior de {0} °F, límite {1} °F',
        'Cooling: {0}': 'Refrigeración: {0}',
        'Requires {0}': 'Requiere {0}',
        'Requires {0} or {1}': 'Requiere {0} o {1}',
        'Roof curb': 'Base de techo',
        'BACnet or IP controller': 'Controlador BACnet o IP',
      },
    );
    expect(ofFacts('Cooling: 120 °F outdoor air, limit 115 °F')).toBe(
      'Refrigeración: aire exterior de 120 °F, límite 115 °F',
    );
    expect(ofFacts('Requires BACnet or IP controller')).toBe('Requiere Controlador BACnet o IP');
    expect(ofFacts('Requires Roof curb or BACnet or IP controller')).toBe(
      'Requiere Base de techo o Controlador BACnet o IP',
    );
    expect(ofFacts('Requires a look at the roof')).toBeNull();
    expect(ofFacts('Delete Roof 12')).toBe('Quitar Roof 12');
  });
});
