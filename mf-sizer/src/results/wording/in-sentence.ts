import { currentLanguage } from '@specbuilder/shared-contracts/language';

/** A name as it stands inside a sentence: 'Exhaust fans' as 'exhaust fans', but 'HVAC units' as it is. */
export function inSentence(name: string): string {
  return name.replace(/(?<![\p{L}\p{N}])\p{Lu}(?!\p{Lu})/gu, (letter) =>
    letter.toLocaleLowerCase(currentLanguage.locale()),
  );
}
