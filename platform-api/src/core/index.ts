export { type AccessControl, createAccessControl, type Granted } from './access/access-control.ts';
export { type Actor, type Caller, isAdmin } from './access/caller.ts';
export { createLinkTokens, type LinkTokens } from './access/link-tokens.ts';
export {
  type AccessRules,
  assertRulesExist,
  type OwnershipRule,
  type Right,
  type ScopeRule,
  type Who,
} from './access/rules.ts';
export { isSameSecret } from './access/same-secret.ts';
export { rightOf, type UserOrGuest } from './access/user-or-guest.ts';
export { type AddressFields, addressFields, addressResponse, filled } from './addresses/address.ts';
export { clientNetworkOf } from './addresses/client-network.ts';
export { type AuditEntry, appendAudit, recordAudit } from './audit/chain.ts';
export { cutAudit } from './audit/cut.ts';
export { verifyAudit } from './audit/verify.ts';
export { callCounterOf } from './call-counting/counter-of-store.ts';
export { sweepCallBudgets } from './call-counting/store.ts';
export { type Config, readConfig } from './config/config.ts';
export { ConfigError } from './config/config-error.ts';
export type { AssignedRole, ExternalIdentity } from './config/settings/external-identity-settings.ts';
export type { FirstAdmin } from './config/settings/first-admin.ts';
export type { HubLimits } from './config/settings/hub-settings.ts';
export type { ObservabilitySettings } from './config/settings/observability-settings.ts';
export type { PeerSettings } from './config/settings/peer-settings.ts';
export type { RetentionSettings } from './config/settings/retention-settings.ts';
export { type Api, createApi, type Insert, type Write } from './http/api.ts';
export { type FileForms, mountApi } from './http/api-handler.ts';
export {
  type Authenticate,
  type CallContext,
  createCallContext,
  guestKeyHash,
  headerText,
  signedInCaller,
  visibleOf,
} from './http/call-context.ts';
export { STORE_RETRY_SECONDS } from './http/error-body.ts';
export { createGuard, type Guard } from './http/guard.ts';
export { createLifecycle, type Lifecycle } from './http/lifecycle.ts';
export { type OpenConnections, watchConnections } from './http/open-connections.ts';
export type { PortMessage } from './http/port-message.ts';
export { type CountCall, createRateLimits, type LimitAddress, rememberCaller } from './http/rate-limit.ts';
export { receiveConnections } from './http/received-connections.ts';
export { checkStorable } from './http/request-values.ts';
export type { ResponseCheck } from './http/responses.ts';
export { routeOf } from './http/route-of-request.ts';
export { DRAWING_POLICY, pagePolicy } from './http/security-headers.ts';
export { accessesOf, assertContractIsServed, endpointsOf } from './http/served-contract.ts';
export { createServer, unknownAddress } from './http/server.ts';
export { cookieScope, markupBelow, sitePathOf } from './http/site-path.ts';
export { fieldTexts, useReadableValidationTexts } from './http/validation-texts.ts';
export { HttpError, type HttpErrorKind, invalid, notFound, unknownBrand } from './http-error/http-error.ts';
export { type DeclaredJob, declareJob, type RunningJob } from './jobs/job-kind.ts';
export { createJobs, type Jobs } from './jobs/runner.ts';
export { findJob, type JobRow, readJobParts, sizeOfFile, sweepJobs } from './jobs/store.ts';
export { inLanguage, speakCallersLanguage } from './language/callers-language.ts';
export { nameOf, withNamesInLanguage } from './language/names.ts';
export { keptTotals } from './lists/kept-totals.ts';
export { listCount } from './lists/list-count.ts';
export { byKeys, inOrder, orderOf, type PageRows, type RequestedPage, rowsOfPage } from './lists/list-page.ts';
export { ACCESS_MESSAGES } from './messages/access.generated.ts';
export { ACCOUNT_MESSAGES } from './messages/account.generated.ts';
export { ACCOUNT_MAIL_MESSAGES } from './messages/account-mail.generated.ts';
export { ADMIN_USERS_MESSAGES } from './messages/admin-users.generated.ts';
export { ALERT_MESSAGES } from './messages/alert.generated.ts';
export { ALTERNATE_MESSAGES } from './messages/alternate.generated.ts';
export { API_KEY_MESSAGES } from './messages/api-key.generated.ts';
export { API_KEY_MAIL_MESSAGES } from './messages/api-key-mail.generated.ts';
export { CATALOG_MESSAGES } from './messages/catalog.generated.ts';
export { CLONING_MESSAGES } from './messages/cloning.generated.ts';
export { COMPANY_TEMPLATE_MESSAGES } from './messages/company-template.generated.ts';
export { CSI_MESSAGES } from './messages/csi.generated.ts';
export { CURRENCY_MESSAGES } from './messages/currency.generated.ts';
export { CUSTOMERS_MESSAGES } from './messages/customers.generated.ts';
export { DELIVERABLE_MESSAGES } from './messages/deliverable.generated.ts';
export { DOCUMENT_MESSAGES } from './messages/document.generated.ts';
export { DUTY_SELECTION_MESSAGES } from './messages/duty-selection.generated.ts';
export { EVENT_MESSAGES } from './messages/event.generated.ts';
export { FACTOR_MAIL_MESSAGES } from './messages/factor-mail.generated.ts';
export { FEEDBACK_MESSAGES } from './messages/feedback.generated.ts';
export { FILE_MESSAGES } from './messages/file.generated.ts';
export { FINDING_MESSAGES } from './messages/finding.generated.ts';
export { HTTP_MESSAGES } from './messages/http.generated.ts';
export { IDENTITY_MESSAGES } from './messages/identity.generated.ts';
export { IFC_MESSAGES } from './messages/ifc.generated.ts';
export { ISSUE_MESSAGES } from './messages/issue.generated.ts';
export { ITEM_MESSAGES } from './messages/item.generated.ts';
export { LOAD_CALCULATOR_MESSAGES } from './messages/load-calculator.generated.ts';
export { MAIL_MESSAGES } from './messages/mail.generated.ts';
export { MEMBERS_MESSAGES } from './messages/members.generated.ts';
export { MODEL_SELECTION_MESSAGES } from './messages/model-selection.generated.ts';
export { NEW_DEVICE_MESSAGES } from './messages/new-device.generated.ts';
export { PRINTED_ITEM_MESSAGES } from './messages/printed-item.generated.ts';
export { PRIVACY_MESSAGES } from './messages/privacy.generated.ts';
export { PRODUCT_MESSAGES } from './messages/product.generated.ts';
export { PROJECT_MESSAGES } from './messages/project.generated.ts';
export { PROJECT_FILE_MESSAGES } from './messages/project-file.generated.ts';
export { REGION_MESSAGES } from './messages/region.generated.ts';
export { REMOTES_MESSAGES } from './messages/remotes.generated.ts';
export { RENDERING_MESSAGES } from './messages/rendering.generated.ts';
export { REVISION_MESSAGES } from './messages/revision.generated.ts';
export { SCHEDULE_MESSAGES } from './messages/schedule.generated.ts';
export { SECOND_FACTOR_MESSAGES } from './messages/second-factor.generated.ts';
export { SECOND_STEP_MESSAGES } from './messages/second-step.generated.ts';
export { SHARING_MESSAGES } from './messages/sharing.generated.ts';
export { SITE_MESSAGES } from './messages/site.generated.ts';
export { SIZING_MESSAGES } from './messages/sizing.generated.ts';
export { SPECIFICATION_MESSAGES } from './messages/specification.generated.ts';
export { TOKEN_MESSAGES } from './messages/token.generated.ts';
export { USER_MESSAGES } from './messages/user.generated.ts';
export {
  type BrandData,
  type CurrencyData,
  type RegionData,
  readBrandData,
  readCurrencyData,
  readRegionData,
} from './package/data-files.ts';
export {
  BRANDS_FOLDER,
  DATA_FOLDER,
  FONTS_FOLDER,
  MIGRATIONS_FOLDER,
  PACKAGE_FOLDER,
  PAGES_FOLDER,
} from './package/package-folder.ts';
export { PRODUCT_VERSION } from './package/product-version.ts';
export type {
  ArchiveJob,
  DocxBlock,
  DocxJob,
  DocxSection,
  DrawingJob,
  DrawnLine,
  DrawnText,
  FileProperties,
  PackedFile,
  PdfAttachment,
  PdfJob,
  PdfSection,
  PdfSheet,
  XlsxCell,
  XlsxJob,
  XlsxSheet,
} from './rendering/jobs.ts';
export { createRenderer, type Renderer } from './rendering/renderer.ts';
export { svgForPdf } from './rendering/svg-for-pdf.ts';
export { violatesUnique } from './store/constraint-errors.ts';
export { type Database, type Queryable, schema, type Transaction } from './store/database.ts';
export type { PoolState } from './store/guarded-pool.ts';
export { asLongWork } from './store/long-work.ts';
export type { MessageChannels } from './store/messages.ts';
export {
  appliedMigrations,
  applyMigrations,
  knownMigrations,
  type Migration,
  takeMigrationLock,
} from './store/migrate.ts';
export { openStore, type Store } from './store/open-store.ts';
export { regionOfUserSql } from './store/region-of-user.ts';
export type { CodedMotor, CodedRow, ItemSnapshot, SparseSpecification } from './store/schema/index.ts';
export type { OperatingCost } from './store/schema/projects.ts';
export type { CellEditors } from './store/schema/sizing.ts';
export { StoreError } from './store/store-error.ts';
export { storeFaultOf } from './store/store-fault.ts';
export { queryInstant } from './time/query-instant.ts';
export { instantOf, wallClock } from './time/wall-clock.ts';
export { type BeginSpan, traced, traceWith } from './tracing/spans.ts';
export { commitTogether, type UnitOfWork } from './unit-of-work/commit-together.ts';
export { sweepKeys } from './unit-of-work/idempotency.ts';
export { recordUserAction } from './unit-of-work/user-actions.ts';
