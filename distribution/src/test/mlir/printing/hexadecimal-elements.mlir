// RUN: --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=3
// Three elements are printed as numbers, four as digits; a splat and an array always as numbers.
"test.a"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<[1, 2, 3, 4]> : tensor<4xi32>, c = dense<7> : tensor<9xi32>,
            d = array<i32: 1, 2, 3, 4>} : () -> ()
