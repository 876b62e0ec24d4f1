export { FILE_FORMS } from './file-forms.ts';
export { readingRoutes } from './routes.ts';
