import * as z from 'zod/mini';
import { allOf, identified, owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nullableText, uuid } from '../core/fields.ts';
import { fanItem } from './fan-item-response.ts';

/** Null where a link needs none to open, or the caller may give none: what is in a project opens to its members. */
const link = z.object({ linkToken: nullableText });

const ofItem = z.object({ fanItemId: uuid });
const ofResult = z.object({ resultId: uuid });
const itemId = ({ fanItemId }: z.infer<typeof ofItem>) => fanItemId;

/** Links that can be mailed: any user with the link can read the linked item, in any browser, but change nothing. */
export const linksContract = {
  ofItem: endpoint('GET', '/api/fanItem/{fanItemId}/link', {
    apiKey: 'projects',
    summary: 'The token that opens an item for anyone who has its link, to be read only',
    access: owner('fan-item', itemId, { guests: true }),
  })
    .input(ofItem)
    .output(link),
  ofResult: endpoint('GET', '/api/sizefan/results/{resultId}/link', {
    apiKey: 'size',
    summary: 'The token that opens a result for anyone who has its link, to be read only',
    access: owner('result-set', ({ resultId }: z.infer<typeof ofResult>) => resultId, { guests: true }),
  })
    .input(ofResult)
    .output(link),
  copyItem: endpoint('POST', '/api/fanItem/{fanItemId}/copy', {
    apiKey: 'projects',
    summary: 'A copy of an item and its result that belongs to the caller, in no project',
    access: allOf(identified(), owner('fan-item', itemId, { guests: true, needs: 'read' })),
  })
    .input(ofItem)
    .output(fanItem),
};
