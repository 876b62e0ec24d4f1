import { readConfig } from '../../src/core/config/config.ts';
import type { ExternalIdentity } from '../../src/core/config/settings/external-identity-settings.ts';

/** An external provider as settings name it; the tests' one writes no type into its tokens. */
export function externalIdentity(settings: Readonly<Record<string, string>>): ExternalIdentity {
  const { externalIdentity: read } = readConfig({
    OIDC_CLIENT_ID: 'fans',
    OIDC_AUDIENCE: 'fans-api',
    OIDC_TOKEN_TYPE: 'none',
    ...settings,
  });
  if (read === null) throw new Error('The settings name no provider');
  return read;
}

/** In the form of a token, so that its recipient requests the key that it names. */
export const UNVERIFIED_TOKEN = ['{"alg":"RS256","kid":"k1"}', '{"sub":"1"}', 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
