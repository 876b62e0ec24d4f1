import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { saveReset } from '../../src/accounts/account/store.ts';
import { addMail } from '../../src/brand/outbox/store.ts';
import { schema } from '../../src/core/store/database.ts';
import { AN_OFFICE } from '../calculator-samples.ts';
import { ALERT } from '../endpoint-samples.ts';
import { fullProject } from '../full-project.ts';
import { attach, configureRoofFan, sizeRoofFan } from '../sample-rows.ts';
import { addPasskeyRow } from '../second-factor/factors.ts';
import { addInvitation, addMember } from '../team-builder.ts';
import type { DemoUserName, TestApplication } from '../test-application.ts';

const SOON = () => new Date(Date.now() + 3_600_000);

/** A user with data in every table of the store, and another user who works with them. */
export async function fullAccount(server: TestApplication, userName: DemoUserName, other: DemoUserName) {
  const client = await server.clientOf(userName);
  const colleague = await server.clientOf(other);
  const { userId, email } = await client.user.details();
  const project = await fullProject(client);
  const { projectId } = project;
  await client.projects.scheduledDuties.saveOne({ projectId, dutyId: randomUUID(), ...DUTY });
  await client.projects.revisions.issue({ projectId, name: 'Issued for bid' });
  await client.user.saveScheduleColumns({ heads: ['mark'], columns: { 0: 'tag' } });
  await client.alerts.create(ALERT);
  await client.customerRecords.addNote({ userId: await server.userId('engineer'), text: 'Prefers direct drive' });
  await server.store.db.insert(schema.customerNotes).values({ customerId: userId, text: 'Calls in the morning' });
  await configureRoofFan(client);
  await sizeRoofFan(client);
  await client.loadCalculator.create(AN_OFFICE);
  await addRows(server, { userId, email });
  const theirs = await workElsewhere(server, { client, colleague, userId, email });
  return { client, colleague, userId, email, project, ...theirs };
}

const DUTY = {
  ...{ tag: 'EF-9', airflow: 1000, staticPressure: 0.5, quantity: 1, maxSones: null, maxBrakeHorsepower: null },
  ...{ voltage: 480, phase: 3 as const, note: null },
};

interface Person {
  readonly userId: string;
  readonly email: string;
}

async function addRows(server: TestApplication, { userId, email }: Person): Promise<void> {
  const { db } = server.store;
  const hash = randomUUID;
  const session = { id: hash(), userId, providerSession: hash(), address: '203.0.113.9', methods: ['pwd'] };
  await db.insert(schema.signedInSessions).values(session);
  const payload = { accountId: userId };
  await db.insert(schema.oidcPayloads).values([
    { type: 'Grant', id: session.id, payload, expiresOnUtc: SOON() },
    { type: 'Interaction', id: hash(), payload: { session: { accountId: userId } }, expiresOnUtc: SOON() },
  ]);
  const apiKey = { userId, name: 'Night run', prefix: 'sbk_0123', keyHash: hash(), scopes: ['size'] };
  await db.insert(schema.apiKeys).values(apiKey);
  await db.insert(schema.knownDevices).values({ userId, tokenHash: hash() });
  await db.insert(schema.signInSteps).values({ id: hash(), userId, isRemembered: false, expiresOnUtc: SOON() });
  await db.insert(schema.signInCodes).values({ codeHash: hash(), userId, expiresOnUtc: SOON() });
  await db.insert(schema.passkeyChallenges).values({ userId, challenge: hash(), expiresOnUtc: SOON() });
  await db.insert(schema.authenticatorApps).values({ userId, secret: 'app-secret', addedOnUtc: new Date() });
  await db.insert(schema.recoveryCodes).values({ userId, codeHash: hash() });
  await db.insert(schema.userSettings).values({ userId, includePreWire: true }).onConflictDoNothing();
  await saveReset(db, { userId, tokenHash: hash(), expiresOnUtc: SOON() });
  await addPasskeyRow(db, userId);
  await addMessages(server, { userId, email });
  const request = { caller: `user:${userId}`, key: hash(), method: 'POST', path: '/', requestHash: hash() };
  await db.insert(schema.idempotencyKeys).values(request);
}

async function addMessages(server: TestApplication, { userId, email }: Person): Promise<void> {
  const { db } = server.store;
  const mail = {
    userId,
    manufacturerLabelId: 1,
    subject: 'About you',
    body: `Written to ${email}`,
    state: 'sent',
  } as const;
  await addMail(db, { ...mail, recipient: email.toUpperCase() });
  const mailId = await addMail(db, { ...mail, recipient: 'company@specbuilder.example', replyTo: email });
  const file = { userId, uploadKey: randomUUID(), name: 'site.pdf', contentType: 'application/pdf' };
  const [uploaded] = await db
    .insert(schema.uploadedFiles)
    .values({ ...file, sizeBytes: 1, partCount: 1 })
    .returning();
  await db.insert(schema.mailAttachments).values({ mailId, fileId: uploaded?.id ?? '' });
  const payload = { name: 'Maya', email, currentUrl: '/', feedback: 'Good' };
  const request = { manufacturerLabelId: 1, kind: 'feedback', payload } as const;
  await db.insert(schema.visitorRequests).values({ ...request, userId });
}

interface Elsewhere extends Person {
  readonly client: ApiClient;
  readonly colleague: ApiClient;
}

/** In a project of the colleague: a member with an item, an invitation, and links that were sent to the user. */
async function workElsewhere(server: TestApplication, { client, colleague, userId, email }: Elsewhere) {
  const { db } = server.store;
  const { projectId, userId: ownerId } = await colleague.projects.create({ projectName: `Theirs ${randomUUID()}` });
  await addMember(db, projectId, userId, 'editor');
  const item = await configureRoofFan(client);
  await attach(client, projectId, item.fanItemId, { tag: 'EF-1' });
  const { projectId: invitedTo } = await colleague.projects.create({ projectName: `Inviting ${randomUUID()}` });
  await addInvitation(db, { projectId: invitedTo, invitedById: ownerId, email });
  const link = () => ({ id: randomUUID(), projectId: invitedTo, senderId: ownerId });
  const [alone, together] = [link(), link()];
  await db.insert(schema.projectShares).values([
    { ...alone, recipients: [email] },
    { ...together, recipients: [email, 'other@specbuilder.example'] },
  ]);
  await db.insert(schema.projectShareReaders).values({ shareId: together.id, userId });
  const named = { manufacturerLabelId: 1, projectName: 'Theirs', referenceId: 'T-1', isChangedSince: false };
  const [issue] = await db
    .insert(schema.documentIssues)
    .values({ ...named, projectId: invitedTo })
    .returning();
  await db.insert(schema.issueRecipients).values({ issueId: issue?.id ?? '', place: 0, address: email.toUpperCase() });
  return { theirProjectId: projectId, theirItemId: item.fanItemId, aloneId: alone.id, togetherId: together.id };
}
