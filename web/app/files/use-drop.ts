import { type DragEvent, useState } from 'react'

/** Accepts a file that is dropped onto an element, and returns whether one is above it. */
export function useDrop(onChoose: (file: File) => void) {
  // Entering a child comes before leaving the parent, so they are counted.
  const [depth, setDepth] = useState(0)
  const hold = (event: DragEvent) => event.preventDefault()
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: () => setDepth((count) => count + 1),
      onDragLeave: () => setDepth((count) => Math.max(0, count - 1)),
      onDragOver: hold,
      onDrop(event: DragEvent) {
        event.preventDefault()
        setDepth(0)
        const [file] = event.dataTransfer.files
        if (file) onChoose(file)
      },
    },
  }
}
