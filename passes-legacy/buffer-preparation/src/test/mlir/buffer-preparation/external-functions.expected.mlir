module {
  func.func private @tensors(memref<5xf32>, i1, memref<5xf32>) -> i1
  func.func private @tuples(i1, memref<5xf32>, memref<*xf32>) -> memref<2xi8>
  func.func private @others(i1, memref<5xf32>) -> memref<5xf32>
  module @inner {
    func.func private @tensors(memref<5xf32>, memref<5xf32>)
  }
}

