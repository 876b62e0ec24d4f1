declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Where webpack's code loads chunks and files from. */
declare var __webpack_public_path__: string;
