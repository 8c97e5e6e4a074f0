/** Where a tab keeps the list that an ad was opened from. */
export const storageKey = 'source-list'

/**
 * Whether the list that this tab keeps may hold an ad: its id stands in it. A file of its own, since first visits of ads
 * load no more than this.
 */
export function mayHoldAd(jobAdId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey)?.includes(jobAdId) ?? false
  } catch {
    return false
  }
}

/**
 * Run before the first paint, right behind the link that leads back from an ad which stands in no list: hides it by the
 * same condition, until the scripts draw the link that is right.
 */
export const hideBeforeList = (jobAdId: string) =>
  `try{if(sessionStorage.getItem('${storageKey}').includes('${jobAdId}'))document.currentScript.previousElementSibling.style.visibility='hidden'}catch{}`
