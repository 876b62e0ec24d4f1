export { type CalculatorAccounts, withCalculatorTokens } from './authenticate.ts';
export { loadCalculationOwnership } from './ownership.ts';
export { addCalculatorPage, CALCULATOR_PATH } from './page.ts';
export { loadCalculatorRoutes } from './routes.ts';
export { type CalculatorTokens, createCalculatorTokens } from './tokens.ts';
