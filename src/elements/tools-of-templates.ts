import type { BuiltInTools } from '../tools/registry.ts';

type BySlug = { readonly [Known in BuiltInTools[number] as Known['slug']]: Known };

/**
 * The tools that templates and events know, by slug. Declare your own beside them:
 *
 * @example
 * declare module 'toolworker/elements' {
 *   interface ToolFormTools {
 *     readonly 'roof-pitch': typeof roofPitchTool;
 *   }
 * }
 */
export interface ToolFormTools extends BySlug {}

/** The slug of a tool that templates know. */
export type ToolFormSlug = keyof ToolFormTools & string;

/**
 * A slug that is known only at run time, which templates take with any request:
 * `tool={slug as AnyToolSlug}`.
 */
export type AnyToolSlug = string & { readonly slug: unique symbol };

/** The request of a tool, or any one if its slug is not known. */
export type ToolFormRequest<Slug extends string> = Slug extends ToolFormSlug
  ? ToolFormTools[Slug]['example']
  : Readonly<Record<string, unknown>>;

/** The result of a tool, or any one if its slug is not known. */
export type ToolFormResult<Slug extends string> = Slug extends ToolFormSlug
  ? Awaited<ReturnType<ToolFormTools[Slug]['run']>>
  : Readonly<Record<string, unknown>>;
