/**
 * The server does not know the reader's place, so a search for jobs nearby begins with the list of a city. If the device
 * gives the place without asking, that list is hidden until another one replaces it. Otherwise readers could press an ad
 * that is gone a second later. The attribute `data-near` of the document is `awaited` while the list is hidden.
 */
const attribute = 'near'

/** Milliseconds after which the list shows in any case. */
const mostMs = 12_000

/** Run before the first paint, after `viewerScript`. Hides the list unless the device would ask the reader first. */
export const nearScript = `{const d=document.documentElement.dataset,p=navigator.permissions,show=()=>{if(d.${attribute}==='awaited')d.${attribute}='shown'};if(d.viewer||p){d.${attribute}='awaited';setTimeout(show,${mostMs})}if(!d.viewer)p?.query({name:'geolocation'}).then(s=>s.state==='granted'||show(),show)}`

/**
 * Hides the list of a step within the site; that of a document has been hidden, or shown again, by `nearScript`.
 * @returns ends it when the list is replaced or left
 */
export function awaitNear(): () => void {
  const { dataset } = document.documentElement
  dataset[attribute] ??= 'awaited'
  const timer = setTimeout(showMeanwhile, mostMs)
  return () => {
    clearTimeout(timer)
    delete dataset[attribute]
  }
}

/** Shows the list, unless it has been replaced or left. */
export function showMeanwhile() {
  const { dataset } = document.documentElement
  if (dataset[attribute]) dataset[attribute] = 'shown'
}
