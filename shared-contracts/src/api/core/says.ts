/** How a rule of a schema says what is wrong: asked when it is broken, so in the language of that moment. */
export interface Words {
  readonly error: () => string;
}

export const says = (words: () => string): Words => ({ error: words });
