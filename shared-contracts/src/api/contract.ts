import { accountContract } from './accounts/account.ts';
import { adminUsersContract } from './accounts/admin-users.ts';
import { apiKeysContract } from './accounts/api-keys.ts';
import { secondFactorContract } from './accounts/second-factor.ts';
import { sessionsContract } from './accounts/sessions.ts';
import { userContract } from './accounts/users.ts';
import { adminDashboardContract } from './administration/admin-dashboard.ts';
import { auditLogContract } from './administration/audit-log.ts';
import { privacyContract } from './administration/privacy.ts';
import { exchangeRatesContract } from './brand/exchange-rates.ts';
import { faqsContract } from './brand/faqs.ts';
import { outboxContract } from './brand/outbox.ts';
import { settingsContract } from './brand/settings.ts';
import { toolboxContract } from './brand/toolbox.ts';
import { catalogContract } from './catalogue/catalog.ts';
import { curveModelContract } from './catalogue/curve-model.ts';
import { energyContract } from './catalogue/energy.ts';
import { fanCurveContract } from './catalogue/fan-curve.ts';
import { specificationContract } from './catalogue/specification.ts';
import { deliverablesContract } from './deliverables/deliverables.ts';
import { fanItemContract, voltageContract } from './items/fan-item.ts';
import { fanItemSectionsContract } from './items/fan-item-sections.ts';
import { linksContract } from './items/links.ts';
import { loadCalculatorContract } from './load-calculator/load-calculator.ts';
import { locationContract } from './places/location.ts';
import { regionsContract } from './places/regions.ts';
import { projectMembersContract } from './project/project-members.ts';
import { itemCopiesContract } from './projects/item-copies.ts';
import { projectStubsContract } from './projects/project-stubs.ts';
import { projectsContract } from './projects/projects.ts';
import { alertsContract } from './sales/alerts.ts';
import { customerRecordsContract } from './sales/customer-records.ts';
import { customersContract } from './sales/customers.ts';
import { eventsContract } from './sales/events.ts';
import { feedbackContract } from './sales/feedback.ts';
import { logViewsContract } from './sales/log-views.ts';
import { projectSharingContract } from './sharing/project-sharing.ts';
import { analyticsContract } from './site/analytics.ts';
import { releasesContract } from './site/releases.ts';
import { remotesContract } from './site/remotes.ts';
import { telemetryContract } from './site/telemetry.ts';
import { readingContract } from './sizing/reading.ts';
import { sizingContract } from './sizing/sizing.ts';

/**
 * Named resource by resource: written down as one type it is longer than a declaration file may have. An alias, since
 * an interface is no router: it has no index signature.
 */
export type Contract = {
  readonly settings: typeof settingsContract;
  readonly catalog: typeof catalogContract;
  readonly location: typeof locationContract;
  readonly loadCalculator: typeof loadCalculatorContract;
  readonly specification: typeof specificationContract;
  readonly sizing: typeof sizingContract;
  readonly reading: typeof readingContract;
  readonly energy: typeof energyContract;
  readonly fanCurve: typeof fanCurveContract;
  readonly curveModel: typeof curveModelContract;
  readonly fanItem: typeof fanItemContract & typeof fanItemSectionsContract & typeof itemCopiesContract;
  readonly voltage: typeof voltageContract;
  readonly links: typeof linksContract;
  readonly projectStubs: typeof projectStubsContract;
  readonly projects: typeof projectsContract & typeof projectSharingContract & typeof projectMembersContract;
  readonly deliverables: typeof deliverablesContract;
  readonly user: typeof userContract;
  readonly account: typeof accountContract;
  readonly apiKeys: typeof apiKeysContract;
  readonly customers: typeof customersContract;
  readonly events: typeof eventsContract;
  readonly alerts: typeof alertsContract;
  readonly logViews: typeof logViewsContract;
  readonly customerRecords: typeof customerRecordsContract;
  readonly exchangeRates: typeof exchangeRatesContract;
  readonly telemetry: typeof telemetryContract;
  readonly analytics: typeof analyticsContract;
  readonly faqs: typeof faqsContract;
  readonly feedback: typeof feedbackContract;
  readonly outbox: typeof outboxContract;
  readonly auditLog: typeof auditLogContract;
  readonly adminDashboard: typeof adminDashboardContract;
  readonly adminUsers: typeof adminUsersContract;
  readonly regions: typeof regionsContract;
  readonly releases: typeof releasesContract;
  readonly remotes: typeof remotesContract;
  readonly sessions: typeof sessionsContract;
  readonly secondFactor: typeof secondFactorContract;
  readonly privacy: typeof privacyContract;
  readonly toolbox: typeof toolboxContract;
};

/** The one API contract: server, browser client, query options, OpenAPI document and contract tests come from it. */
export const contract: Contract = {
  settings: settingsContract,
  catalog: catalogContract,
  location: locationContract,
  loadCalculator: loadCalculatorContract,
  specification: specificationContract,
  sizing: sizingContract,
  reading: readingContract,
  energy: energyContract,
  fanCurve: fanCurveContract,
  curveModel: curveModelContract,
  fanItem: { ...fanItemContract, ...fanItemSectionsContract, ...itemCopiesContract },
  voltage: voltageContract,
  links: linksContract,
  projectStubs: projectStubsContract,
  projects: { ...projectsContract, ...projectSharingContract, ...projectMembersContract },
  deliverables: deliverablesContract,
  user: userContract,
  account: accountContract,
  apiKeys: apiKeysContract,
  customers: customersContract,
  events: eventsContract,
  alerts: alertsContract,
  logViews: logViewsContract,
  customerRecords: customerRecordsContract,
  exchangeRates: exchangeRatesContract,
  telemetry: telemetryContract,
  analytics: analyticsContract,
  faqs: faqsContract,
  feedback: feedbackContract,
  outbox: outboxContract,
  auditLog: auditLogContract,
  adminDashboard: adminDashboardContract,
  adminUsers: adminUsersContract,
  regions: regionsContract,
  releases: releasesContract,
  remotes: remotesContract,
  sessions: sessionsContract,
  secondFactor: secondFactorContract,
  privacy: privacyContract,
  toolbox: toolboxContract,
};
