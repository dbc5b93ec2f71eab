// RUN: --compare-deallocations --allow-unregistered-dialect --verify-diagnostics
// REFERENCE: has no such pass

// The ownership algorithm reads the base of a buffer whose layout has no strides.
func.func @layout_without_strides(%m: memref<4xi32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = bufferization.clone %m : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<4xi32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}
