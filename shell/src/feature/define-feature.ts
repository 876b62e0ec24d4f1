import type { Layout } from '@specbuilder/shared-contracts/events';
import type { PanelId, PanelProps, PanelResults, Readable } from '@specbuilder/shared-contracts/platform';
import type { PanelEntry } from '@specbuilder/shared-contracts/registry';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { ShellEntry } from '../navigation/navigation/navigation-model.ts';
import type { PortName, Ports } from './ports.ts';

/** What a panel of a feature gets; a remote's panel gets the platform instead. */
export interface FeaturePanelProps<N extends PanelId, P extends PortName> {
  readonly ports: Pick<Ports, P>;
  readonly panelProps: PanelProps[N];
  /** Returns whether input exists that closing would lose. */
  readonly hasInput: RefObject<() => boolean>;
  /** null is no result: the user closed it. */
  readonly onClose: (result: PanelResults[N] | null) => void;
}

/** Props of a panel whose name is known at run time only; the panel service hands each what its own name says. */
interface AnyPanelProps {
  readonly ports: object;
  readonly panelProps: unknown;
  readonly hasInput: RefObject<() => boolean>;
  readonly onClose: (result: never) => void;
}

export interface FeaturePanel<P extends PortName = PortName> {
  readonly entry: PanelEntry;
  /** A dialog with a map beside its text (visual.md, section 2). */
  readonly isWide: boolean;
  readonly load: () => Promise<{ default(props: AnyPanelProps): ReactNode }>;
  /** The ports that its component needs, for the compiler alone. */
  readonly requires?: (ports: Pick<Ports, P>) => void;
}

export interface FeaturePageProps<P extends PortName> {
  readonly ports: Pick<Ports, P>;
  readonly path: string;
  readonly onHome: () => void;
}

/** A screen of the shell itself, at an address that no area has. */
export interface FeaturePage<P extends PortName = PortName> {
  readonly path: string;
  /** Said when its code cannot be fetched. */
  readonly title: () => string;
  readonly layout?: Layout;
  readonly load: () => Promise<{ readonly default: ComponentType<FeaturePageProps<P>> }>;
}

/** What a feature adds to the shell. `P` are the ports it names, `S` those that it offers itself. */
interface FeatureParts<P extends PortName, S extends PortName> {
  readonly name: string;
  /** Those it uses; it is handed these and its own services, and nothing else. */
  readonly ports: readonly P[];
  /** Ports of its own, for itself and the features after it in the list. */
  readonly offers?: readonly S[];
  /** The services it offers; nothing may be loaded or started here. */
  readonly services?: (ports: Pick<Ports, P>) => Pick<Ports, S>;
  /** Their code comes with the first use. */
  readonly panels?: readonly FeaturePanel<P | S>[];
  readonly pages?: readonly FeaturePage<P | S>[];
  /** Shown in the toolbar of wide screens. */
  readonly toolbar?: ComponentType<{ readonly ports: Pick<Ports, P | S> }>;
  readonly navigation?: (ports: Pick<Ports, P | S>) => Readable<readonly ShellEntry[]>;
  /** With the page, before its first screen: listeners, nothing that takes time. */
  readonly start?: (ports: Pick<Ports, P | S>) => void;
  /** Once the first screen is idle, one feature after the other; resolves when the feature listens. */
  readonly background?: (ports: Pick<Ports, P | S>) => Promise<void>;
}

/** A feature as the shell puts it together. */
export type Feature = FeatureParts<PortName, never> & {
  readonly services?: (ports: Ports) => Partial<Ports>;
};

/** Declares what a feature adds to the shell, typed by the ports it names. */
export function defineFeature<const P extends PortName, S extends PortName = never>(
  feature: FeatureParts<P, S>,
): Feature {
  return feature as unknown as Feature;
}

interface PanelDeclaration<N extends PanelId, P extends PortName> extends Pick<PanelEntry, 'frame'> {
  /** Evaluated when it is shown, so in the language of that moment. */
  readonly title: () => string;
  readonly isWide?: boolean;
  readonly load: () => Promise<{ readonly default: (props: FeaturePanelProps<N, P>) => ReactNode }>;
}

/** A panel of a feature, by the name that the platform opens it with. */
export function definePanel<N extends PanelId, P extends PortName>(
  name: N,
  { frame, title, isWide = false, load }: PanelDeclaration<N, P>,
): FeaturePanel<P> {
  const entry: PanelEntry = {
    name,
    frame,
    get title() {
      return title();
    },
    expose: `./${name}`,
  };
  return { entry, isWide, load };
}
