// RUN: --buffer-deallocation
// REFERENCE: never frees what a call returns
// A function without a body returns a new buffer, which the caller frees.
func.func private @external() -> memref<2xi64>

func.func @calls(%out: memref<2xi64>) {
  %0 = call @external() : () -> memref<2xi64>
  memref.copy %0, %out : memref<2xi64> to memref<2xi64>
  return
}

func.func private @forwards() -> memref<2xi64> {
  %0 = call @external() : () -> memref<2xi64>
  return %0 : memref<2xi64>
}

func.func @through_another(%out: memref<2xi64>) {
  %0 = call @forwards() : () -> memref<2xi64>
  memref.copy %0, %out : memref<2xi64> to memref<2xi64>
  return
}

func.func @through_a_value(%out: memref<2xi64>) {
  %f = func.constant @external : () -> memref<2xi64>
  %0 = call_indirect %f() : () -> memref<2xi64>
  memref.copy %0, %out : memref<2xi64> to memref<2xi64>
  return
}
