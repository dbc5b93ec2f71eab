module {
  "test.use"() {a = dense_resource<nothing> : tensor<0xi32>, b = dense_resource<one> : tensor<1xi32>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      nothing: "0x00000000",
      one: "0x04000000ABCD0000"
    }
  },
  external_resources: {
    tool: {
      nothing: "0x00000000",
      some: "0x00000080FE",
      no_blob: "0x10000000",
      text: "A \22 \\ \09\C3\A9",
      truth: true
    }
  }
#-}

