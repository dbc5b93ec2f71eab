// RUN: --print-op-stats=json --allow-unregistered-dialect 2>&1
// The same as JSON.

"a_long_dialect.op"() : () -> ()
"nodialect"() : () -> ()
"a.b.c"() : () -> ()
"a.b.c"() : () -> ()
