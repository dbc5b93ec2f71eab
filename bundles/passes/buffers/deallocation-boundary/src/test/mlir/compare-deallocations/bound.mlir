// RUN: --compare-deallocations="legacy=canonicalize lean=canonicalize" 2>&1
// REFERENCE: has no such pass
// The bound is the peak if each buffer were freed right after its last use. Only the ownership-based algorithm frees.

// The uses of a view are those of its base, so %b and %c are alive together, without %a.
func.func @straight(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  %v = memref.subview %b[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.copy %m, %v : memref<4xf32> to memref<4xf32, strided<[1], offset: 4>>
  %c = memref.alloc() : memref<16xf32>
  memref.copy %v, %m : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
  %w = memref.subview %c[4] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.copy %w, %m : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
  return
}

// %c is used in one branch, before an allocation. Of the buffers %a and %b only one is alive.
func.func @branches(%p: i1, %m: memref<4xf32>) {
  %c = memref.alloc() : memref<4xf32>
  memref.copy %m, %c : memref<4xf32> to memref<4xf32>
  %r = scf.if %p -> memref<4xf32> {
    memref.copy %c, %m : memref<4xf32> to memref<4xf32>
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %m, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  return
}

// %a is used in each iteration, so it is alive together with %b. Both are dead before %c.
func.func @loop(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %m, %b : memref<4xf32> to memref<4xf32>
    memref.copy %b, %m : memref<4xf32> to memref<4xf32>
  }
  %c = memref.alloc() : memref<4xf32>
  memref.copy %c, %m : memref<4xf32> to memref<4xf32>
  return
}

// The same with a loop of blocks.
func.func @blocks(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  cf.br ^body(%c0 : index)
^body(%i: index):
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  memref.copy %b, %m : memref<4xf32> to memref<4xf32>
  %j = arith.addi %i, %c1 : index
  %p = arith.cmpi slt, %j, %n : index
  cf.cond_br %p, ^body(%j : index), ^exit
^exit:
  %c = memref.alloc() : memref<4xf32>
  memref.copy %c, %m : memref<4xf32> to memref<4xf32>
  return
}

// Each iteration replaces the buffer, so two are alive.
func.func @carried(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %p, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  return
}

// At the last copy %s, which is %a or %b, is alive together with %c.
func.func @select(%p: i1, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  %s = arith.select %p, %a, %b : memref<4xf32>
  %c = memref.alloc() : memref<8xf32>
  %v = memref.subview %c[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.copy %s, %v : memref<4xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.copy %v, %m : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
  return
}

// Of the buffers that meet in %s and %t only two are alive at a time.
func.func @selects(%p: i1, %q: i1, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  %s = arith.select %p, %a, %b : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  memref.copy %m, %c : memref<4xf32> to memref<4xf32>
  %t = arith.select %q, %s, %c : memref<4xf32>
  memref.copy %t, %m : memref<4xf32> to memref<4xf32>
  return
}
