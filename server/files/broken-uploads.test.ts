import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { document, type FileWorld, keyOf, openFileWorld } from '../testing/files/file-world.ts'
import { listenAnywhere } from '../testing/probe.ts'

// Over a real connection, since an injected request cannot break off.

let world: FileWorld
let port: number
beforeAll(async () => {
  world = await openFileWorld()
  port = await listenAnywhere(world.app)
})
afterAll(() => world.close())

it('go on from the byte at which the connection broke', async () => {
  const ticket = await world.open()
  const half = 60
  const socket = net.connect(port, '127.0.0.1')
  const head = `PUT ${ticket.uploadUrl} HTTP/1.1\r\nhost: x\r\ncontent-type: application/pdf\r\ncontent-length: ${document.length}\r\n\r\n`
  socket.write(head)
  socket.write(document.subarray(0, half))
  const key = keyOf(ticket)
  const file = path.join(world.services.config.files.folder, 'incoming', key.slice(0, 2), key)
  await vi.waitFor(() => expect(fs.statSync(file).size).toBe(half))
  socket.destroy()

  const url = `http://127.0.0.1:${port}${ticket.uploadUrl}`
  const asked = await fetch(url, { method: 'HEAD' })
  expect(asked.headers.get('upload-offset')).toBe(String(half))
  const rest = await fetch(url, {
    method: 'PUT',
    headers: {
      ...ticket.headers,
      'content-range': `bytes ${half}-${document.length - 1}/${document.length}`,
    },
    body: new Uint8Array(document.subarray(half)),
  })
  expect(rest.status).toBe(204)
  expect((await world.complete(ticket)).statusCode).toBe(200)
})

it('with a hanging connection are replaced by the next attempt', async () => {
  const ticket = await world.open()
  const hanging = net.connect(port, '127.0.0.1')
  hanging.on('error', () => undefined)
  hanging.write(
    `PUT ${ticket.uploadUrl} HTTP/1.1\r\nhost: x\r\ncontent-type: application/pdf\r\ncontent-length: ${document.length}\r\n\r\n%`,
  )
  const key = keyOf(ticket)
  const file = path.join(world.services.config.files.folder, 'incoming', key.slice(0, 2), key)
  await vi.waitFor(() => expect(fs.statSync(file).size).toBe(1))

  expect((await world.put(ticket)).statusCode).toBe(204)
  expect((await world.complete(ticket)).statusCode).toBe(200)
  hanging.destroy()
})
