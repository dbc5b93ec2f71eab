// RUN: --mlir-version=19.1 --test-decompose-call-graph-types
// Nested tuples, and tuples with one element or none.
func.func @f(%a: tuple<i1,f32>, %b: i32, %e: tuple<>, %n : tuple<tuple<i1>, tuple<f32,tuple<>>>) -> (tuple<i1,f32>, tuple<tuple<i1>, tuple<f32,tuple<>>>) {
  %0:2 = call @g(%a, %e, %n) : (tuple<i1,f32>, tuple<>, tuple<tuple<i1>, tuple<f32,tuple<>>>) -> (tuple<i1,f32>, tuple<i8,i8>)
  %s = "test.u"(%0#0, %0#1, %b) : (tuple<i1,f32>, tuple<i8,i8>, i32) -> tuple<i1,f32>
  return %s, %n : tuple<i1,f32>, tuple<tuple<i1>, tuple<f32,tuple<>>>
}
func.func private @g(tuple<i1,f32>, tuple<>, tuple<tuple<i1>, tuple<f32,tuple<>>>) -> (tuple<i1,f32>, tuple<i8,i8>)

func.func @one(%a: tuple<f32>) -> tuple<f32> { return %a : tuple<f32> }
func.func @emp(%a: tuple<>) -> tuple<> { return %a : tuple<> }
func.func @unused(%a: tuple<f32,i1>) { return }
func.func @use(%a: tuple<f32>) { "test.u"(%a) : (tuple<f32>) -> () return }
