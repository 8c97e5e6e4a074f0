import type { SyntheticEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { whenReaderCloses } from './use-opened.ts'

const closeEvent = (isOpenAgain: boolean) =>
  ({ currentTarget: { open: isOpenAgain } }) as SyntheticEvent<HTMLDialogElement>

test.each([
  { name: 'is handled when the reader closes it', isOpen: true, isOpenAgain: false, times: 1 },
  { name: 'is ignored when the page has closed it', isOpen: false, isOpenAgain: false, times: 0 },
  { name: 'is ignored when the page has opened it again', isOpen: true, isOpenAgain: true, times: 0 },
])('the close event of a dialog $name', ({ isOpen, isOpenAgain, times }) => {
  const handle = vi.fn<() => void>()
  whenReaderCloses(isOpen, handle)(closeEvent(isOpenAgain))
  expect(handle).toHaveBeenCalledTimes(times)
})
