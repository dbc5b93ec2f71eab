module {
  "test.a"() {a = dense_resource<b1> : tensor<4xi32>} : () -> ()
}

{-#
  external_resources: {
    foo: {
      a: "12345",
      b: true,
      c: false
    }
  }
#-}

