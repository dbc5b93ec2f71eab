// RUN: --allow-unregistered-dialect --mlir-print-skip-regions
// Only what is printed refers to resources.
module attributes {t.here = dense_resource<here> : tensor<1xi32>} {
  "t.x"() {a = dense_resource<inside> : tensor<1xi32>} : () -> ()
}
{-#
  dialect_resources: {
    builtin: {
      here: "0x0400000001000000",
      inside: "0x0400000002000000"
    }
  }
#-}
