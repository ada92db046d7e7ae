// Under `trusted-types toolworker`, which some browsers do not know.
const policy = self.trustedTypes?.createPolicy('toolworker', { createScriptURL: (url) => url });
importScripts(policy?.createScriptURL('toolworker.js') ?? 'toolworker.js');
