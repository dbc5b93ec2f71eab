// RUN: --canonicalize="max-iterations=1" --allow-unregistered-dialect
// What a rewrite puts on the work list again, and in which order, shows when there is one iteration.
func.func @unused_result(%c: i1, %a: index, %m: memref<?xindex>) -> index {
  %r:2 = scf.if %c -> (index, memref<?xindex>) {
    %n = arith.constant 2 : index
    %alloc = memref.alloc(%n) : memref<?xindex>
    memref.store %a, %alloc[%n] : memref<?xindex>
    %l = memref.load %m[%a] : memref<?xindex>
    %x = arith.addi %l, %a : index
    scf.yield %x, %alloc : index, memref<?xindex>
  } else {
    %x = arith.muli %a, %a : index
    scf.yield %x, %m : index, memref<?xindex>
  }
  return %r#0 : index
}

func.func @unused_argument(%a: index, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %alloc = memref.alloc(%c3) : memref<?xindex>
  %r:2 = scf.while (%i = %a, %m = %alloc) : (index, memref<?xindex>) -> (index, index) {
    %c = arith.cmpi slt, %i, %n : index
    %j = arith.addi %i, %c3 : index
    scf.condition(%c) %j, %n : index, index
  } do {
  ^bb0(%i: index, %j: index):
    %inner = memref.alloc(%c3) : memref<?xindex>
    memref.store %i, %inner[%j] : memref<?xindex>
    %same = arith.cmpi slt, %i, %j : index
    "test.use"(%same) : (i1) -> ()
    scf.yield %i, %inner : index, memref<?xindex>
  }
  return %r#0 : index
}

func.func @one_iteration(%a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.forall (%i) = (3) to (4) step (1) {
    %x = arith.addi %i, %c4 : index
    "test.use"(%x) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %a) step (%c1, %c1) {
    scf.for %k = %c0 to %c4 step %c4 {
      %x = arith.addi %j, %k : index
      %y = arith.addi %x, %c4 : index
      "test.use"(%y) : (index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%j) = (%c0) to (%a) step (%c1) {
      %x = arith.addi %c4, %j : index
      "test.use"(%x) : (index) -> ()
    }
  }
  return
}
