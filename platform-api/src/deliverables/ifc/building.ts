import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import type { Context } from './context.ts';
import { ifcGuid } from './ifc-guid.ts';
import type { Level } from './levels.ts';
import { addPlacement } from './solids.ts';
import { type StepInstances, stepLabel, stepList, stepText, UNSET, unset } from './step.ts';

export interface Storey {
  readonly reference: string;
  readonly placement: string;
  /** A name of it that is no other's in the project. */
  readonly key: string;
}

type Job = Pick<DeliverableSubject, 'projectId' | 'projectName' | 'referenceId'>;

/** The project with its site, its buildings and their levels; a building without a level has one that says so. */
export class BuildingTree {
  private readonly storeys = new Map<string, Storey>();
  private readonly buildings = new Map<string, { readonly reference: string; readonly placement: string }>();
  private readonly site: { readonly reference: string; readonly placement: string };

  constructor(
    private readonly instances: StepInstances,
    private readonly job: Job,
    { context, units }: Context,
  ) {
    const project = instances.add(
      ...(['IFCPROJECT', this.guid('project'), UNSET, stepLabel(job.projectName)] as const),
      ...[...unset(4), stepList([context]), units],
    );
    const placement = this.place(UNSET);
    const reference = instances.add(
      ...(['IFCSITE', this.guid('site'), UNSET, stepLabel(job.projectName), ...unset(2), placement] as const),
      ...[...unset(2), '.ELEMENT.', ...unset(5)],
    );
    this.site = { reference, placement };
    this.aggregate('site', project, reference);
  }

  /** @returns the storey of a level; the same one for the same level */
  storeyOf({ building, level }: Level): Storey {
    const key = ['storey', ...((building ?? level) ? [building ?? '', level ?? ''] : [])].join(' ').trim();
    const known = this.storeys.get(key);
    if (known !== undefined) return known;
    const parent = this.buildingOf(building);
    const placement = this.place(parent.placement);
    // Projects do not say how high levels are, so no elevation is written.
    const reference = this.instances.add(
      ...(['IFCBUILDINGSTOREY', this.guid(key), UNSET, stepLabel(level ?? MESSAGES.ifc.noLevel)] as const),
      ...[...unset(2), placement, ...unset(2), '.ELEMENT.', UNSET],
    );
    this.aggregate(key, parent.reference, reference);
    const storey = { reference, placement, key };
    this.storeys.set(key, storey);
    return storey;
  }

  private buildingOf(name: string | null) {
    const key = name === null ? 'building' : `building ${name}`;
    const known = this.buildings.get(key);
    if (known !== undefined) return known;
    const placement = this.place(this.site.placement);
    const reference = this.instances.add(
      ...(['IFCBUILDING', this.guid(key), UNSET, stepLabel(name ?? this.job.projectName)] as const),
      ...[...unset(2), placement, ...unset(2), '.ELEMENT.', ...unset(3)],
    );
    this.aggregate(key, this.site.reference, reference);
    const building = { reference, placement };
    this.buildings.set(key, building);
    return building;
  }

  private aggregate(key: string, whole: string, part: string): void {
    this.instances.add('IFCRELAGGREGATES', this.guid(`aggregate ${key}`), ...unset(3), whole, stepList([part]));
  }

  private place(within: string): string {
    return this.instances.add('IFCLOCALPLACEMENT', within, addPlacement(this.instances, [0, 0, 0]));
  }

  private guid(part: string): string {
    return stepText(ifcGuid(`${this.job.projectId} ${part}`));
  }
}
