/** Hands the reader a file that was made in the browser. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
