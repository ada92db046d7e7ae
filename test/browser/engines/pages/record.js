// Reports the page's messages and errors to the site, since not every engine reports them to the
// test.
function report(...parts) {
  navigator.sendBeacon('/message', parts.map(String).join(' '));
}

for (const method of ['debug', 'error', 'info', 'log', 'warn']) {
  const print = console[method];
  console[method] = (...parts) => {
    print(...parts);
    report(...parts);
  };
}
addEventListener('error', ({ message }) => report(message));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report('Content-Security-Policy:', violatedDirective, blockedURI),
);
