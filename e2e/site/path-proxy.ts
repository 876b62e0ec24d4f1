import { startNginx } from '../../scripts/stack/nginx.mjs';
import { ISOLATED_SITE_PORT, SITE_BELOW_PATH_PORT } from './addresses.ts';

export const SITE_PATH = '/tools/fans';

/** A company's own nginx: the site is one of several below its host, and everything else is not the site's. */
const TEMPLATE = `
map $http_upgrade $with_upgrade {
    default upgrade;
    ''      '';
}
server {
    listen \${WEB_PORT};
    location = /healthz { proxy_pass http://\${PLATFORM_ADDRESS}; }
    location ${SITE_PATH}/ {
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $with_upgrade;
        proxy_pass http://\${PLATFORM_ADDRESS}\${REST};
    }
    location / {
        default_type text/html;
        return 404 '<!doctype html><title>The company</title>';
    }
}
`;

/** @param isPathRemoved whether the proxy hands the server addresses without the path, as a closing slash makes nginx do */
export async function startPathProxy(isPathRemoved: boolean): Promise<{ stop(): Promise<void> }> {
  const platform = `127.0.0.1:${ISOLATED_SITE_PORT}`;
  const rest = isPathRemoved ? '/' : '';
  return startNginx({ WEB_PORT: String(SITE_BELOW_PATH_PORT), PLATFORM_ADDRESS: platform, REST: rest }, TEMPLATE);
}
