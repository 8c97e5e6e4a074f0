type FileOfForm = { field: string; name: string; bytes: Buffer; mediaType?: string }

/** A form with one file, as a browser sends it: the body of a request and the header that belongs to it. */
export function formWith({ field, name, bytes, mediaType = 'image/png' }: FileOfForm) {
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${mediaType}\r\n\r\n`
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  }
}
