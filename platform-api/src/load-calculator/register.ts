import type { Brands } from '../brand/index.ts';
import type { Api, Config, Database } from '../core/index.ts';
import { CALCULATOR_PATH } from './page.ts';
import { loadCalculatorRoutes } from './routes.ts';
import type { CalculatorTokens } from './tokens.ts';

export interface CalculatorServices {
  readonly config: Config;
  readonly db: Database;
  readonly brands: Brands;
  readonly calculatorTokens: CalculatorTokens;
}

/** Load calculations, where the brand offers them. */
export function registerLoadCalculator(api: Api, { config, db, brands, calculatorTokens }: CalculatorServices) {
  const ports = {
    db,
    tokens: calculatorTokens,
    url: config.loadCalculatorUrl ?? `${config.publicUrl}${CALCULATOR_PATH}`,
    isOffered: (brand: number) => brands.get(brand)?.features.loadCalculatorEnabled === true,
  };
  return { loadCalculator: loadCalculatorRoutes(api, ports) };
}
