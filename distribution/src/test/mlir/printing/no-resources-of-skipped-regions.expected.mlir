module attributes {t.here = dense_resource<here> : tensor<1xi32>} {...}

{-#
  dialect_resources: {
    builtin: {
      here: "0x0400000001000000"
    }
  }
#-}

