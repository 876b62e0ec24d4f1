import type { PanelId, PanelProps, PanelResults } from '@specbuilder/shared-contracts/platform';
import type { RefObject } from 'react';
import type { OwnHost } from './own-host.ts';

/** What the shell's own panels get; a remote's panel gets the platform instead. */
export interface OwnPanelProps<N extends PanelId> {
  readonly shell: OwnHost;
  readonly panelProps: PanelProps[N];
  /** Answers whether something was typed that closing would lose. */
  readonly hasInput: RefObject<() => boolean>;
  /** null is no answer: the user went away. */
  readonly onClose: (result: PanelResults[N] | null) => void;
}
