// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const STANDALONE_TEXTS = /* @__PURE__ */ live("standalone", {
title: (p: { readonly room: string }) => `Page of ${p.room} alone`,
server: (p: { readonly server: string }) => `with ${p.server}`,
thisServer: "with its own server",
guest: "Guest",
signIn: "Sign in",
signOut: "Sign out",
noServer: (p: { readonly server: string; readonly origin: string }) => `${p.server} does not answer, or does not let in this page. Its setting DEVELOPMENT_ORIGINS has to name ${p.origin}.`,
});
