import { AddressType } from '@specbuilder/shared-contracts/domain';

export interface SampleRows {
  readonly userId: string;
  /** A project of the user `engineer`. */
  readonly projectId: string;
}

/** One call of an endpoint: `body` for writes, `query` for reads; path parameters stand in `params`. */
export interface EndpointSample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Values that make the call a bad one; null when nothing a caller sends can be wrong. */
  readonly bad: Pick<EndpointSample, 'params' | 'query' | 'body'> | null;
}

/** A good call of every served endpoint, and what would be wrong with it. A new endpoint adds its line here. */
export const ENDPOINT_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'settings.get': () => ({ bad: null }),
  'catalog.fanInfo': () => ({ query: { exhaustFanId: '1' }, bad: { query: { exhaustFanId: 'x' } } }),
  'location.byPostalCode': () => ({ query: { postalCode: '60606' }, bad: { query: { postalCode: '1' } } }),
  'location.climate': () => ({ query: { postalCode: '60606' }, bad: { query: {} } }),
  'projectStubs.list': () => ({ bad: null }),
  'projectStubs.read': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.create': () => ({ body: { projectName: 'Sample' }, bad: { body: { projectName: '' } } }),
  'projects.read': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.rename': ({ projectId }) => ({
    params: { projectId },
    body: { projectName: 'Renamed' },
    bad: { body: { projectName: 7 } },
  }),
  'projects.buildings': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.saveBuilding': ({ projectId }) => ({
    params: { projectId },
    body: { squareFeet: 1000 },
    bad: { body: { squareFeet: -1 } },
  }),
  'projects.address': ({ projectId }) => ({
    params: { projectId, addressType: String(AddressType.Site) },
    bad: { params: { addressType: 'Nowhere' } },
  }),
  'projects.saveAddress': ({ projectId }) => ({
    params: { projectId },
    body: { addressType: AddressType.Site, city: 'Denver' },
    bad: { body: { addressType: AddressType.Site, postalCode: '1' } },
  }),
  'user.details': () => ({ bad: null }),
  'user.saveProfile': ({ userId }) => ({
    body: { userId, firstName: 'Maya', lastName: 'Lindqvist', email: 'maya@specbuilder.example' },
    bad: { body: { userId, firstName: '', lastName: 'L', email: 'none' } },
  }),
  'events.salesRegionEvents': () => ({ query: { pageSize: '5' }, bad: { query: { pageSize: '0' } } }),
  'exchangeRates.list': () => ({ bad: null }),
  'telemetry.remotes': () => ({ body: { records: [] }, bad: { body: { records: 'none' } } }),
};
