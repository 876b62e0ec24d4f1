import { SITE_PATH } from '@specbuilder/shared-ui/browser';

// Ahead of every module that names a file.
__webpack_public_path__ = `${SITE_PATH}/shell/`;
