import { ALERT_LINK_ENDPOINTS, type EndpointMeta } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AssetVersions, type Brands, brandFor } from '../../brand/index.ts';
import type { FramedPage, PageFrame } from '../../catalogue/index.ts';
import { brandOfAddress } from '../../catalogue/index.ts';
import {
  type Config,
  commitTogether,
  createCallContext,
  type Database,
  type Guard,
  type LinkTokens,
} from '../../core/index.ts';
import type { Site } from '../../site/index.ts';
import { endAlert, findLinkedAlert, readAlertLink, UNSUBSCRIBE_PATH } from './unsubscribe.ts';
import { brokenLinkPage, endedPage, unsubscribePage } from './unsubscribe-page.ts';

export interface UnsubscribeOptions {
  readonly db: Database;
  readonly guard: Guard;
  readonly brands: Brands;
  readonly assetVersions: AssetVersions;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly links: Pick<LinkTokens, 'opens'>;
  readonly site: Pick<Site, 'fontUrl'>;
}

const FORM_LIMIT_BYTES = 4096;
/** What a mail program posts is a form of either kind; the address alone says what ends. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Ends an alert by the link of its emails: a page with a button for people, one click for mail programs (RFC 8058). */
export async function addUnsubscribeRoutes(app: FastifyInstance, options: UnsubscribeOptions): Promise<void> {
  const { db, links } = options;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES }, (_request, _body, done) =>
      done(null, null),
    );

    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const frame = await admit(options, request, reply, ALERT_LINK_ENDPOINTS.page);
      const link = readAlertLink(request.url, links);
      if (link === null) return send(reply.status(404), brokenLinkPage(frame));
      const found = await findLinkedAlert(db, link);
      const query = request.url.split('?')[1] ?? '';
      return send(reply, found === undefined ? endedPage(frame) : unsubscribePage(frame, found, query));
    });

    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const frame = await admit(options, request, reply, ALERT_LINK_ENDPOINTS.end);
      const link = readAlertLink(request.url, links);
      if (link === null) return send(reply.status(404), brokenLinkPage(frame));
      const write = {
        actor: { userId: null, guestKeyHash: null },
        manufacturerLabelId: frame.brand.manufacturerLabelId,
        userAction: ALERT_LINK_ENDPOINTS.end.userAction,
        repeatable: null,
        address: request.ip,
        onProblem: (error: unknown) => request.log.error({ err: error }, 'a task after ending an alert failed'),
      };
      await commitTogether(db, write, (unit) => endAlert(unit, link));
      return send(reply, endedPage(frame));
    });
  });
}

/** Neither page nor button needs a sign-in; the number of requests from one address is limited. */
async function admit(
  { guard, brands, assetVersions, config, site }: UnsubscribeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  meta: EndpointMeta,
): Promise<PageFrame> {
  const context = await createCallContext(request, reply, async () => null);
  const brand = brandFor(brands, brandOfAddress(request.url) ?? null);
  await guard.admit(meta, { ...context, manufacturerLabelId: brand.manufacturerLabelId });
  const { publicUrl } = config;
  return { brand, assetVersions, publicUrl, fontUrl: site.fontUrl(), cookies: request.headers.cookie };
}

function send(reply: FastifyReply, { html, policy }: FramedPage): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy });
  return reply.type('text/html; charset=utf-8').send(html);
}
