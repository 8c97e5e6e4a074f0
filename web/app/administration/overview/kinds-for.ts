import { email } from '@qareeb/contract/users'

export type Kind = 'companies' | 'accounts' | 'messages'

/** The kinds of things that a typed text may name, the likeliest first: messages are found by a whole address alone. */
export function kindsFor(typed: string): readonly Kind[] {
  if (typed === '') return []
  return email.safeParse(typed).success ? ['accounts', 'messages', 'companies'] : ['companies', 'accounts']
}
