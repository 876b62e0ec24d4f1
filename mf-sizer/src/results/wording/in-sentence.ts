import { currentLanguage } from '@specbuilder/shared-contracts/language';

/** A name as used inside a sentence: 'Exhaust fans' becomes 'exhaust fans', but 'HVAC units' stays. */
export function inSentence(name: string): string {
  return name.replace(/(?<![\p{L}\p{N}])\p{Lu}(?!\p{Lu})/gu, (letter) =>
    letter.toLocaleLowerCase(currentLanguage.locale()),
  );
}
