import { spawn } from 'node:child_process'
import type { Browser } from '../../e2e/find-browser.ts'

/** A browser without a window that Lighthouse drives over a port of this machine. */
export async function openBrowser({
  program,
  environment,
}: Browser): Promise<{ port: number; stop(): void }> {
  const child = spawn(
    program,
    ['--headless=old', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', 'about:blank'],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await new Promise<number>((found, failed) => {
    let text = ''
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const listening = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]
      if (listening) found(Number(listening))
    })
    child.once('exit', () => failed(new Error(`The browser did not start: ${text.slice(-500)}`)))
  })
  return { port, stop: () => void child.kill('SIGTERM') }
}
