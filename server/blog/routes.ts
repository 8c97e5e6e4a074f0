import { getPost as getEndpoint, listPosts as listEndpoint } from '@qareeb/contract/blog'
import { on } from '../platform/http/on.ts'
import { getPost } from './get-post.ts'
import { listPosts } from './list-posts.ts'

export const blogRoutes = [on(listEndpoint, listPosts), on(getEndpoint, getPost)]
