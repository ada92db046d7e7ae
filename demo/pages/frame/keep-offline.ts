import { serviceWorkers } from '../../browser/page-access.ts';
import { pathIn } from '../../language/languages.ts';
import { pageLanguage } from '../../language/page-language.ts';
import { lastLanguage } from '../../language/visitor-language.ts';
import type { Extent } from '../../worker/site-files.ts';
import type { KeepReply, KeepRequest } from '../../worker/worker-messages.ts';

/** A worker that is silent for so long was stopped. */
const longestSilence = 60_000;

/**
 * Lets the worker store pages for use offline, and reports its replies, of which the last one says
 * what is stored. Reports `undefined` if the worker falls silent.
 */
export function keepOffline(extent: Extent, report: (reply: KeepReply | undefined) => void): void {
  const { pathname: path } = location;
  // Pages that are only in English lead back to the visitor's language.
  const language = pathIn('de', path) === undefined ? lastLanguage() : pageLanguage();
  const request: KeepRequest = { keep: extent, language, path };
  const { port1, port2 } = new MessageChannel();
  const giveUp = () => report(undefined);
  let timer = setTimeout(giveUp, longestSilence);
  port1.onmessage = ({ data }: MessageEvent<KeepReply>) => {
    clearTimeout(timer);
    if ('kept' in data) port1.close();
    else timer = setTimeout(giveUp, longestSilence);
    report(data);
  };
  serviceWorkers()?.controller?.postMessage(request, [port2]);
}
