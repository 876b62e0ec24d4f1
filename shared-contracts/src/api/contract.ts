import { accountContract } from './account.ts';
import { adminDashboardContract } from './admin-dashboard.ts';
import { adminUsersContract } from './admin-users.ts';
import { alertsContract } from './alerts.ts';
import { analyticsContract } from './analytics.ts';
import { apiKeysContract } from './api-keys.ts';
import { auditLogContract } from './audit-log.ts';
import { catalogContract } from './catalog.ts';
import { curveModelContract } from './curve-model.ts';
import { customersContract } from './customers.ts';
import { deliverablesContract } from './deliverables.ts';
import { energyContract } from './energy.ts';
import { eventsContract } from './events.ts';
import { exchangeRatesContract } from './exchange-rates.ts';
import { fanCurveContract } from './fan-curve.ts';
import { fanItemContract, voltageContract } from './fan-item.ts';
import { fanItemSectionsContract } from './fan-item-sections.ts';
import { faqsContract } from './faqs.ts';
import { feedbackContract } from './feedback.ts';
import { itemCopiesContract } from './item-copies.ts';
import { linksContract } from './links.ts';
import { loadCalculatorContract } from './load-calculator.ts';
import { locationContract } from './location.ts';
import { outboxContract } from './outbox.ts';
import { privacyContract } from './privacy.ts';
import { projectMembersContract } from './project-members.ts';
import { projectSharingContract } from './project-sharing.ts';
import { projectStubsContract } from './project-stubs.ts';
import { projectsContract } from './projects.ts';
import { regionsContract } from './regions.ts';
import { releasesContract } from './releases.ts';
import { remotesContract } from './remotes.ts';
import { secondFactorContract } from './second-factor.ts';
import { sessionsContract } from './sessions.ts';
import { settingsContract } from './settings.ts';
import { sizingContract } from './sizing.ts';
import { specificationContract } from './specification.ts';
import { telemetryContract } from './telemetry.ts';
import { toolboxContract } from './toolbox.ts';
import { userContract } from './users.ts';

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
