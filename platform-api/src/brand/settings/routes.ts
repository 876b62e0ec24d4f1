import type { Api } from '../../core/index.ts';
import type { SettingsService } from './service.ts';

export function settingsRoutes(api: Api, settings: SettingsService) {
  return {
    brands: api.settings.brands.handler(() => settings.ofBrands()),
    get: api.settings.get.handler(({ context }) => settings.ofBrand(context.manufacturerLabelId)),
  };
}
