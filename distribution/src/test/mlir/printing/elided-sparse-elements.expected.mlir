module {
  "test.sparse"() {elided = dense_resource<__elided__> : vector<1x1x10xf16>, same = sparse<0, 1> : tensor<1xi32>, small = sparse<[[0, 1]], 1> : tensor<2x2xi32>} : () -> ()
}

