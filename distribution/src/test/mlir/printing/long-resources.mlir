// RUN: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=7
// What is longer with its quotes is left out.
"test.a"() {a = dense_resource<b1> : tensor<4xi32>} : () -> ()
{-#
  dialect_resources: { builtin: { b1: "0x0400000001000000020000000300000004000000" } },
  external_resources: { foo: { a: "12345", b: true, c: false, d: "123456" }, bar: { a: "1234567"} }
#-}
