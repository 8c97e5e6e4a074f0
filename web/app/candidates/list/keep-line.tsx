import { Component, type ReactNode, type RefObject } from 'react'

type KeepLineProps = { openId: string | null; box: RefObject<HTMLElement | null>; children: ReactNode }

/**
 * Keeps the line that was opened or closed under the pointer: beside the panel the head of the list is taller. Only a class
 * learns where the line stood before the page changed.
 */
export class KeepLine extends Component<KeepLineProps> {
  override getSnapshotBeforeUpdate({ openId: before }: KeepLineProps): number | null {
    const { openId } = this.props
    const isOpenedOrClosed = (before === null) !== (openId === null)
    return isOpenedOrClosed ? this.topOf(openId ?? before) : null
  }

  override componentDidUpdate(before: KeepLineProps, _state: unknown, topBefore: number | null) {
    if (topBefore === null) return
    const top = this.topOf(this.props.openId ?? before.openId)
    if (top !== null) window.scrollBy({ top: top - topBefore, behavior: 'instant' })
  }

  override render() {
    return this.props.children
  }

  /** The top of a line in pixels. Null when the line is not on screen: on narrow windows the open application replaces the list. */
  private topOf(id: string | null): number | null {
    const line = this.props.box.current?.querySelector(`[data-candidate="${id}"]:not(article)`)
    return line && line.getClientRects().length > 0 ? line.getBoundingClientRect().top : null
  }
}
