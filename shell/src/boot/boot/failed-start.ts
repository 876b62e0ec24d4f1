import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import type { LogService } from '@specbuilder/shared-contracts/platform';
import { BOOT_MESSAGES } from '../../messages/boot.generated.ts';
import { SPLASH_ID } from './splash.ts';

/** Says in the splash's place that the page could not begin: neither theme nor kit need be there for it. */
export function showFailedStart(log: LogService, error: unknown, reload = () => window.location.reload()): void {
  log.error('The page could not begin', error);
  document.getElementById(SPLASH_ID)?.remove();
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = errorMessageOf(error);
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = BOOT_MESSAGES.reload;
  again.addEventListener('click', reload);
  notice.append(text, again);
  const isDark = document.documentElement.dataset['variant'] === 'dark';
  Object.assign(notice.style, {
    position: 'fixed',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    font: '14px system-ui, sans-serif',
    padding: '16px',
    textAlign: 'center',
    colorScheme: isDark ? 'dark' : 'light',
    background: 'Canvas',
    color: 'CanvasText',
  });
  document.body.append(notice);
}
