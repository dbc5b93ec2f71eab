// RUN: --mlir-version=19.1 --canonicalize
// An update that yields the old value is erased; one that yields a value from outside becomes a write.
func.func @noop(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    omp.yield(%v : i32)
  }
  return
}
func.func @write(%x: memref<i32>, %k: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    omp.yield(%k : i32)
  }
  omp.atomic.update hint(contended) memory_order(release) %x : memref<i32> {
  ^bb0(%v: i32):
    omp.yield(%k : i32)
  }
  return
}
func.func @write2(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %c = arith.constant 1 : i32
    omp.yield(%c : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %c = arith.constant 0 : i32
    %d = arith.addi %v, %c : i32
    omp.yield(%d : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %c = arith.constant 3 : i32
    %d = arith.addi %v, %c : i32
    omp.yield(%d : i32)
  }
  return
}
func.func @capture(%x: memref<i32>, %y: memref<i32>, %k : i32) {
  omp.atomic.capture {
    omp.atomic.read %y = %x : memref<i32>, i32
    omp.atomic.update %x : memref<i32> {
    ^bb0(%v: i32):
      omp.yield(%k : i32)
    }
  }
  return
}
func.func @side(%x: memref<i32>, %k : i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    func.call @ext(%v) : (i32) -> ()
    omp.yield(%v : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    func.call @ext(%v) : (i32) -> ()
    omp.yield(%k : i32)
  }
  return
}
func.func private @ext(i32)
func.func @effects_in_the_region(%x: memref<i32>, %y: memref<i32>, %k: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %w = memref.load %y[] : memref<i32>
    omp.yield(%v : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %w = memref.load %y[] : memref<i32>
    omp.yield(%w : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %w = arith.addi %k, %k : i32
    omp.yield(%w : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    memref.store %k, %y[] : memref<i32>
    omp.yield(%k : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    memref.store %k, %y[] : memref<i32>
    omp.yield(%v : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %w = arith.addi %k, %v : i32
    omp.yield(%k : i32)
  }
  return
}
