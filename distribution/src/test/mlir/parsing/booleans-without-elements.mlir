// RUN: --allow-unregistered-dialect

"test.op"() {all = dense<true> : tensor<0xi1>, none = dense<false> : tensor<0xi1>, empty = dense<> : tensor<0xi1>} : () -> ()
"test.op"() {raw = dense<"0xFF"> : tensor<0xi1>, one = dense<"0xFE"> : tensor<1xi1>} : () -> ()
