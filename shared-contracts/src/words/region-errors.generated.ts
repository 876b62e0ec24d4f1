// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REGION_ERRORS_TEXTS = /* @__PURE__ */ live("regionErrors", {
mapsApiFailed: "Failed to load Google Maps API",
geocoderNotInitialized: "Geocoder not initialized",
geocodingFailed: (p: { readonly status: string }) => `Geocoding failed: ${p.status}`,
addressNotFound: "Address not found",
setRegionManually: "Manually set your region. Location permission may be blocked.",
unableToDetermineLocation: "Unable to determine location",
unexpectedRegionChange: "There was an unexpected error changing the region.",
notAssignedToRegion: "It looks like you are not assigned to a sales region.",
noAssignedRegion: "No assigned Sales Region!",
unexpectedAlertSave: "There was an unexpected error saving the alert.",
unexpectedAlertTest: "There was an unexpected error sending the test alert.",
unexpectedAlertDelete: "There was an unexpected error deleting the alert.",
});
