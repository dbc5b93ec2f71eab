// RESULT: 23
// PIPELINES: --lean-deallocation-pipeline --lean-deallocation-pipeline=reuse=arena
// The pool has memory for f32 only, and counts: the result is 16 + 7 and 1000 times the number of buffers that are not
// given back.
module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  memref.global "private" @live : memref<index> = dense<0>
  func.func private @add(%d: index) {
    %live = memref.get_global @live : memref<index>
    %l = memref.load %live[] : memref<index>
    %m = arith.addi %l, %d : index
    memref.store %m, %live[] : memref<index>
    return
  }
  func.func private @take(%n: index) -> memref<?xf32> {
    %c1 = arith.constant 1 : index
    func.call @add(%c1) : (index) -> ()
    %r = memref.alloc(%n) : memref<?xf32>
    return %r : memref<?xf32>
  }
  func.func private @give(%m: memref<?xf32>) {
    %c1 = arith.constant -1 : index
    func.call @add(%c1) : (index) -> ()
    memref.dealloc %m : memref<?xf32>
    return
  }
  func.func @make(%x: f32, %n: index) -> memref<?x?xf32> {
    %r = memref.alloc(%n, %n) : memref<?x?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        memref.store %x, %r[%i, %j] : memref<?x?xf32>
      }
    }
    return %r : memref<?x?xf32>
  }
  func.func @main() -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 4 : index
    %i = arith.constant 7 : i32
    %one = arith.constant 1.0 : f32
    %a = memref.alloc() : memref<4x4xf32>
    memref.store %one, %a[%c0, %c0] : memref<4x4xf32>
    %other = memref.alloc() : memref<4xi32>
    memref.store %i, %other[%c0] : memref<4xi32>
    %w = memref.load %other[%c0] : memref<4xi32>
    %s = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
    %r = scf.for %k = %c0 to %n step %c1 iter_args(%b = %s) -> memref<?x?xf32> {
      %v = memref.load %b[%c0, %c0] : memref<?x?xf32>
      %d = arith.addf %v, %v : f32
      %new = func.call @make(%d, %n) : (f32, index) -> memref<?x?xf32>
      scf.yield %new : memref<?x?xf32>
    }
    %v = memref.load %r[%c1, %c1] : memref<?x?xf32>
    %live = memref.get_global @live : memref<index>
    %l = memref.load %live[] : memref<index>
    %k = arith.constant 1000 : index
    %lk = arith.muli %l, %k : index
    %e = arith.index_cast %lk : index to i64
    %z = arith.fptosi %v : f32 to i64
    %t = arith.extsi %w : i32 to i64
    %sum = arith.addi %e, %z : i64
    %all = arith.addi %sum, %t : i64
    return %all : i64
  }
}
