// RUN: --print-op-stats --allow-unregistered-dialect 2>&1
// Names of dialects are aligned to the right, names of operations to the left.

"a_long_dialect.op"() : () -> ()
"nodialect"() : () -> ()
"a.b.c"() : () -> ()
"a.b.c"() : () -> ()
