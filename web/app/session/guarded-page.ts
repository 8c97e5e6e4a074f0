let guards = 0

/** Says that the page that is shown needs a session. @returns takes it back */
export function guardPage(): () => void {
  guards += 1
  return () => {
    guards -= 1
  }
}

export const isPageGuarded = (): boolean => guards > 0
