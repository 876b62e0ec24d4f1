import { AlertFrequency, AlertMonthDay, AlertWeekday } from '@specbuilder/shared-contracts/domain';
import { ACCOUNT_SAMPLES } from './account-samples.ts';
import { ACCOUNT_SECURITY_SAMPLES } from './account-security-samples.ts';
import { ADMIN_SAMPLES } from './admin-samples.ts';
import { CALCULATOR_SAMPLES } from './calculator-samples.ts';
import { CUSTOMER_SAMPLES } from './customer-samples.ts';
import { DELIVERABLE_SAMPLES } from './deliverable-samples.ts';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';
import { MEMBER_SAMPLES } from './member-samples.ts';
import { PRIVACY_SAMPLES } from './privacy-samples.ts';
import { PROJECT_SAMPLES } from './project-samples.ts';
import { REVISION_SAMPLES } from './revision-samples.ts';
import { SECTION_SAMPLES } from './section-samples.ts';
import { SHARING_SAMPLES } from './sharing-samples.ts';
import { SIZING_SAMPLES } from './sizing-samples.ts';

export type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const HEATED_AIR = { cfm: '5000', altitude: '617', winterTemperature: '-4' };

const SENDER = { name: 'Maya Lindqvist', email: 'maya@specbuilder.example' };
const REGION_EDIT = { regionPostalCode: null, changeSet: { city: 'Mobile' }, originalState: { city: 'Birmingham' } };

/** Every Monday about sales region 24. */
export const ALERT = {
  frequency: AlertFrequency.Weekly,
  weekDay: AlertWeekday.Monday,
  monthDay: AlertMonthDay.Beginning,
  timeZoneId: 'America/Chicago' as const,
  customerId: null,
  salesRegionId: 24,
  eventType: null,
  fanCategoryType: null,
};

const COMPANY = {
  ...{ name: 'Lindqvist Consulting Engineers', contactName: null },
  ...{ phoneNumber: '(312) 555-0114', faxNumber: '', tollFreeNumber: '' },
  address: { postalCode: '60606' },
};

/** A choice of a result row. */
function rowSample(params: Readonly<Record<string, string>>, { create }: { readonly create: object }): EndpointSample {
  return { params, body: create, bad: { body: { ...create, motorId: 1 } } };
}

