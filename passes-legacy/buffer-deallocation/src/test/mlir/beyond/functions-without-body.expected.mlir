module {
  func.func private @external() -> memref<2xi64>
  func.func @calls(%arg0: memref<2xi64>) {
    %0 = call @external() : () -> memref<2xi64>
    memref.copy %0, %arg0 : memref<2xi64> to memref<2xi64>
    memref.dealloc %0 : memref<2xi64>
    return
  }
  func.func private @forwards() -> memref<2xi64> {
    %0 = call @external() : () -> memref<2xi64>
    return %0 : memref<2xi64>
  }
  func.func @through_another(%arg0: memref<2xi64>) {
    %0 = call @forwards() : () -> memref<2xi64>
    memref.copy %0, %arg0 : memref<2xi64> to memref<2xi64>
    memref.dealloc %0 : memref<2xi64>
    return
  }
  func.func @through_a_value(%arg0: memref<2xi64>) {
    %f = constant @external : () -> memref<2xi64>
    %0 = call_indirect %f() : () -> memref<2xi64>
    memref.copy %0, %arg0 : memref<2xi64> to memref<2xi64>
    memref.dealloc %0 : memref<2xi64>
    return
  }
}

