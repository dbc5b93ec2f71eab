// RUN: --allow-unregistered-dialect
// Blobs are written in upper case, and without an alignment where they have no data; strings are escaped anew.
"test.use"() {a = dense_resource<nothing> : tensor<0xi32>, b = dense_resource<one> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      nothing: "0x08000000",
      one: "0x04000000abCd0000"
    }
  },
  external_resources: {
    tool: {
      nothing: "0x10000000",
      some: "0x00000080fe",
      no_blob: "\30x10000000",
      text: "\41 \22 \\ \09é",
      truth: true
    }
  }
#-}