/** A good call of every served endpoint, and what would be wrong with it. A new endpoint adds its line here. */
export const ENDPOINT_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'settings.get': () => ({ bad: null }),
  'catalog.children': () => ({
    params: { parentCatalogTypeId: '0', manufacturerLabelId: '1' },
    bad: { params: { parentCatalogTypeId: 'x' } },
  }),
  'catalog.entry': () => ({ params: { catalogTypeId: '1' }, bad: { params: { catalogTypeId: 'x' } } }),
  'catalog.topCategories': () => ({ bad: null }),
  'catalog.selection': () => ({ bad: null }),
  'catalog.searchCriteria': () => ({ query: { fanCategoryType: '1' }, bad: { query: { fanCategoryType: 'x' } } }),
  'specification.exhaustSupply': () => ({
    query: { fanCategoryType: '1', subFanCategoryType: '2' },
    bad: { query: { fanCategoryType: 'x' } },
  }),
  'specification.hvls': () => ({ bad: { query: { fanCategoryType: '1' } } }),
  ...SIZING_SAMPLES,
  'energy.btu': () => ({
    query: { ...HEATED_AIR, temperatureRise: '70' },
    bad: { query: { ...HEATED_AIR, cfm: 'x' } },
  }),
  'energy.tempRise': () => ({ query: { ...HEATED_AIR, btus: '270000' }, bad: { query: HEATED_AIR } }),
  'energy.btuTempRise': () => ({ query: { ...HEATED_AIR, kws: '80' }, bad: { query: { ...HEATED_AIR, kws: '-1' } } }),
  'energy.heaterDischarge': () => ({ query: { ...HEATED_AIR, temperatureRise: '70' }, bad: { query: HEATED_AIR } }),
  'curveModel.read': ({ roofFan: { fanUnitId } }) => ({
    query: { fanUnitId: String(fanUnitId), cfm: '2000', sp: '0.5', rpm: '1200' },
    bad: { query: { fanUnitId: String(fanUnitId), cfm: '2000', sp: '0.5', rpm: '0' } },
  }),
  'fanCurve.image': ({ roofFan: { fanUnitId } }) => ({
    query: { fanUnitId: String(fanUnitId), cfm: '2000', sp: '0.5', rpm: '1200', bhp: '0.6' },
    bad: { query: { fanUnitId: String(fanUnitId), cfm: '2000', sp: '0.5', rpm: '1200', bhp: '0.6', height: '1' } },
  }),
  'fanItem.create': ({ roofFan }) => rowSample({}, roofFan),
  'fanItem.read': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'fanItem.configuration': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'links.ofItem': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'links.ofResult': ({ roofFan: { resultId } }) => ({ params: { resultId }, bad: { params: { resultId: 'x' } } }),
  'links.copyItem': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'fanItem.clone': ({ projectItemId }) => ({
    params: { fanItemId: projectItemId },
    body: { newTag: 'EF-', newQuant: 2, startNumber: 3, makeOneCopy: false },
    bad: { body: { newTag: 'EF-', newQuant: 0, startNumber: 3, makeOneCopy: false } },
  }),
  'fanItem.copyTo': ({ projectId, projectItemId }) => ({
    params: { fanItemId: projectItemId },
    body: { destinationProjectId: projectId, imagePath: null },
    bad: { body: { destinationProjectId: 'x' } },
  }),
  'fanItem.exhaustSupply.create': ({ roofFan }) => rowSample({}, roofFan),
  'fanItem.exhaustSupply.reselect': ({ roofFan, fanItemId }) => rowSample({ fanItemId }, roofFan),
  'fanItem.exhaustSupply.read': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'fanItem.exhaustSupply.specification': ({ fanItemId }) => ({
    params: { fanItemId },
    bad: { params: { fanItemId: 'x' } },
  }),
  'fanItem.hvls.create': ({ ceilingFan }) => rowSample({}, ceilingFan),
  'fanItem.hvls.reselect': ({ ceilingFan, ceilingItemId: fanItemId }) => rowSample({ fanItemId }, ceilingFan),
  'fanItem.hvls.read': ({ ceilingItemId }) => ({
    params: { fanItemId: ceilingItemId },
    bad: { params: { fanItemId: 'x' } },
  }),
  'fanItem.hvls.specification': ({ ceilingItemId }) => ({
    params: { fanItemId: ceilingItemId },
    bad: { params: { fanItemId: 'x' } },
  }),
  'fanItem.options.list': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'fanItem.options.one': ({ fanItemId, fanOptionId }) => ({
    params: { fanItemId, fanOptionId: String(fanOptionId) },
    bad: { params: { fanOptionId: 'x' } },
  }),
  'fanItem.options.set': ({ fanItemId, fanOptionId }) => ({
    params: { fanItemId, fanOptionId: String(fanOptionId) },
    body: { selected: true },
    bad: { body: { selected: 'yes' } },
  }),
  'fanItem.undo': ({ fanItemId, itemState }) => ({
    params: { fanItemId },
    body: { state: itemState },
    bad: { body: { state: 'x' } },
  }),
  'fanItem.options.setMany': ({ fanItemId, fanOptionId }) => ({
    params: { fanItemId },
    body: { options: [{ optionId: fanOptionId, selected: true }] },
    bad: { body: { options: [] } },
  }),
  'fanItem.motors.list': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'fanItem.motors.set': ({ fanItemId, motorId }) => ({
    params: { fanItemId },
    body: { motorId },
    bad: { body: { motorId: 1 } },
  }),
  'fanItem.curbs.list': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'fanItem.curbs.set': ({ fanItemId }) => ({
    params: { fanItemId },
    body: { curbId: null },
    bad: { body: { curbId: 1 } },
  }),
  'fanItem.voltage.set': ({ fanItemId, motorVoltageId }) => ({
    params: { fanItemId },
    body: { motorVoltageId },
    bad: { body: { motorVoltageId: 1 } },
  }),
  'fanItem.validation': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  ...PRIVACY_SAMPLES,
  ...PROJECT_SAMPLES,
  ...SECTION_SAMPLES,
  'voltage.ofItem': ({ fanItemId }) => ({ params: { fanItemId }, bad: { params: { fanItemId: 'x' } } }),
  'voltage.ofType': () => ({ params: { fanType: '1', fanSubTypeId: '2' }, bad: { params: { fanType: 'x' } } }),
  'voltage.set': ({ fanItemId, motorVoltageId }) => ({
    params: { fanItemId, newVoltageVal: String(motorVoltageId) },
    bad: { params: { newVoltageVal: 'x' } },
  }),
  'catalog.fanInfo': () => ({ query: { exhaustFanId: '1' }, bad: { query: { exhaustFanId: 'x' } } }),
  'catalog.fanModels': () => ({ bad: null }),
  'location.byPostalCode': () => ({ query: { postalCode: '60606' }, bad: { query: { postalCode: '1' } } }),
  'location.climate': () => ({ query: { postalCode: '60606' }, bad: { query: {} } }),
  'location.byName': () => ({ query: { words: 'Denver, CO' }, bad: { query: {} } }),
  'location.byCoordinate': () => ({
    query: { latitude: '41.88', longitude: '-87.64' },
    bad: { query: { latitude: '91', longitude: '0' } },
  }),
  'location.ofUser': () => ({ bad: null }),
  'regions.assignFromZip': () => ({ body: { zip: '60606', countryCode: 'USA' }, bad: { body: { zip: '1' } } }),
  'regions.assign': () => ({ params: { regionId: '24' }, body: {}, bad: { params: { regionId: 'x' } } }),
  'regions.change': ({ customerId: userId }) => ({
    body: { userId, region: 24 },
    bad: { body: { userId, region: 'x' } },
  }),
  'regions.unauth': () => ({ query: { zip: '60606' }, bad: { query: { zip: 'x' } } }),
  'regions.search': () => ({ query: { state: 'IL' }, bad: { query: { postalCode: 'x' } } }),
  'regions.searchByProvince': () => ({ query: { province: 'ON' }, bad: { query: {} } }),
  'regions.searchByMexicanState': () => ({ query: { state: 'JAL' }, bad: { query: {} } }),
  'regions.states': () => ({ bad: null }),
  'regions.mexicanStates': () => ({ bad: null }),
  'regions.provinces': () => ({ bad: null }),
  'regions.valid': () => ({ query: { regionNumber: '24' }, bad: { query: { regionNumber: 'x' } } }),
  'regions.all': () => ({ bad: null }),
  'regions.sales': () => ({ bad: null }),
  'releases.list': () => ({ bad: null }),
  'releases.newer': () => ({ query: { version: '0.0.1' }, bad: { query: { version: 'new' } } }),
  ...ACCOUNT_SAMPLES,
  ...CUSTOMER_SAMPLES,
  ...REVISION_SAMPLES,
  ...SHARING_SAMPLES,
  ...DELIVERABLE_SAMPLES,
  ...MEMBER_SAMPLES,
  'user.details': () => ({ bad: null }),
  'user.togglePreWire': () => ({ bad: null }),
  'user.companyTemplate': () => ({ bad: null }),
  'user.saveCompanyTemplate': () => ({
    body: { titleBlock: ['311 E Demo Street, Milwaukee, WI', '(414) 555-0136'] },
    bad: { body: { titleBlock: 'one line' } },
  }),
  'user.scheduleColumns': () => ({ bad: null }),
  'user.saveScheduleColumns': () => ({
    body: { heads: ['mark', 'cfm', 'zone note'], columns: { 2: 'notes' } },
    bad: { body: { heads: [], columns: {} } },
  }),
  'user.saveProfile': ({ userId }) => ({
    body: { userId, firstName: 'Maya', lastName: 'Lindqvist', email: `${userId}@specbuilder.example` },
    bad: { body: { userId, firstName: '', lastName: 'L', email: 'none' } },
  }),
  'user.saveCompany': () => ({ body: COMPANY, bad: { body: { ...COMPANY, name: '' } } }),
  'events.fanCategoryTypes': () => ({ bad: null }),
  'events.summaryReport': () => ({
    query: { fromDates: '2026-01-01,2025-01-01', toDates: '2027-01-01,2026-01-01' },
    bad: { query: { fromDates: '2026-01-01,2025-01-01', toDates: '2027-01-01' } },
  }),
  'events.trendReport': () => ({
    query: { fromDates: '2022-01-01', toDates: '2027-01-01', timeZone: 'America/Chicago' },
    bad: { query: { fromDates: '2022-01-01', toDates: '2027-01-01', timeZone: 'Mars/Olympus_Mons' } },
  }),
  'events.salesRegionEvents': () => ({ query: { pageSize: '5' }, bad: { query: { pageSize: '0' } } }),
  'events.visits': () => ({ query: { pageSize: '5' }, bad: { query: { pageSize: '0' } } }),
  'alerts.list': () => ({ query: { pageSize: '5' }, bad: { query: { pageSize: '0' } } }),
  'alerts.create': () => ({ body: ALERT, bad: { body: { ...ALERT, timeZoneId: 'Mars/Olympus_Mons' } } }),
  'alerts.change': ({ alertId }) => ({
    params: { id: alertId },
    body: ALERT,
    bad: { body: { ...ALERT, frequency: 7 } },
  }),
  'alerts.remove': ({ alertId }) => ({ params: { id: alertId }, bad: { params: { id: 'x' } } }),
  'alerts.sendTest': ({ customerId }) => ({ body: ALERT, bad: { body: { ...ALERT, customerId } } }),
  'alerts.preview': ({ alertId, customerId }) => ({
    body: { ...ALERT, id: alertId },
    bad: { body: { ...ALERT, customerId } },
  }),
  'alerts.recipients': () => ({ bad: null }),
  'alerts.customers': () => ({ query: { keyword: 'may' }, bad: { query: { keyword: 'x'.repeat(101) } } }),
  'logViews.list': () => ({ bad: null }),
  'logViews.save': () => ({ body: { name: 'Quotes', query: 'evt=5' }, bad: { body: { name: '', query: '' } } }),
  'logViews.remove': ({ alertId }) => ({ params: { id: alertId }, bad: { params: { id: 'x' } } }),
  'exchangeRates.list': () => ({ bad: null }),
  ...ADMIN_SAMPLES,
  ...CALCULATOR_SAMPLES,
  'feedback.submit': () => ({
    body: { ...SENDER, currentUrl: '/start', feedback: 'Well done' },
    bad: { body: { ...SENDER, currentUrl: '/start', feedback: '' } },
  }),
  'feedback.requestAssistance': ({ projectId }) => ({
    body: { ...SENDER, phone: '', assistanceRequest: 'A fan', projectId: null, unAuthenticatedUserSalesRegionId: null },
    bad: {
      body: { ...SENDER, phone: '1', assistanceRequest: 'A fan', projectId, unAuthenticatedUserSalesRegionId: 1 },
    },
  }),
  'feedback.submitEditRequest': () => ({
    body: { ...SENDER, ...REGION_EDIT, regionNumber: 1 },
    bad: { body: { ...SENDER, ...REGION_EDIT, regionNumber: 0 } },
  }),
  'faqs.list': () => ({ bad: null }),
  'toolbox.list': () => ({ bad: null }),
  ...ACCOUNT_SECURITY_SAMPLES,
  'remotes.list': () => ({ bad: null }),
  'remotes.activate': () => ({
    params: { remote: 'mf-account' },
    body: { version: '1.0.0', why: '' },
    bad: { params: { remote: 'mf-account' }, body: {} },
  }),
  'remotes.rollback': () => ({
    params: { remote: 'mf-account' },
    body: { why: '' },
    bad: { params: { remote: 'mf-account' }, body: { why: 1 } },
  }),
  'remotes.disable': () => ({
    params: { remote: 'mf-account' },
    body: { why: '' },
    bad: { params: { remote: 'mf-account' }, body: { why: 1 } },
  }),
  'analytics.record': () => ({
    body: { records: [{ kind: 'page-view', path: '/start' }] },
    bad: { body: { records: [{ kind: 'page-view' }] } },
  }),
  'telemetry.remotes': () => ({ body: { records: [] }, bad: { body: { records: 'none' } } }),
};
