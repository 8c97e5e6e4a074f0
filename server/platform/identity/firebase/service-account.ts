import fs from 'node:fs'
import { z } from 'zod'

/** Our credentials at Google: a key file from the Firebase console. */
export type ServiceAccount = { projectId: string; email: string; privateKey: string; tokenUrl: string }

const keyFile = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})

/** Reads a key file. @returns undefined when there is none, or it is something else */
export function readServiceAccount(path: string): ServiceAccount | undefined {
  try {
    const file = keyFile.parse(JSON.parse(fs.readFileSync(path, 'utf8')))
    return {
      projectId: file.project_id,
      email: file.client_email,
      privateKey: file.private_key,
      tokenUrl: file.token_uri,
    }
  } catch {
    return undefined
  }
}
