import { owner } from '../core/access.ts';
import { uuid } from '../core/fields.ts';

/** Id of the project in the path of every call about one. */
export const inProject = { projectId: uuid };

export const projectIdOf = ({ projectId }: { readonly projectId: string }) => projectId;

/** Calls about a project and what is in it; the project's ownership rule says who reads and who changes it. */
export const ofMyProject = { access: owner('project', projectIdOf) } as const;

/** Only its owner may make calls that decide about a project as a whole, regardless of other members. */
export const ofOwnersProject = { access: owner('project', projectIdOf, { needs: 'own' }) } as const;
