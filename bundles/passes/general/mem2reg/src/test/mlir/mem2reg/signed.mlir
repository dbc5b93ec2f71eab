// RUN: --mem2reg
// REFERENCE: makes arith.constant of these types, which are not allowed there

// There is no constant of this type for what was not written.
func.func @signed() -> (si8, vector<2xui16>) {
  %m0 = memref.alloca() : memref<si8>
  %0 = memref.load %m0[] : memref<si8>
  %m1 = memref.alloca() : memref<vector<2xui16>>
  %1 = memref.load %m1[] : memref<vector<2xui16>>
  return %0, %1 : si8, vector<2xui16>
}
