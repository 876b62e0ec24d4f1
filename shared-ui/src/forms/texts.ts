export const FORM_TEXTS = {
  notANumber: 'Enter a number, such as 1,500 or 2 x 750',
  typedAs: (text: string) => `Typed as ${text}`,
} as const;
