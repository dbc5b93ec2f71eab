module {
  func.func @manual() {
    %false = arith.constant false
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
    %true = arith.constant true
    %0 = arith.xori %false, %true : i1
    cf.assert %0, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<2xf32>
    return
  }
}

