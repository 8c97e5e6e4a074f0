/** Milliseconds after which scripts are fetched even though nothing was painted, as in a hidden tab. */
const longestWaitMs = 2_000

/** Runs in the browser: after a painting with the fonts, it gives the tags of late scripts their real names. */
const startScripts = `(()=>{
let isStarted=false
const start=()=>{
if(isStarted)return
isStarted=true
for(const link of document.querySelectorAll('link[rel=late-modulepreload]'))link.rel='modulepreload'
for(const late of document.querySelectorAll('script[type=late-module]')){
const script=document.createElement('script')
script.type='module'
script.nonce=late.nonce
script.text=late.text
document.body.append(script)}}
const afterPaint=(then)=>requestAnimationFrame(()=>setTimeout(then))
afterPaint(()=>document.fonts.ready.then(()=>afterPaint(start)))
setTimeout(start,${longestWaitMs})})()`

/**
 * Makes a document fetch its scripts after it was painted with its fonts, so that they take no part of a slow network
 * before. React Router writes the tags and offers no property for it.
 * @param nonce that the security policy of the document allows scripts with
 */
export const withLateScripts = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replaceAll(/<script([^>]*) type="module" async=""/g, '<script$1 type="late-module"')
    .replace('</body>', `<script nonce="${nonce}">${startScripts}</script></body>`)
