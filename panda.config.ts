import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/theme/global-css.ts';
import { plainGlobals, plainRecipes } from './src/theme/plain-css.ts';
import { recipes, slotRecipes } from './src/theme/recipes.ts';
import { semanticTokens } from './src/theme/semantic-tokens.ts';
import { keyframes, textStyles, tokens } from './src/theme/tokens.ts';

export default defineConfig({
  presets: [],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/{styled-system,server,theme}/**', './src/**/*.recipe.ts'],
  outdir: 'src/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  gitignore: false,
  preflight: true,
  staticCss: { recipes: '*' },
  globalCss,
  hooks: { 'codegen:prepare': plainRecipes, 'cssgen:done': plainGlobals },
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});
