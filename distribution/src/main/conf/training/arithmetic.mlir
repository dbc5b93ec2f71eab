// RUN: --canonicalize --cse --inline --symbol-dce
// RUN: --sccp --loop-invariant-code-motion --control-flow-sink --topological-sort --mem2reg --sroa
// RUN: --split-input-file --verify-diagnostics --mlir-timing
//
// Runs of which an archive of classes is made: see bin/mortise-opt.

memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>

func.func private @twice(%x: i32) -> i32 {
  %two = arith.constant 2 : i32
  %0 = arith.muli %x, %two overflow<nsw> : i32
  return %0 : i32
}

func.func @integers(%a: i32, %b: i32, %flag: i1) -> (i32, index, i1) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %none = arith.constant false
  %0 = arith.addi %a, %zero : i32
  %1 = arith.addi %0, %one : i32
  %2 = arith.addi %1, %five : i32
  %3 = arith.subi %2, %b : i32
  %4 = arith.muli %3, %five : i32
  %5 = arith.divsi %4, %five : i32
  %6 = arith.remui %5, %five : i32
  %7 = arith.andi %6, %b : i32
  %8 = arith.ori %7, %a : i32
  %9 = arith.xori %8, %8 : i32
  %10 = arith.shli %8, %one : i32
  %11 = arith.cmpi sgt, %10, %9 : i32
  %12 = arith.select %flag, %10, %five : i32
  %13 = arith.select %11, %12, %one : i32
  %14 = arith.maxsi %13, %b : i32
  %15 = arith.extsi %14 : i32 to i64
  %16 = arith.trunci %15 : i64 to i16
  %17 = arith.extui %16 : i16 to i32
  %18 = arith.index_cast %17 : i32 to index
  %19 = arith.ori %none, %11 : i1
  %20 = call @twice(%17) : (i32) -> i32
  return %20, %18, %19 : i32, index, i1
}

func.func @floats(%x: f32, %y: f64) -> (f64, f32) {
  %one = arith.constant 1.0 : f32
  %half = arith.constant 5.0e-01 : f64
  %0 = arith.addf %x, %one fastmath<fast> : f32
  %1 = arith.mulf %0, %one : f32
  %2 = arith.extf %1 : f32 to f64
  %3 = arith.divf %2, %half : f64
  %4 = arith.negf %3 : f64
  %5 = arith.cmpf olt, %4, %y : f64
  %6 = arith.select %5, %4, %y : f64
  %7 = arith.truncf %6 : f64 to f32
  return %6, %7 : f64, f32
}

func.func @control(%flag: i1, %n: index, %kind: i32) -> (i32, index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 7 : i32
  %cell = memref.alloca() : memref<i32>
  memref.store %start, %cell[] : memref<i32>
  %table = memref.get_global @table : memref<2x2xi32>
  %sum = scf.for %i = %zero to %n step %one iter_args(%so_far = %start) -> i32 {
    %same = arith.addi %start, %start : i32
    %next = arith.addi %so_far, %same : i32
    scf.yield %next : i32
  }
  %chosen = scf.if %flag -> i32 {
    %x = memref.load %table[%zero, %one] : memref<2x2xi32>
    scf.yield %x : i32
  } else {
    %x = memref.load %cell[] : memref<i32>
    scf.yield %x : i32
  }
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    memref.store %sum, %cell[] : memref<i32>
    scf.reduce
  }
  %picked = scf.index_switch %n -> index
  case 2 {
    scf.yield %one : index
  }
  default {
    scf.yield %zero : index
  }
  cf.switch %kind : i32, [
    default: ^end(%chosen : i32),
    3: ^other
  ]
^other:
  cf.cond_br %flag, ^end(%sum : i32), ^more
^more:
  cf.br ^end(%start : i32)
^end(%result: i32):
  return %result, %picked : i32, index
}
