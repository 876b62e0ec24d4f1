import { type Access, contract, FILE_ENDPOINTS, RELEASE_ENDPOINTS } from '@specbuilder/shared-contracts/api';
import { userOwnership } from '../accounts/index.ts';
import { fileOwnership } from '../brand/index.ts';
import { type AccessRules, accessesOf, assertRulesExist, type Database, type LinkTokens } from '../core/index.ts';
import type { HubMethods } from '../live/index.ts';
import { loadCalculationOwnership } from '../load-calculator/index.ts';
import { customerOwnership, regionalCustomerOwnership, salesRegionScope } from '../places/index.ts';
import {
  fanItemOwnership,
  invitationOwnership,
  isSharedWith,
  memberRoleOf,
  projectBrandScope,
  projectOwnership,
} from '../projects/index.ts';
import { alertOwnership, alertRecipientScope, customerNoteOwnership } from '../sales/index.ts';
import { resultSetOwnership } from '../sizing/index.ts';

/**
 * The rules of all resources that own something.
 *
 * @param links tokens that open things to anyone who has their link
 * @param hubMethods what clients invoke over the hubs
 * @throws Error if anything declared has no rule
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
      'customer-note': customerNoteOwnership(db),
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
