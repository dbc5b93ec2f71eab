// RUN: --ownership-based-buffer-deallocation
// Each memref that is yielded is followed by its ownership.
func.func @if(%c: i1, %m: memref<2xf32>) -> i32 {
  %k = arith.constant 1 : i32
  %r:3 = scf.if %c -> (memref<2xf32>, i32, memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a, %k, %m : memref<2xf32>, i32, memref<2xf32>
  } else {
    scf.yield %m, %k, %m : memref<2xf32>, i32, memref<2xf32>
  } {some.attribute = 5 : i32}
  return %r#1 : i32
}
