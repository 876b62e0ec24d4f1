export type { Upload, UploadFailure, UploadState } from './upload.ts';
export { createUploader, type UploaderOptions } from './uploader.ts';
