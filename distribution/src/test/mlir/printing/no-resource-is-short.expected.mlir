module {
  "test.a"() {a = dense_resource<b1> : tensor<4xi32>} : () -> ()
}

{-#

#-}

