// Compiled from languages/languages.json: change that file and run `npm run words`.

export const LANGUAGES = [
  {"code":"en","name":"English","switchTo":"Switch to English","locale":"en-US","dates":"en-GB","isForTests":false},
  {"code":"es","name":"Español","switchTo":"Traducir al Español","locale":"es-US","dates":"es-US","isForTests":false},
  {"code":"en-XA","name":"Pseudo","switchTo":"Pseudo","locale":"en-US","dates":"en-GB","isForTests":true},
] as const;
