import { messageToSender } from '../../src/api/message-to-sender.ts';
import type { Tool } from '../../src/tool.ts';
import { ToolError } from '../../src/tool-error.ts';

/**
 * Returns a handler that answers POST like the API, for one tool and without the rest of the API's
 * code.
 */
export function handlerOf(tool: Tool) {
  return async (request: Request): Promise<Response> => {
    try {
      const result = await tool.run(await request.json());
      return Response.json({ ok: true, result });
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return Response.json({ ok: false, error: messageToSender(error) }, { status: 400 });
    }
  };
}
