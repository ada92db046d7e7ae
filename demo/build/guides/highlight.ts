import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const grammars = { bash, css, dockerfile, ini, javascript, json, nginx, typescript, xml, yaml };
for (const [name, grammar] of Object.entries(grammars)) highlighter.registerLanguage(name, grammar);
highlighter.registerAliases(['vue', 'astro', 'svelte'], { languageName: 'xml' });

/** Returns the language of a fence for the code of a file. */
export function languageOf(file: string): string {
  const [, extension = 'text'] = /\.([\w-]+)$/.exec(file) ?? [];
  const [name = ''] = file.split('/').slice(-1);
  if (name === 'Dockerfile') return 'dockerfile';
  if (/^nginx|\.conf$/.test(name)) return 'nginx';
  return extension.replace(/^[mc]?([jt]s)x?$/, '$1');
}

/**
 * Returns code as HTML with a class for each kind of word. Code in an unknown language is only
 * escaped.
 */
export function highlight(code: string, language: string): string {
  return highlighter.getLanguage(language)
    ? highlighter.highlight(code, { language }).value
    : escapeHtml(code);
}

export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text
    .replaceAll(/[&<>]/g, (character) => entities[character] ?? '')
    .replaceAll('"', '&quot;');
}
