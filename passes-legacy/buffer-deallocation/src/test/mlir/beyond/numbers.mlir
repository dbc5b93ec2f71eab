// RUN: --buffer-deallocation
// REFERENCE: takes the number that a call returns for an alias of its operand, and fails to clone it.
func.func private @sum(memref<2xi64>) -> i64

func.func @numbers(%c: i1, %k: i64) -> i64 {
  %r = scf.if %c -> i64 {
    %a = memref.alloc() : memref<2xi64>
    %n = func.call @sum(%a) : (memref<2xi64>) -> i64
    scf.yield %n : i64
  } else {
    scf.yield %k : i64
  }
  return %r : i64
}
