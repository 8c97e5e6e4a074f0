/** How a request of `FakeXhr` ends once its body has gone out. */
export type Ending = { status: number; body: string } | 'no answer' | 'never'

/** Requests that were made, the latest last. */
type Made = { method: string; url: string; headers: Record<string, string>; body: unknown }

/**
 * Replaces XMLHttpRequest, which is missing in tests: the body goes out in two halves of ten bytes in all.
 * @returns the class, and its requests
 */
export function fakeXhr(ending: Ending) {
  const made: Made[] = []
  class FakeXhr extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #made: Made = { method: '', url: '', headers: {}, body: undefined }

    open(method: string, url: string) {
      Object.assign(this.#made, { method, url })
    }
    setRequestHeader(name: string, value: string) {
      this.#made.headers[name] = value
    }
    send(body: unknown) {
      made.push(Object.assign(this.#made, { body }))
      for (const loaded of [5, 10])
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 10 }))
      if (ending === 'never') return
      if (ending !== 'no answer') {
        this.status = ending.status
        this.responseText = ending.body
      }
      this.dispatchEvent(new Event(ending === 'no answer' ? 'error' : 'load'))
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
  }
  return { FakeXhr, made }
}
