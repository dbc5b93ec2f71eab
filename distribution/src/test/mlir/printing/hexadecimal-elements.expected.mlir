module {
  "test.a"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<"0x01000000020000000300000004000000"> : tensor<4xi32>, c = dense<7> : tensor<9xi32>, d = array<i32: 1, 2, 3, 4>} : () -> ()
}

