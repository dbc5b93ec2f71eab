module {
  func.func private @read_behind(%arg0: memref<4xi64>, %arg1: memref<4xi64>) -> i64 {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %alloc = memref.alloc() : memref<4xi64>
    memref.store %c1_i64, %alloc[%c0] : memref<4xi64>
    %0 = memref.load %arg1[%c0] : memref<4xi64>
    memref.copy %alloc, %arg0 : memref<4xi64> to memref<4xi64>
    memref.dealloc %alloc : memref<4xi64>
    return %0 : i64
  }
  func.func private @read_before(%arg0: memref<4xi64>, %arg1: memref<4xi64>) {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<4xi64>
    memref.store %0, %arg0[%c0] : memref<4xi64>
    return
  }
  func.func private @own(%arg0: memref<4xi64>) -> i64 {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %alloca = memref.alloca() : memref<4xi64>
    memref.store %c1_i64, %alloca[%c0] : memref<4xi64>
    memref.store %c1_i64, %arg0[%c0] : memref<4xi64>
    %0 = memref.load %alloca[%c0] : memref<4xi64>
    return %0 : i64
  }
  func.func private @apart(%arg0: memref<4xi64> {llvm.noalias}, %arg1: memref<4xi64>) -> i64 {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    memref.store %c1_i64, %arg0[%c0] : memref<4xi64>
    %0 = memref.load %arg1[%c0] : memref<4xi64>
    return %0 : i64
  }
  func.func private @read_in_loop(%arg0: memref<4xi64>, %arg1: memref<4xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc() : memref<4xi64>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %0 = arith.subi %c3, %arg2 : index
      %1 = memref.load %arg1[%0] : memref<4xi64>
      memref.store %1, %alloc[%arg2] : memref<4xi64>
    }
    memref.copy %alloc, %arg0 : memref<4xi64> to memref<4xi64>
    memref.dealloc %alloc : memref<4xi64>
    return
  }
  func.func private @filled_in_loop(%arg0: memref<4xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %0 = arith.index_cast %arg1 : index to i64
      memref.store %0, %arg0[%arg1] : memref<4xi64>
    }
    return
  }
  func.func private @log()
  func.func private @call_between(%arg0: memref<4xi64>) {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %alloc = memref.alloc() : memref<4xi64>
    memref.store %c1_i64, %alloc[%c0] : memref<4xi64>
    call @log() : () -> ()
    memref.copy %alloc, %arg0 : memref<4xi64> to memref<4xi64>
    memref.dealloc %alloc : memref<4xi64>
    return
  }
  func.func private @chain(%arg0: memref<4xi64>, %arg1: memref<4xi64>) {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %alloc = memref.alloc() : memref<4xi64>
    memref.store %c1_i64, %alloc[%c0] : memref<4xi64>
    memref.store %c1_i64, %arg0[%c0] : memref<4xi64>
    memref.copy %alloc, %arg1 : memref<4xi64> to memref<4xi64>
    memref.dealloc %alloc : memref<4xi64>
    return
  }
  func.func private @source_of_others(%arg0: memref<4xi64>, %arg1: memref<4xi64>) -> (memref<4xi64>, i64) {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %alloc = memref.alloc() : memref<4xi64>
    memref.copy %arg0, %alloc : memref<4xi64> to memref<4xi64>
    memref.store %c1_i64, %alloc[%c0] : memref<4xi64>
    %0 = memref.load %arg1[%c0] : memref<4xi64>
    memref.dealloc %arg0 : memref<4xi64>
    return %alloc, %0 : memref<4xi64>, i64
  }
  func.func @main() -> i64 {
    %c0 = arith.constant 0 : index
    %c5_i64 = arith.constant 5 : i64
    %alloc = memref.alloc() : memref<4xi64>
    memref.store %c5_i64, %alloc[%c0] : memref<4xi64>
    %0 = call @read_behind(%alloc, %alloc) : (memref<4xi64>, memref<4xi64>) -> i64
    call @read_in_loop(%alloc, %alloc) : (memref<4xi64>, memref<4xi64>) -> ()
    call @chain(%alloc, %alloc) : (memref<4xi64>, memref<4xi64>) -> ()
    memref.dealloc %alloc : memref<4xi64>
    return %0 : i64
  }
}

