// RUN: --convert-bufferization-to-memref --split-input-file --verify-diagnostics
func.func @layout(%a: memref<2xf32, strided<[2]>>) -> memref<2xf32, strided<[2]>> {
  // expected-error @below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %a : memref<2xf32, strided<[2]>> to memref<2xf32, strided<[2]>>
  return %0 : memref<2xf32, strided<[2]>>
}
// -----
func.func @tensor(%a: memref<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{failed to legalize operation 'bufferization.to_tensor' that was explicitly marked illegal}}
  %0 = bufferization.to_tensor %a restrict : memref<2xf32>
  return %0 : tensor<2xf32>
}
