// RUN: --mlir-print-op-generic
// REFERENCE: reads the spelling of its own version only.
// The numbers of MLIR 19.1 are arrays of attributes.
func.func @f(%v: vector<2x3xf32>, %a: vector<3xf32>) -> (vector<3xf32>, vector<2x3xi1>, vector<3xf32>) {
  %0 = "vector.multi_reduction"(%v, %a) <{kind = #vector.kind<add>, reduction_dims = [0]}> {x} : (vector<2x3xf32>, vector<3xf32>) -> vector<3xf32>
  %1 = "vector.constant_mask"() <{mask_dim_sizes = [2, 2]}> : () -> vector<2x3xi1>
  %2 = "vector.shuffle"(%a, %a) {mask = [0, 4, 2]} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
  return %0, %1, %2 : vector<3xf32>, vector<2x3xi1>, vector<3xf32>
}
