importScripts('./toolworker.js');
importScripts('./ngsw-worker.js');
