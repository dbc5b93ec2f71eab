module {
  func.func @noop(%arg0: memref<i32>) {
    return
  }
  func.func @write(%arg0: memref<i32>, %arg1: i32) {
    omp.atomic.write %arg0 = %arg1 : memref<i32>, i32
    omp.atomic.write %arg0 = %arg1 hint(contended) memory_order(release) : memref<i32>, i32
    return
  }
  func.func @write2(%arg0: memref<i32>) {
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    omp.atomic.write %arg0 = %c1_i32 : memref<i32>, i32
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg1: i32):
      %0 = arith.addi %arg1, %c3_i32 : i32
      omp.yield(%0 : i32)
    }
    return
  }
  func.func @capture(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
    omp.atomic.capture {
      omp.atomic.read %arg1 = %arg0 : memref<i32>, i32
      omp.atomic.write %arg0 = %arg2 : memref<i32>, i32
    }
    return
  }
  func.func @side(%arg0: memref<i32>, %arg1: i32) {
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg2: i32):
      func.call @ext(%arg2) : (i32) -> ()
      omp.yield(%arg2 : i32)
    }
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg2: i32):
      func.call @ext(%arg2) : (i32) -> ()
      omp.yield(%arg1 : i32)
    }
    return
  }
  func.func private @ext(i32)
  func.func @effects_in_the_region(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      %0 = memref.load %arg1[] : memref<i32>
      omp.yield(%0 : i32)
    }
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      %0 = arith.addi %arg2, %arg2 : i32
      omp.yield(%0 : i32)
    }
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      memref.store %arg2, %arg1[] : memref<i32>
      omp.yield(%arg2 : i32)
    }
    omp.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg3: i32):
      memref.store %arg2, %arg1[] : memref<i32>
      omp.yield(%arg3 : i32)
    }
    omp.atomic.write %arg0 = %arg2 : memref<i32>, i32
    return
  }
}

