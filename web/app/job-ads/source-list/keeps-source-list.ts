/** Where a tab keeps the list that an ad was opened from; `source-list.ts` writes it. */
const storageKey = 'source-list'

/**
 * Whether the list that this tab keeps may hold an ad, since its id stands in the list. First visits of ads load this
 * file, so it imports nothing.
 */
export function mayHoldAd(jobAdId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey)?.includes(jobAdId) ?? false
  } catch {
    return false
  }
}

/**
 * Runs before the first paint, between two ways back, and decides as `isOpenedFrom` does. An ad that was opened from the
 * kept list gets the link before the script, with the address of that list in the language of the page; the style sheet
 * then hides the link behind the script.
 */
export const chooseWayBack = (jobAdId: string) =>
  `try{let c=document.currentScript,b=c.previousElementSibling,l=JSON.parse(sessionStorage.getItem('${storageKey}')),e=/^\\/en(?=\\/)/;if(l.ads.some(a=>a.id==='${jobAdId}')&&(history.state?.usr?.isFromList||l.carriedTo==='${jobAdId}')){b.href=(e.exec(location.pathname)??'')+l.address.replace(e,'');b.hidden=false;c.dataset.inList=''}}catch{}`
