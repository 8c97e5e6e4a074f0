import net from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Waits until somebody takes connections. @throws after a minute */
export async function untilListening(address: net.NetConnectOpts): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await answers(address)) return
    await setTimeout(100)
  }
  throw new Error('The server of this integration did not start within 60 s.')
}

const answers = (address: net.NetConnectOpts): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = net.connect(address, () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', () => resolve(false))
  })
