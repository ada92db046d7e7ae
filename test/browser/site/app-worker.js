// The worker of an app, which answers nothing itself.
