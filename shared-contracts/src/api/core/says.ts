/** How a schema rule describes an error: evaluated when the rule is broken, so in the language of that moment. */
export interface Words {
  readonly error: () => string;
}

export const says = (words: () => string): Words => ({ error: words });
