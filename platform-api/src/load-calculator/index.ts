export { type CalculatorAccounts, withCalculatorTokens } from './authenticate.ts';
export { loadCalculationOwnership } from './ownership.ts';
export { addCalculatorPage } from './page.ts';
export { type CalculatorServices, registerLoadCalculator } from './register.ts';
export { createCalculatorTokens } from './tokens.ts';
