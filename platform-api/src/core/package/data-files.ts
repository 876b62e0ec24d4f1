import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFeatures, currency, manufacturerSettings } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';

/** The product's data files, checked against the contract when they are read: a bad file stops the start. */

const brandFile = z.array(
  z.object({
    manufacturerLabelId: z.number().check(z.int(), z.gte(1)),
    settings: z.omit(manufacturerSettings, { manufacturerLabelId: true, authentication: true, domain: true }),
    features: appFeatures,
  }),
);
export type BrandData = z.infer<typeof brandFile>[number];

export function readBrandData(dataFolder: string): BrandData[] {
  return brandFile.parse(readJson(dataFolder, 'brands/brands.json'));
}

const currencyFile = z.object({ ratedOnUtc: z.iso.datetime(), currencies: z.array(currency) });
export type CurrencyData = z.infer<typeof currencyFile>;

export function readCurrencyData(dataFolder: string): CurrencyData {
  return currencyFile.parse(readJson(dataFolder, 'currencies.json'));
}

const text = z.string();
const regionFile = z.object({
  regions: z.array(
    z.object({
      region: z.number().check(z.int(), z.gte(1)),
      description: text,
      displayText: text,
      addressLine1: text,
      addressLine2: text,
      city: text,
      state: text,
      zip: text,
      zip4: text,
      country: z.enum(['US', 'CA', 'MX']),
      phone: text,
      phoneExtension: text,
      fax: text,
      tollFreePhone: text,
      email: text,
      isValid: z.boolean(),
      obsolete: z.boolean(),
      addressForGoogleMapsUrl: text,
      latitude: z.number(),
      longitude: z.number(),
      timeZoneId: text,
      manufacturerLabelIds: z.array(z.number()),
      coverage: z.object({
        country: z.nullable(z.enum(['US', 'CA', 'MX'])),
        wholeStates: z.array(text),
        partStates: z.record(z.string(), z.array(text)),
      }),
    }),
  ),
});
export type RegionData = z.infer<typeof regionFile>['regions'][number];

export function readRegionData(dataFolder: string): RegionData[] {
  return regionFile.parse(readJson(dataFolder, 'geo/sales-regions.json')).regions;
}

function readJson(dataFolder: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(dataFolder, file), 'utf8'));
}
