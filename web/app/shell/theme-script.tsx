import { EarlyScript } from '../page/early-script.tsx'

/** Where the reader's own choice of theme is kept: `light` or `dark`; without a value the system decides. */
export const themeKey = 'theme'

/** The colour of the browser's own bars: `--canvas` in `tokens.css`. */
export const themeColors = { light: '#f7f6f1', dark: '#0c1411' }

// The first `theme-color` counts, so the one of the reader comes before those of the system in `IconLinks`.
const script = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;var m=document.createElement('meta');m.name='theme-color';m.content=t==='dark'?'${themeColors.dark}':'${themeColors.light}';document.head.prepend(m)}}catch{}`

/** Sets the remembered theme before the first paint, so that nothing flashes. Only what the server writes of it runs. */
export const ThemeScript = () => <EarlyScript code={import.meta.env.SSR ? script : ''} />
