import { gzipSync } from 'node:zlib'
import type { GhostAnswer } from './ghost-server.ts'

const json = { 'content-type': 'application/json' }
const tenMegabytes = `{"posts":[],"x":"${'x'.repeat(10 * 1024 * 1024)}"}`

/** Wrong answers of a host. Those of `unending` last until its caller gives up. */
export const misbehaviours: Record<string, GhostAnswer> = {
  'answers 500': (response) => void response.writeHead(500, json).end('{"errors":[{"message":"broken"}]}'),
  'knows another key': (response) => void response.writeHead(401, json).end('{"errors":[]}'),
  'answers 10 MB': (response) => void response.writeHead(200, json).end(tenMegabytes),
  'answers 10 MB that are small until they are unpacked': (response) =>
    void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(tenMegabytes)),
  'answers HTML': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>'),
  'answers a script': (response) =>
    void response.writeHead(200, { 'content-type': 'text/javascript' }).end('alert(document.cookie)'),
  'answers another shape': (response) =>
    void response
      .writeHead(200, json)
      .end('{"posts":[{"id":1,"title":null}],"meta":{"pagination":{"pages":1,"total":1}}}'),
  'answers null': (response) => void response.writeHead(200, json).end('null'),
  'leads elsewhere': (response) =>
    void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'breaks off in the middle': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"posts":[')
    setImmediate(() => response.destroy())
  },
}

export const unending: Record<string, GhostAnswer> = {
  'does not answer': () => undefined,
  'answers a byte at a time, for 70 seconds': (response) => {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), 10)
    response.on('close', () => clearInterval(timer))
  },
}
