// RUN: --convert-bufferization-to-memref --split-input-file --verify-diagnostics

// memref.alloc cannot make a layout that has no strides.
func.func @layout_without_strides(%m: memref<4xi32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  // expected-error @below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<4xi32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}

// -----

func.func @tensor(%t: tensor<4xi32>) -> memref<4xi32> {
  // expected-error @below {{failed to legalize operation 'bufferization.to_buffer' that was explicitly marked illegal}}
  %0 = bufferization.to_buffer %t : tensor<4xi32> to memref<4xi32>
  return %0 : memref<4xi32>
}
