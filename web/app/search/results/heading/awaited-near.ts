/**
 * A search for jobs nearby comes from the server without the reader's place. Where the device gives the place without
 * asking, an attribute of the document hides the list of the other place from the first paint on: nobody presses an ad
 * that is replaced a second later.
 */
const attribute = 'near'

/** Milliseconds after which the list shows, even if no script has come. */
const mostMs = 12_000

/** Run before the first paint, after `viewerScript`. */
export const nearScript = `{const d=document.documentElement.dataset,hide=()=>{d.${attribute}='awaited';setTimeout(()=>delete d.${attribute},${mostMs})};if(d.viewer)hide();else navigator.permissions?.query({name:'geolocation'}).then(p=>p.state==='granted'&&hide(),()=>0)}`

/** Whether the list is hidden until the reader's place is known. */
export const isNearAwaited = (): boolean => document.documentElement.dataset[attribute] === 'awaited'

/** Shows the list. */
export function showMeanwhile() {
  delete document.documentElement.dataset[attribute]
}
