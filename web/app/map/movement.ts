/** Goes along with every event of a movement that the page has begun. */
export const byPage = { isByPage: true }

/** Whether an event of the map belongs to such a movement, rather than to the reader's own. */
export const isByPage = (event: object): boolean => 'isByPage' in event
