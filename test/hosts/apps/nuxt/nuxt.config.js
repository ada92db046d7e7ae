export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'tool-form' } },
  app: { head: { link: [{ rel: 'icon', href: '/picture.svg' }] } },
});
