// RUN: --mlir-version=19.1 --test-constant-fold
// Constants are in the order of the operations that they replace.
func.func @f(%a: i32) -> (i32, i32) {
  %seven = arith.constant 7 : i32
  %c1 = arith.constant 1 : i32
  %c1b = arith.constant 1 : i32
  %unused = arith.addi %a, %a : i32
  "test.use"(%c1, %c1b) : (i32, i32) -> ()
  "test.branch"()[^bb1] : () -> ()
^bb1:
  %x = arith.subi %seven, %c1 : i32
  %y = arith.constant 7 : i32
  %z = arith.addi %y, %a : i32
  %zero = arith.constant 0 : i32
  %w = arith.addi %z, %zero : i32
  %k = arith.cmpi eq, %x, %x : i32
  %s = arith.select %k, %w, %a : i32
  "test.region"(%x) ({
    %inner = arith.constant 6 : i32
    "test.use"(%inner) : (i32) -> ()
  }) : (i32) -> ()
  return %w, %s : i32, i32
}
