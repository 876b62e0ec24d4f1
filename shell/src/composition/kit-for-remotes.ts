/**
 * Kit entries that no screen of the shell uses. Module federation provides only what the host's build contains; a
 * remote would bring its own copy instead, with a style renderer that does not know the page's nonce (measured: 55 KB
 * and eight rejected style elements on the account page).
 */
export const KIT_FOR_REMOTES = [
  () => import('@specbuilder/shared-ui/data'),
  () => import('@specbuilder/shared-ui/forms'),
  () => import('@specbuilder/shared-ui/grid'),
] as const;
