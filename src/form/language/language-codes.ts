/** The BCP 47 codes of the languages that forms and the site have, and whose words they read. */
export const languageCodes = ['en', 'de', 'es', 'fr', 'pt', 'ja', 'zh', 'ar'] as const;
