import { ApiError } from '../http/api.ts'

/** Names a failure that says nothing of what was typed. @param text what was not done */
export const sayFailureAs = (text: string) => (failure: unknown) =>
  failure instanceof ApiError && failure.status < 500 ? undefined : text
