/**
 * The oldest browsers that the site runs in, by the features that it needs: `light-dark()` and popovers in the
 * styles, `AbortSignal.any` and `Map.groupBy` in the scripts. See docs/decisions/0013-browsers.md.
 */
export const oldestBrowsers = ['chrome123', 'edge123', 'safari17.5', 'ios17.5', 'firefox128']
