import * as z from 'zod/mini';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { operatingCostSettings, rowVersion } from '../core/fields.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';

/** What the running cost of a project is counted with, and the version of the project that says so. */
export const projectOperatingCost = z.object({ operatingCost: operatingCostSettings, rowVersion });

export const operatingCostContract = {
  default: endpoint('GET', '/api/projects/settings/operation-cost/default', {
    apiKey: 'projects',
    summary: 'Operating cost settings that a new project begins with',
    access: signedIn(),
  }).output(operatingCostSettings),
  save: endpoint('PUT', '/api/projects/{projectId}/settings/operation-cost', {
    apiKey: 'projects',
    summary: 'Change the operating cost settings of a project',
    ...ofMyProject,
  })
    .input(z.extend(operatingCostSettings, { ...inProject, rowVersion: z.optional(rowVersion) }))
    .output(projectOperatingCost),
};
