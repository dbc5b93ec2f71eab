// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics

func.func @f(%a: vector<[4]xf32>) {
// expected-error @below {{'gpu.subgroup_reduce' op is not compatible with scalable vector types}}
  %0 = gpu.subgroup_reduce add %a : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%n: index) {
// expected-error @below {{'gpu.alloc' op dimension operand count does not equal memref dynamic dimension count}}
  %0 = gpu.alloc(%n) : memref<2x?x?xf32, 1>
  return
}

// -----

// expected-error @below {{MMAMatrixType elements must be SI8, UI8, I32, F16, or F32}}
func.func private @f() -> !gpu.mma_matrix<16x16xi64, "AOp">

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xi32, "AOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) {
  // expected-error @below {{'gpu.subgroup_mma_compute' op operand #0 must be gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float values, but got '!gpu.mma_matrix<16x16xi32, "AOp">'}}
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xi32, "AOp">, !gpu.mma_matrix<16x16xi32, "AOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
