importScripts('https://cdn.jsdelivr.net/npm/toolworker@0.1.0/dist/toolworker.js');
