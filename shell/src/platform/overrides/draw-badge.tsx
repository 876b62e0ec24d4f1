import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { ThemeRoot, useReadable } from '@specbuilder/shared-ui/core';
import { createRoot } from 'react-dom/client';
import type { Telemetry } from '../../composition/index.ts';
import type { ShellServices } from '../platform/shell-platform.ts';
import { leaveAll } from './chosen-overrides.ts';
import type { Override } from './overridden-registry.ts';
import { OverrideBadge } from './override-badge.tsx';

type BadgePorts = Pick<ShellServices, 'settings' | 'theme'>;

/** Drawn outside the frame, so that a build which breaks everything else cannot remove it. */
export async function drawBadge(overrides: readonly Override[], ports: BadgePorts, telemetry: Telemetry) {
  const container = document.createElement('div');
  document.body.append(container);
  const leave = () => {
    leaveAll();
    window.location.reload();
  };
  createRoot(container, { identifierPrefix: 'overrides-' }).render(
    <Themed ports={ports} overrides={overrides} telemetry={telemetry} onLeave={leave} />,
  );
}

interface ThemedProps {
  readonly ports: BadgePorts;
  readonly overrides: readonly Override[];
  readonly telemetry: Telemetry;
  readonly onLeave: () => void;
}

function Themed({ ports, ...badge }: ThemedProps) {
  const settings = useReadable(ports.settings);
  const theme = useReadable(ports.theme.state);
  useReadable(currentLanguage.words);
  return (
    <ThemeRoot settings={settings} theme={theme}>
      <OverrideBadge {...badge} />
    </ThemeRoot>
  );
}
