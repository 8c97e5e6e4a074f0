import net from 'node:net'

type Requested = {
  host: string
  port: number
  /** A requested port is used, or the start fails with the reason. The default one is replaced by a free one. */
  portIsGiven: boolean
}

const triesAfterDefault = 50

/**
 * The port to listen on: the requested one, or the next free one when it is only the default.
 * @throws Error with a sentence for people when there is none
 */
export async function choosePort({ host, port, portIsGiven }: Requested): Promise<number> {
  const last = portIsGiven ? port : port + triesAfterDefault
  for (let candidate = port; candidate <= last; candidate++) {
    const found = await tryPort(host, candidate)
    if (typeof found === 'number') return found
    if (found !== 'EADDRINUSE') throw new Error(explain(found, host, candidate))
  }
  throw new Error(explain('EADDRINUSE', host, port))
}

/** Listens for a moment. The port (the system's choice for 0), or the code of the system's refusal. */
function tryPort(host: string, port: number): Promise<number | string> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ host, port, exclusive: true }, () => {
      // A server that listens on a port has an address with one.
      const address = probe.address() as net.AddressInfo
      probe.close(() => resolve(address.port))
    })
  })
}

function explain(problem: string, host: string, port: number): string {
  switch (problem) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program. Stop that one or set PORT to another number.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to a number above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.`
    default:
      return `Port ${port} of ${host} cannot be used: ${problem}.`
  }
}
