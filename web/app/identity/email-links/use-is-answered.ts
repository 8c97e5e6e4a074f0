import { useEffect, useState } from 'react'
import { recallAnswer } from './answered-links.ts'

/** Whether this tab keeps the answer to a mailed link, as it does after a reload; false at first. */
export function useIsAnswered(name: string, token: string): boolean {
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => {
    void recallAnswer(`${name}/${token}`).then((answer) => setIsAnswered(answer !== undefined))
  }, [name, token])
  return isAnswered
}
