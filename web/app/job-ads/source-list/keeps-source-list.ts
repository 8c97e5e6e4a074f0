/** Where a tab keeps the list that an ad was opened from. */
export const storageKey = 'source-list'

/** Whether this tab keeps a list; a file of its own, since first visits of ads load no more than this. */
export function keepsSourceList(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/**
 * Run before the first paint, right behind the link that leads back from an ad which stands in no list: hides it where the
 * ad was opened from a list, whose link comes with the scripts, and lets the entry of the history have a state, by which
 * they keep that place free.
 */
export const hideBeforeList = (jobAdId: string) =>
  `try{let list=sessionStorage.getItem('${storageKey}'),{usr:state,...entry}=history.state??{};if(list&&(state?.isFromList||list.includes('"carriedTo":"${jobAdId}"'))){history.replaceState({...entry,usr:state??{}},'');document.currentScript.previousElementSibling.style.visibility='hidden'}}catch{}`
