// RESULT: 16
// PIPELINES: --lean-deallocation-pipeline --lean-deallocation-pipeline=reuse=arena
// The pool counts its buffers: the result is 16 and 1000 times the number of buffers that are not given back.
module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  memref.global "private" @heap : memref<4096xi8> = uninitialized
  memref.global "private" @next : memref<index> = dense<0>
  memref.global "private" @live : memref<index> = dense<0>
  func.func private @take(%bytes: index, %alignment: index) -> memref<?xi8> {
    %c1 = arith.constant 1 : index
    %heap = memref.get_global @heap : memref<4096xi8>
    %next = memref.get_global @next : memref<index>
    %live = memref.get_global @live : memref<index>
    %n = memref.load %next[] : memref<index>
    %at = arith.ceildivui %n, %alignment : index
    %start = arith.muli %at, %alignment : index
    %end = arith.addi %start, %bytes : index
    memref.store %end, %next[] : memref<index>
    %l = memref.load %live[] : memref<index>
    %m = arith.addi %l, %c1 : index
    memref.store %m, %live[] : memref<index>
    %r = memref.view %heap[%start][%bytes] : memref<4096xi8> to memref<?xi8>
    return %r : memref<?xi8>
  }
  func.func private @give(%address: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %live = memref.get_global @live : memref<index>
    %next = memref.get_global @next : memref<index>
    %l = memref.load %live[] : memref<index>
    %m = arith.subi %l, %c1 : index
    memref.store %m, %live[] : memref<index>
    %none = arith.cmpi eq, %m, %c0 : index
    scf.if %none {
      memref.store %c0, %next[] : memref<index>
    }
    return
  }
  func.func @twice(%a: memref<?xf32>, %n: index) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = memref.alloc(%n) : memref<?xf32>
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %a[%i] : memref<?xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %r[%i] : memref<?xf32>
    }
    return %r : memref<?xf32>
  }
  func.func @main() -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 4 : index
    %one = arith.constant 1.0 : f32
    %a = memref.alloc(%n) : memref<?xf32>
    scf.for %i = %c0 to %n step %c1 {
      memref.store %one, %a[%i] : memref<?xf32>
    }
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<?xf32> {
      %new = func.call @twice(%b, %n) : (memref<?xf32>, index) -> memref<?xf32>
      scf.yield %new : memref<?xf32>
    }
    %v = memref.load %r[%c0] : memref<?xf32>
    %live = memref.get_global @live : memref<index>
    %l = memref.load %live[] : memref<index>
    %k = arith.constant 1000 : index
    %lk = arith.muli %l, %k : index
    %i = arith.index_cast %lk : index to i64
    %w = arith.fptosi %v : f32 to i64
    %sum = arith.addi %i, %w : i64
    return %sum : i64
  }
}
