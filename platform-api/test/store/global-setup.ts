import { prepareEmbeddedTemplate, preparePostgresTemplate } from './store-template.ts';

/** Jest runs this once before all suites. */
export default async function prepareStoreTemplates(): Promise<void> {
  await prepareEmbeddedTemplate();
  const server = process.env['TEST_DATABASE_URL'];
  if (server) await preparePostgresTemplate(server);
  else process.stderr.write('TEST_DATABASE_URL is not set: the PostgreSQL half of the store tests is skipped.\n');
}
