import { id } from '@qareeb/contract/values'
import { useSearchParams } from 'react-router'

/** The member of the team whose entries are shown; they stand in the address. Undefined for everybody. */
export const usePerson = (): string | undefined => id.safeParse(useSearchParams()[0].get('person')).data
