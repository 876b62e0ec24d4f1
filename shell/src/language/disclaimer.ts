import type { DialogService } from '@specbuilder/shared-contracts/platform';
import { DISCLAIMER_TEXTS } from '../words/disclaimer.generated.ts';
import type { LanguageCode } from './language-state.ts';

type Question = Parameters<DialogService['confirm']>[0];

/** Asked before every switch to Spanish (TRN-004); in Spanish, for those who do not read the page's language. */
const IN_SPANISH = (company: string): Question => ({
  title: '¿Traducir al español?',
  text: `La traducción es automática y la realiza un servicio de un tercero. ${company} no garantiza que sea exacta ni completa. Si hay una diferencia, vale el texto en inglés, y puede volver al inglés cuando quiera.`,
  confirm: 'Continuar',
  cancel: 'Cancelar',
  lang: 'es',
});

/** What is asked before the page is shown in another language than English. */
export function disclaimerFor(language: LanguageCode, company: string): Question {
  if (language === 'es') return IN_SPANISH(company);
  const { title, text, confirm, cancel } = DISCLAIMER_TEXTS;
  return { title, text: text({ company }), confirm, cancel };
}
