import { owner } from './access.ts';
import { uuid } from './fields.ts';

/** Id of the project in the path of every call about one. */
export const inProject = { projectId: uuid };

export const projectIdOf = ({ projectId }: { readonly projectId: string }) => projectId;

/** Calls about a project are its owner's; who else may read it says the project's ownership rule. */
export const ofMyProject = { access: owner('project', projectIdOf) } as const;
