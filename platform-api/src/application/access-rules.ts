import { type Access, contract, FILE_ENDPOINTS, RELEASE_ENDPOINTS } from '@specbuilder/shared-contracts/api';
import { userOwnership } from '../accounts/users/ownership.ts';
import { fileOwnership } from '../brand/files/ownership.ts';
import type { LinkTokens } from '../core/access/link-tokens.ts';
import { type AccessRules, assertRulesExist } from '../core/access/rules.ts';
import { accessesOf } from '../core/http/served-contract.ts';
import type { Database } from '../core/store/database.ts';
import type { HubMethods } from '../live/hub/hub.ts';
import { loadCalculationOwnership } from '../load-calculator/ownership.ts';
import { customerOwnership, regionalCustomerOwnership, salesRegionScope } from '../places/regions/ownership.ts';
import { fanItemOwnership } from '../projects/fan-items/ownership.ts';
import { projectBrandScope, projectOwnership } from '../projects/project/ownership.ts';
import { invitationOwnership } from '../projects/project-members/ownership.ts';
import { memberRoleOf } from '../projects/project-members/store.ts';
import { isSharedWith } from '../projects/project-sharing/store.ts';
import { alertOwnership, alertRecipientScope } from '../sales/alerts/ownership.ts';
import { resultSetOwnership } from '../sizing/ownership.ts';

/**
 * The rules of all resources that own something.
 *
 * @param links what opens things to whoever has their link
 * @param hubMethods what clients invoke over the hubs
 * @throws Error while something that is declared has no rule
 */
export function accessRules(db: Database, links: LinkTokens, hubMethods: HubMethods): AccessRules {
  const project = projectOwnership(db, { isSharedWith, memberRoleOf });
  const rules: AccessRules = {
    owners: {
      project,
      'fan-item': fanItemOwnership(db, project, links),
      'result-set': resultSetOwnership(db, project, links),
      file: fileOwnership(db),
      customer: customerOwnership(db),
      'regional-customer': regionalCustomerOwnership(db),
      user: userOwnership,
      alert: alertOwnership(db),
      invitation: invitationOwnership(db),
      'load-calculation': loadCalculationOwnership(db),
    },
    scopes: {
      'sales-region': salesRegionScope,
      'project-brand': projectBrandScope,
      'alert-recipient': alertRecipientScope,
    },
  };
  assertRulesExist(rules, {
    ...accessesOf(contract),
    ...accessesByName('files', FILE_ENDPOINTS),
    ...accessesByName('releases', RELEASE_ENDPOINTS),
    ...accessesByName('hub', hubMethods),
  });
  return rules;
}

/** Every one of them, so that a new one without a rule stops the start by itself. */
function accessesByName(kind: string, declarations: Readonly<Record<string, { readonly access: Access }>>) {
  return Object.fromEntries(Object.entries(declarations).map(([name, { access }]) => [`${kind}.${name}`, access]));
}
