import net from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { choosePort } from './choose-port.ts'

const host = '127.0.0.1'
const servers: net.Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function occupy(): Promise<number> {
  const server = net.createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  // A listening TCP server has an address with a port.
  return (server.address() as net.AddressInfo).port
}

it('takes the next free port when the port is not set', async () => {
  const port = await occupy()
  expect(await choosePort({ host, port, portIsGiven: false })).toBeGreaterThan(port)
})

it('reports that a requested port is taken', async () => {
  const port = await occupy()
  await expect(choosePort({ host, port, portIsGiven: true })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken by another program. Stop that one or set PORT to another number.`,
  )
})

it('lets the system choose for 0', async () => {
  expect(await choosePort({ host, port: 0, portIsGiven: true })).toBeGreaterThan(1023)
})

it('reports that the machine does not have the address', async () => {
  const requested = { host: '192.0.2.1', port: 3000, portIsGiven: false }
  await expect(choosePort(requested)).rejects.toThrow('This machine has no address 192.0.2.1.')
})
