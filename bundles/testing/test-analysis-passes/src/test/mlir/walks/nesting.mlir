// RUN: --test-print-nesting --allow-unregistered-dialect
// Operations without regions, with empty ones and with several blocks.

"foo.outer"() ({
  "foo.first"() {a = 1 : i32, b = "text"} : () -> (i32, i32)
^second(%x: i32):
  "foo.branch"()[^third] : () -> ()
^third:
  "foo.end"() : () -> ()
}, {}, {
  "foo.last"() : () -> ()
}) : () -> ()
func.func private @declaration(memref<4xf32>)
