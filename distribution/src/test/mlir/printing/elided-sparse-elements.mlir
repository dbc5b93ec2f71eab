// RUN: --mlir-elide-elementsattrs-if-larger=2
// Sparse elements are elided if their indices are more numbers than the limit, unless all indices are the same number.
"test.sparse"() {
  elided = sparse<[[0, 0, 5]], -2.0> : vector<1x1x10xf16>,
  same = sparse<0, 1> : tensor<1xi32>,
  small = sparse<[[0, 1]], 1> : tensor<2x2xi32>
} : () -> ()
