/** Where webpack's code loads chunks and files from. */
declare var __webpack_public_path__: string;
