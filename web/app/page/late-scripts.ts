/** Milliseconds after which scripts are fetched even though nothing was painted, as in a hidden tab. */
const longestWaitMs = 2_000

/**
 * Runs in the browser: after a painting with the fonts, it asks for the words of the page and gives the tags of late
 * scripts their real names, once. Short, since it is a part of every document.
 */
const startScripts = [
  '(d=>{let n=0,start=()=>{if(n++)return;self.pagePhrases?.ask().catch(()=>{});',
  "d.querySelectorAll('link[rel=late]').forEach(l=>l.rel='modulepreload');",
  "d.querySelectorAll('script[type=late]').forEach(l=>{",
  "let m=d.createElement('script');m.type='module';m.nonce=l.nonce;m.text=l.text;d.body.append(m)})},",
  'painted=f=>requestAnimationFrame(()=>setTimeout(f));',
  `painted(()=>d.fonts.ready.then(()=>painted(start)));setTimeout(start,${longestWaitMs})})(document)`,
].join('')

/**
 * Makes a document fetch its scripts after it was painted with its fonts, so that they take no part of a slow network
 * before. React Router writes the tags and offers no property for it.
 * @param nonce that the security policy of the document allows scripts with
 */
export const withLateScripts = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    // Its table of routes is indented, which costs bytes.
    .replaceAll(
      /<script([^>]*) type="module" async="">([^<]*)</g,
      (_, attributes: string, code: string) =>
        `<script${attributes} type="late">${code.replaceAll(/\n\s*/g, '\n')}<`,
    )
    .replace('</body>', `<script nonce="${nonce}">${startScripts}</script></body>`)
