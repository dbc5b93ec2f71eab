// RUN: --buffer-preparation=results=append-buffers --split-input-file --verify-diagnostics
// REFERENCE: has no such pass any more
// A buffer without a layout cannot be cast to one with other strides.
func.func private @strided() -> memref<5xf32, strided<[2]>>
func.func @caller() {
  // expected-error @below {{cannot create out param for result with unsupported layout}}
  %0 = call @strided() : () -> memref<5xf32, strided<[2]>>
  return
}

// -----

func.func private @dynamic() -> memref<?xf32>
func.func @caller() {
  // expected-error @below {{cannot create out param for dynamically shaped result}}
  %0 = call @dynamic() : () -> memref<?xf32>
  return
}
