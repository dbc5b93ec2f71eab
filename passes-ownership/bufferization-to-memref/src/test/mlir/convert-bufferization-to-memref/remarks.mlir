// RUN: --convert-bufferization-to-memref --remarks --verify-diagnostics
// REFERENCE: has no remarks
// A clone becomes an allocation and a copy.
func.func @copied(%m: memref<4xf32>) -> memref<4xf32> {
  // expected-remark @below {{lowered to an allocation and a copy}}
  %copy = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %copy : memref<4xf32>
}
