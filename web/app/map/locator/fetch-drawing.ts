import type { LocatorDrawing } from './locator-size.ts'

/**
 * The drawing at an address of `locator-route.ts`; undefined without an answer: the frame of a still map stays
 * empty then, and the text beside it names the place.
 */
export async function fetchDrawing<Drawing extends LocatorDrawing>(
  address: string,
  signal: AbortSignal,
): Promise<Drawing | undefined> {
  try {
    const answer = await fetch(address, { signal })
    // That route answers nothing else, and the caller has asked for one place or for several.
    return answer.ok ? ((await answer.json()) as Drawing) : undefined
  } catch {
    return undefined
  }
}
