// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const MESSAGES_TEXTS = /* @__PURE__ */ live("messages", {
profileUpdated: "The basic info updated successfully!",
companyUpdated: "The company info updated successfully!",
passwordUpdated: "The password updated successfully!",
projectCreated: "The project has been created successfully!",
feedbackThanks: "Thank you for your feedback!",
feedbackReview: "A SpecBuilder team member will review your feedback.",
requestSent: "Request Successfully Sent",
requestReachOut: "A representative will reach out to your shortly.",
editRequestSubmitted: "Your edit request has been submitted",
replacedFanItem: "Replaced Fan Item",
fanAddedToProject: (p: { readonly name: string }) => `Fan Added to Project "${p.name}"`,
placedInClipboard: "Placed in clipboard. To copy or move item switch projects.",
copied: (p: { readonly item: string }) => `Copied "${p.item}"`,
moved: (p: { readonly item: string }) => `Moved "${p.item}"`,
notesUpdated: (p: { readonly item: string }) => `Notes updated for: ${p.item}`,
voltageUpdated: "Voltage updated successfully",
sortOrderUpdated: "Project item sort order updated",
projectCloned: (p: { readonly name: string }) => `Project: ${p.name} successfully cloned!`,
customersDeleted: "Successfully deleted customer account(s)!",
configurationReset: "Successful fan configuration reset!",
warningHeading: "WARNING:",
motorChangedHeading: "Motor Changed:",
serviceRestored: "Service Restored: Deliverables back online",
});
