import { message } from '../../src/form/language/language.ts';

const answerers = [message('the worker'), message('this page')] as const;

/** A response of the API. */
export interface Reply {
  /** 0 if nothing answered. */
  readonly status: number;
  /** The unparsed body. */
  readonly text: string;
  /** Who computed the answer. */
  readonly by: (typeof answerers)[number];
}

/** Resolves to the response to a request, whatever happens. */
export async function replyTo(
  request: Request,
  by: Reply['by'],
  answer: (request: Request) => Promise<Response>,
): Promise<Reply> {
  try {
    const response = await answer(request);
    return { status: response.status, text: await response.text(), by };
  } catch {
    return { status: 0, text: '', by };
  }
}
