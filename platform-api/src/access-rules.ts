import { contract, FILE_ENDPOINTS } from '@specbuilder/shared-contracts/api';
import { type AccessRules, assertRulesExist } from './access/rules.ts';
import { fanItemOwnership } from './fan-items/ownership.ts';
import { fileOwnership } from './files/ownership.ts';
import { accessesOf } from './http/served-contract.ts';
import { SUBSCRIBE_ACCESS } from './hub/fan-item-hub.ts';
import { projectBrandScope, projectOwnership } from './projects/ownership.ts';
import { customerOwnership, salesRegionScope } from './regions/ownership.ts';
import { resultSetOwnership } from './sizing/ownership.ts';
import type { Database } from './store/database.ts';
import { userOwnership } from './users/ownership.ts';

/**
 * The rules of all resources that own something.
 *
 * @throws Error while something that is declared has no rule
 */
export function accessRules(db: Database): AccessRules {
  const rules: AccessRules = {
    owners: {
      project: projectOwnership(db),
      'fan-item': fanItemOwnership(db),
      'result-set': resultSetOwnership(db),
      file: fileOwnership(db),
      customer: customerOwnership(db),
      user: userOwnership,
    },
    scopes: { 'sales-region': salesRegionScope, 'project-brand': projectBrandScope },
  };
  const files = Object.entries(FILE_ENDPOINTS).map(([name, { access }]) => [`files.${name}`, access] as const);
  assertRulesExist(rules, {
    ...accessesOf(contract),
    ...Object.fromEntries(files),
    'hub.subscribeFanItem': SUBSCRIBE_ACCESS,
  });
  return rules;
}
