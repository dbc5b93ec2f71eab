module {
  "test.op"() {all = dense<true> : tensor<0xi1>, empty = dense<> : tensor<0xi1>, none = dense<false> : tensor<0xi1>} : () -> ()
  "test.op"() {one = dense<true> : tensor<1xi1>, raw = dense<true> : tensor<0xi1>} : () -> ()
}

