import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { giveTo, type ServerUser } from './server-user.ts'

/** Where a server is reached: by a socket in a folder, or, without one, by a port of this machine. */
export type Listening = { port: number; socketFolder?: string }

/** The name of a socket ends with a port, even where there is no other. */
const portOfSocket = 5432
/** Systems keep 104 to 108 bytes for the path of a socket, the last of them zero. */
const longestPath = 103

/**
 * Chooses the listening address of a server that is about to start. A socket costs less than a port, and only its
 * owner can connect to it; a port is for homes so deep, or on such a file system, that they hold no socket.
 */
export async function prepareListening(home: string, user: ServerUser): Promise<Listening> {
  const socketFolder = path.join(home, 'socket')
  const socket = path.join(socketFolder, `.s.PGSQL.${portOfSocket}`)
  const isPossible = process.platform !== 'win32' && Buffer.byteLength(socket) <= longestPath
  if (!isPossible) return { port: await findFreePort() }

  // Remains of a killed server would keep the next one from starting if its number has gone to another process.
  fs.rmSync(socketFolder, { recursive: true, force: true })
  fs.mkdirSync(socketFolder, { mode: 0o700 })
  if (!(await canListen({ path: socket }))) return { port: await findFreePort() }
  giveTo(user, socketFolder)
  return { port: portOfSocket, socketFolder }
}

/** The same as settings of the server. */
export const toSettings = ({ port, socketFolder }: Listening): Record<string, string> => ({
  port: String(port),
  listen_addresses: socketFolder ? '' : '127.0.0.1',
  // A list: in quotation marks a comma belongs to the name.
  unix_socket_directories: socketFolder ? `"${socketFolder.replaceAll('"', '""')}"` : '',
})

/** The same as host and port of an address. */
export const toHost = ({ port, socketFolder }: Listening): string =>
  `${socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1'}:${port}`

const canListen = (where: net.ListenOptions): Promise<boolean> =>
  listenOnce(where).then(
    () => true,
    () => false,
  )

const findFreePort = (): Promise<number> => listenOnce({ host: '127.0.0.1', port: 0 })

/** Listens for a moment; the port, where it is one. */
function listenOnce(where: net.ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(where, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
