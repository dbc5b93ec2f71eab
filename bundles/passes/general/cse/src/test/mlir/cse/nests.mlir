// RUN: --cse --allow-unregistered-dialect
// Of nested operations with regions the dead ones go and equal ones without effects are merged; others are in the way.
func.func @dead(%a: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %n = memref.alloc(%j) : memref<?xindex>
      %l = memref.load %m[%j] : memref<?xindex>
    }
  }
  return
}

func.func @written(%a: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %i step %c1 {
        %x = arith.addi %k, %j : index
        %y = arith.addi %k, %j : index
        memref.store %x, %m[%y] : memref<?xindex>
      }
      scf.for %k = %c0 to %i step %c1 {
        %x = arith.addi %k, %j : index
      }
    }
  }
  return
}

func.func @equal(%a: index, %b: i1) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %a step %c1 iter_args(%s = %a) -> index {
    %t = scf.if %b -> index {
      %u = arith.addi %s, %i : index
      scf.yield %u : index
    } else {
      scf.yield %s : index
    }
    scf.yield %t : index
  }
  %q = scf.for %i = %c0 to %a step %c1 iter_args(%s = %a) -> index {
    %t = scf.if %b -> index {
      %u = arith.addi %s, %i : index
      scf.yield %u : index
    } else {
      scf.yield %s : index
    }
    scf.yield %t : index
  }
  return %r, %q : index, index
}

func.func @unknown(%a: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %a step %c1 iter_args(%s = %a) -> index {
    %u = "test.unknown"(%s) : (index) -> index
    scf.yield %u : index
  }
  %q = scf.for %i = %c0 to %a step %c1 iter_args(%s = %a) -> index {
    %u = "test.unknown"(%s) : (index) -> index
    scf.yield %u : index
  }
  return %r, %q : index, index
}
