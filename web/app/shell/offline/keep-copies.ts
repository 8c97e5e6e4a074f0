import type { Locale } from '@qareeb/contract/locale'
import { copiesCache, copyIndexPath, type KeptCopy } from '../../../service-worker/caches.ts'
import { formatDate } from '../../i18n/dates.ts'
import { pathsIn } from '../../paths.ts'
import { copyPage, assetAddressesOf } from './copy-page.ts'
import { isFresh, unusedAddresses } from './copy-rules.ts'

export type CopyWords = { locale: Locale; note: (date: string) => string }

/** Saved ads that are kept, the latest saved. */
const most = 30

/**
 * Makes the copies that are missing, old or in another language than the reader's, and drops those of ads that are saved
 * no more, with what only they looked like.
 */
export async function keepCopies(savedIds: readonly string[], words: CopyWords): Promise<void> {
  if (savedIds.length === 0) return void (await caches.delete(copiesCache))

  const cache = await caches.open(copiesCache)
  const known = await readIndex(cache)
  const wanted = savedIds.slice(0, most)

  const kept: KeptCopy[] = []
  for (const id of wanted) {
    const before = known.find((copy) => copy.id === id)
    const isGood = before && isFresh(before, words.locale, Date.now())
    const copy = isGood ? before : ((await makeCopy(cache, id, words)) ?? before)
    if (copy) kept.push(copy)
  }
  const held = (await cache.keys()).map(({ url }) => url)
  for (const address of unusedAddresses(held, kept)) await cache.delete(address)
  await cache.put(copyIndexPath, new Response(JSON.stringify(kept)))
}

async function readIndex(cache: Cache): Promise<KeptCopy[]> {
  const index = await cache.match(copyIndexPath)
  // Written by the function above alone. An earlier version did not store the styles: its copies are renewed.
  const copies = index ? ((await index.json()) as KeptCopy[]) : []
  return copies.filter((copy) => 'assets' in copy)
}

/** Asks for the page as a guest, so that nothing of a session is in it. */
async function makeCopy(cache: Cache, id: string, words: CopyWords): Promise<KeptCopy | undefined> {
  const { locale } = words
  const answer = await fetch(pathsIn(locale).jobAd(id), { credentials: 'omit' }).catch(() => undefined)
  if (!answer?.ok) return undefined

  const copiedAt = new Date().toISOString()
  const copiedOn = formatDate(copiedAt)
  const { html, title, page } = copyPage(await answer.text(), words.note(copiedOn))
  const assets = assetAddressesOf(page)
  await keepLook(cache, assets)
  const path = new URL(answer.url).pathname
  const policy = answer.headers.get('content-security-policy') ?? ''
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  await cache.put(path, new Response(html, { headers }))
  return { id, locale, path, title, copiedAt, copiedOn, assets }
}

/** Files named by their content are fetched once. */
async function keepLook(cache: Cache, addresses: readonly string[]) {
  for (const address of addresses) {
    if (await cache.match(address)) continue
    const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined)
    if (answer?.ok) await cache.put(address, answer)
  }
}
