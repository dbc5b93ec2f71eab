// RUN: --mlir-version=19.1 -allow-unregistered-dialect --test-one-to-n-type-conversion=convert-scf-ops
// Structured loops and conditions pass on the elements of tuples.
func.func @a(%a: tuple<i32, tuple<>>, %b: tuple<>) -> tuple<i32> {
  %0 = "foo.a"(%a, %b) : (tuple<i32, tuple<>>, tuple<>) -> tuple<i32>
  %1 = func.call @a(%a, %b) : (tuple<i32, tuple<>>, tuple<>) -> tuple<i32>
  return %0 : tuple<i32>
}
func.func private @x(tuple<i32>)
func.func @a2(%a: tuple<i32, tuple<i32>>, %b: tuple<>) -> tuple<i32> {
  %0 = "test.make_tuple"() : () -> tuple<>
  %1 = "test.get_tuple_element"(%a) {index = 1 : i32} : (tuple<i32, tuple<i32>>) -> tuple<i32>
  "foo.x"(%0, %1) : (tuple<>, tuple<i32>) -> ()
  "foo.x"(%0) : (tuple<>) -> ()
  return %1 : tuple<i32>
}
func.func @while(%arg0: tuple<tuple<>, i1, tuple<i2>>, %arg1: i1) -> tuple<tuple<>, i1, tuple<i2>> {
  %0 = scf.while (%arg2 = %arg0) : (tuple<tuple<>, i1, tuple<i2>>) -> tuple<tuple<>, i1, tuple<i2>> {
    scf.condition(%arg1) %arg2 : tuple<tuple<>, i1, tuple<i2>>
  } do {
  ^bb0(%arg2: tuple<tuple<>, i1, tuple<i2>>):
    scf.yield %arg2 : tuple<tuple<>, i1, tuple<i2>>
  }
  %c0 = arith.constant 0 : index
  %dead = arith.constant 1 : index
  %c = arith.addi %c0, %c0 : index
  "foo.a"(%c) : (index) -> ()
  %1:2 = scf.if %arg1 -> (tuple<i1>, i32) {
   %x, %y = "foo.x"() : () -> (tuple<i1>, i32)
   scf.yield %x, %y : tuple<i1>, i32
  } else {
   %x, %y = "foo.x"() : () -> (tuple<i1>, i32)
   scf.yield %x, %y : tuple<i1>, i32
  }
  "foo.a"(%1#0, %1#1) : (tuple<i1>, i32) -> ()
  return %0 : tuple<tuple<>, i1, tuple<i2>>
}
