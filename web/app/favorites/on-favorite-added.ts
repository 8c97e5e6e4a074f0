import { favoriteStore } from '../session/favorite-store.ts'

/**
 * Calls for jobs that are saved from now on, in this tab or another; a restored one does not count as new.
 * @returns stops it
 */
export function onFavoriteAdded(onNews: (ids: string[]) => void): () => void {
  const known = new Set(favoriteStore.read().ids)
  return favoriteStore.subscribe(() => {
    const news = favoriteStore.read().ids.filter((id) => !known.has(id))
    for (const id of news) known.add(id)
    if (news.length > 0) onNews(news)
  })
}
