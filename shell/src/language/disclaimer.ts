/** Asked before every switch to Spanish; in Spanish, so that it needs no translation. */
export const DISCLAIMER = (company: string) => ({
  title: '¿Traducir al español?',
  text: `La traducción es automática y la realiza un servicio de un tercero. ${company} no garantiza que sea exacta ni completa. Si hay una diferencia, vale el texto en inglés, y puede volver al inglés cuando quiera.`,
  confirm: 'Continuar',
  cancel: 'Cancelar',
  lang: 'es',
});
