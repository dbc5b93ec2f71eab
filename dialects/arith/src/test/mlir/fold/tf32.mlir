// RUN: --mlir-version=19.1 --canonicalize --split-input-file --allow-unregistered-dialect
// tf32 is kept in 32 bits, of which the low 19 tell its value.

func.func @from_bits() -> (tf32, i32) {
  %0 = arith.constant 0x1FE00 : tf32
  %1 = arith.bitcast %0 : tf32 to i32
  return %0, %1 : tf32, i32
}

// -----

// What is above the 19 bits is dropped.
func.func @beyond() -> (tf32, i32) {
  %0 = arith.constant 0x7FABC000 : tf32
  %1 = arith.bitcast %0 : tf32 to i32
  return %0, %1 : tf32, i32
}

// -----

"test.op"() {raw = dense<"0x00FE01000000FFFF"> : tensor<2xtf32>} : () -> ()

// -----

func.func @halves(%arg0: f16, %arg1: f64) -> (tf32, tf32) {
  %0 = arith.extf %arg0 : f16 to tf32
  %1 = arith.truncf %arg1 : f64 to tf32
  return %0, %1 : tf32, tf32
}
