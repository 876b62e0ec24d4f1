import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { type FileForms, HttpError, SIZING_MESSAGES } from '../../core/index.ts';
import { keepFile } from './sheets.ts';

/** The address that takes a file in place of a text. */
export const FILE_FORMS: FileForms = {
  '/api/schedules/read': {
    maxFileBytes: READING_LIMITS.fileBytes,
    bodyOf: async (request) => {
      const file = await request.file();
      if (file === undefined) {
        throw new HttpError('invalid', SIZING_MESSAGES.fileMissing, {
          fields: { file: [SIZING_MESSAGES.fileMissing] },
        });
      }
      return keepFile(request, await file.toBuffer());
    },
  },
};
