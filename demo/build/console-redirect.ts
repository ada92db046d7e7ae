/**
 * Leads from the address of the API to its page. Only visitors without a worker see it: the worker
 * answers this address with the list of tools.
 */
export const consoleRedirect = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=/console/">
<meta name="robots" content="noindex">
<title>API · Toolworker</title>
</head>
<body>
<p><a href="/console/">The API and its console</a></p>
</body>
</html>
`;
