import { useEffect, useRef, useState } from 'preact/hooks';
import { download } from '../../browser/download.ts';
import { startWorker } from '../../browser/start-worker.ts';
import cl100k from './cl100k.worker.ts?worker&url';
import type { ExactCount } from './count-exactly.ts';
import type { Encoding } from './encodings.ts';
import o200k from './o200k.worker.ts?worker&url';

/** The scripts that count, with their sizes in megabytes, in full and as they are sent. */
const tokenizers = {
  o200k_base: { script: o200k, megabytes: 2.1, compressed: 1 },
  cl100k_base: { script: cl100k, megabytes: 1, compressed: 0.5 },
} as const satisfies Record<Encoding, object>;

export const downloadSize = (encoding: Encoding) => tokenizers[encoding].compressed;

/** Whether a tokenizer is there, or the share of it that is, from 0 to 1. */
type Loading = 'loaded' | 'failed' | number;

interface Counted {
  readonly text: string;
  readonly encoding: Encoding;
  readonly count: ExactCount;
}

/**
 * Returns the exact count of a text once its tokenizer is loaded, which `load` does. A worker
 * counts, since a single long word may take a minute.
 */
export function useExactCount(text: string, encoding: Encoding | undefined) {
  const [loadings, setLoadings] = useState<Partial<Record<Encoding, Loading>>>({});
  const [counted, setCounted] = useState<Counted>();
  const worker = useRef<Worker>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  const loading = encoding && loadings[encoding];
  const load = () => {
    if (!encoding) return;
    const set = (now: Loading) => setLoadings((before) => ({ ...before, [encoding]: now }));
    set(0);
    const { script, megabytes } = tokenizers[encoding];
    download(script, (bytes) => set(Math.min(bytes / 1e6 / megabytes, 1))).then(
      () => set('loaded'),
      () => set('failed'),
    );
  };
  useEffect(() => stop, [encoding]);
  useEffect(() => {
    if (loading !== 'loaded' || !encoding) return;
    let isDone = false;
    worker.current ??= startWorker(tokenizers[encoding].script);
    worker.current.onmessage = ({ data: count }: MessageEvent<ExactCount>) => {
      isDone = true;
      setCounted({ text, encoding, count });
    };
    worker.current.onerror = () => setLoadings((before) => ({ ...before, [encoding]: 'failed' }));
    worker.current.postMessage(text);
    return () => {
      if (!isDone) stop();
    };
  }, [text, encoding, loading]);
  const isCurrent = counted?.text === text && counted.encoding === encoding;
  return { loading, load, count: isCurrent ? counted.count : undefined };
}
