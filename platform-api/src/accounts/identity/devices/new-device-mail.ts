import { formatInstant } from '@specbuilder/shared-contracts/language';
import { type Brand, brandAddress, type Mail, type MailMessages, mailTexts } from '../../../brand/index.ts';
import { NEW_DEVICE_MESSAGES } from '../../../core/index.ts';
import type { BrowserName } from '../sessions/browser-name.ts';

interface NewDeviceFacts {
  readonly brand: Brand;
  readonly recipient: string;
  readonly userName: string;
  readonly at: Date;
  readonly from: BrowserName;
  readonly address: string;
  readonly publicUrl: string;
}

/** Mail that lets an account's owner check whether they signed in on a device it was not used on before. */
export function newDeviceMail({ brand, recipient, userName, at, from, address, publicUrl }: NewDeviceFacts): Mail {
  const when = formatInstant(at.toISOString(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const words: MailMessages = {
    title: NEW_DEVICE_MESSAGES.subject,
    paragraphs: [
      NEW_DEVICE_MESSAGES.lead({ userName }),
      NEW_DEVICE_MESSAGES.when({ when }),
      NEW_DEVICE_MESSAGES.browser({ browser: deviceName(from) }),
      NEW_DEVICE_MESSAGES.address({ address }),
      NEW_DEVICE_MESSAGES.wasYou,
      NEW_DEVICE_MESSAGES.wasNotYou,
    ],
    button: {
      label: NEW_DEVICE_MESSAGES.open,
      url: securityAddress(publicUrl, brand.manufacturerLabelId),
    },
    note: NEW_DEVICE_MESSAGES.note,
  };
  return { recipient, replyTo: null, ...mailTexts(brand, words) };
}

function securityAddress(publicUrl: string, manufacturerLabelId: number): string {
  const address = new URL(brandAddress(publicUrl, '/accounts/edit', manufacturerLabelId));
  address.searchParams.set('tab', 'security');
  return address.href;
}

function deviceName({ browser, system }: BrowserName): string {
  if (browser !== null && system !== null) return NEW_DEVICE_MESSAGES.browserOn({ browser, system });
  return browser ?? system ?? NEW_DEVICE_MESSAGES.unknownBrowser;
}
