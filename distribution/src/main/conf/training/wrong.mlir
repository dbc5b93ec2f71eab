// RUN: --split-input-file --canonicalize
// RUN: --no-such-pass
//
// Runs of which an archive of classes is made: see bin/mortise-opt. They have to fail.

func.func @f(%a: i32) -> i64 {
  return %a : i32
}

// -----

func.func @g(%a: i32) {
  %0 = arith.addi %a, %b : i32
  return
}

// -----

func.func @h() {
  memref.alloc() : memref<?xf32>
  return
