// RUN: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=4
// The section stays, as in the reference.
"test.a"() {a = dense_resource<b1> : tensor<4xi32>} : () -> ()
{-#
  dialect_resources: { builtin: { b1: "0x0400000001000000020000000300000004000000" } }
#-}
