// RUN: --verify-diagnostics --split-input-file
func.func @manual(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = memref.load %m[%i] {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// -----

func.func @unknown(%i: index) {
  // expected-error @below {{attribute '"bufferization.some"' not supported as an op attribute by the bufferization dialect}}
  %0 = arith.addi %i, %i {bufferization.some} : index
  return
}
