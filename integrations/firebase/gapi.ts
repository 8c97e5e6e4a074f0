/**
 * As much of Google's `api.js` as Firebase's client and its emulator use: two frames that send each other messages and
 * answer them. The real one is at https://apis.google.com, which a test does not ask.
 */
export const gapiScript = `
// Like the real one it keeps to itself what a callback throws: Firebase's throws always.
const hand = (callback, answers) => {
  try {
    callback?.(answers)
  } catch {}
}
const speakWith = (other) => {
  const handlers = new Map()
  const waiting = new Map()
  addEventListener('message', ({ source, data }) => {
    if (source !== other() || !data?.gapi) return
    const { type, id, message, answer } = data.gapi
    if (answer) return hand(waiting.get(id), [answer])
    const reply = handlers.get(type)?.(message)
    if (reply) other().postMessage({ gapi: { id, answer: reply } }, '*')
  })
  return {
    register: (type, handler) => handlers.set(type, handler),
    send(type, message, done) {
      const id = Math.random()
      waiting.set(id, done)
      other().postMessage({ gapi: { type, id, message } }, '*')
    },
    restyle: async () => undefined,
    ping: async (done) => done(),
  }
}
const context = {
  getParentIframe: () => speakWith(() => parent),
  async open({ where, url }, ready) {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.hidden = true
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    where.append(frame)
    await loaded
    return ready(speakWith(() => frame.contentWindow))
  },
}
window.gapi = {
  load: (_, { callback }) => callback(),
  iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'any' },
}
const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
window[onload]?.()
`
