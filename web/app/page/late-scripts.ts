import { opensPage } from './opens-page.ts'

/** Milliseconds after which scripts are fetched even though nothing was painted, as in a hidden tab. */
const longestWaitMs = 2_000

/**
 * Runs in the browser: after a painting with the fonts, it asks for the words of the page, preloads its scripts and gives
 * the late ones their real type, once. Short, since it is a part of every document.
 * @param scripts addresses to preload
 */
const startScripts = (scripts: readonly string[]) =>
  [
    '(d=>{let n=0,{nonce}=d.currentScript,make=(name,all)=>Object.assign(d.createElement(name),all,{nonce}),',
    'start=()=>{if(n++)return;self.pagePhrases?.ask().catch(()=>{});',
    // The table of routes before this script has the same lines.
    `[${scripts.map((address) => JSON.stringify(address)).join(',\n')}]`,
    ".forEach(href=>d.head.append(make('link',{rel:'modulepreload',href})));",
    "d.querySelectorAll('script[type=late]').forEach(({text})=>d.body.append(make('script',{type:'module',text})))},",
    'painted=f=>requestAnimationFrame(()=>setTimeout(f)),',
    // A busy compositor shows a frame later than it was drawn.
    "seen=()=>performance.getEntriesByName('first-contentful-paint')[0]?start():painted(seen);",
    `painted(()=>d.fonts.ready.then(()=>painted(seen)));setTimeout(start,${longestWaitMs})})(document)`,
  ].join('')

/**
 * Runs in the browser: keeps the last control that was pressed before React has shown the values of the browser, and
 * marks it as busy; React does not hear these presses. `entry.client.tsx` ends this and presses it once. Without a
 * connection links and forms that open a page are kept as well, until the server answers again or React holds them: a
 * browser reports a connection a moment before requests get through. Enter in a field presses the button of its form.
 */
const keepPress = [
  `(d=>{let kept,keep=event=>{let now=event.target.closest("button.needs-scripts"+(navigator.onLine?"":",${opensPage}"));`,
  'if(now){event.preventDefault();event.stopImmediatePropagation();if(kept)kept.ariaBusy=null;kept=now;',
  'now.ariaBusy=true}},press=()=>{let now=kept;kept=0;if(now){now.ariaBusy=null;now.click()}},',
  'timer,ask=()=>{clearTimeout(timer);if(kept)fetch("",{method:"HEAD",cache:"no-store",signal:AbortSignal.timeout(5e3)})',
  '.then(({status})=>status>499?again():press(),()=>again())},again=()=>timer=setTimeout(ask,1e3);',
  'd.addEventListener("click",keep,true);addEventListener("online",ask);',
  'earlyPress={repeat(){d.removeEventListener("click",keep,true);press()}}})(document)',
].join('')

/**
 * Runs in the browser: without a connection no script reloads the page, which would lose it. The router does so when it
 * fetches the next page ahead, at a touch of a link, and its script fails to load.
 */
const stay =
  'self.navigation?.addEventListener("navigate",event=>{' +
  'if(event.navigationType=="reload"&&!event.userInitiated&&event.cancelable&&!navigator.onLine)event.preventDefault()})'

/**
 * Makes a document fetch its scripts after it was painted with its fonts, so that they take no part of a slow network
 * before. React Router writes the tags and offers no property for it.
 * @param nonce that the security policy of the document allows scripts with
 */
export function withLateScripts(html: string, nonce: string): string {
  const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
  const scripts = [...html.matchAll(preloads)].flatMap(([, address]) => address ?? [])
  return (
    html
      .replaceAll(preloads, '')
      // Its table of routes is indented, which costs bytes.
      .replaceAll(
        /<script([^>]*) type="module" async="">([^<]*)</g,
        (_, attributes: string, code: string) =>
          `<script${attributes} type="late">${code.replaceAll(/\n\s*/g, '\n')}<`,
      )
      .replace(
        '</body>',
        `<script nonce="${nonce}">${keepPress};${stay};${startScripts(scripts)}</script></body>`,
      )
  )
}
