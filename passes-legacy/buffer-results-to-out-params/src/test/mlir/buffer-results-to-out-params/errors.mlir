// RUN: --mlir-version=19.1 --buffer-results-to-out-params --split-input-file --verify-diagnostics
// A dynamic shape cannot be allocated by the caller.
func.func private @dynamic(index) -> (memref<?xf32>, memref<4xf32>)
func.func @caller(%n: index) -> memref<4xf32> {
  // expected-error @below {{cannot create out param for dynamically shaped result}}
  %r:2 = call @dynamic(%n) : (index) -> (memref<?xf32>, memref<4xf32>)
  // expected-error @below {{cannot create out param for dynamically shaped result}}
  %q:2 = call @dynamic(%n) : (index) -> (memref<?xf32>, memref<4xf32>)
  return %r#1 : memref<4xf32>
}

// -----

// expected-error @below {{cannot create out param for result with unsupported layout}}
func.func @layout() -> memref<4xf32, strided<[2], offset: ?>> {
  %0 = "test.x"() : () -> memref<4xf32, strided<[2], offset: ?>>
  return %0 : memref<4xf32, strided<[2], offset: ?>>
}

// -----

// expected-error @below {{cannot create out param for result with unsupported layout}}
func.func private @map() -> memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
