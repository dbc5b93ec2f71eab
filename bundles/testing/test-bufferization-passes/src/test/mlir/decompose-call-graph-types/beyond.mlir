// RUN: --test-decompose-call-graph-types
// REFERENCE: fails for these programs, or gives attributes to other arguments and drops those of calls
func.func private @one(tuple<f32>) -> tuple<f32>
func.func private @none(tuple<>) -> tuple<>

func.func @uses(%a: tuple<f32>, %b: tuple<>) -> tuple<f32> {
  %0 = "test.make"() : () -> tuple<f32>
  %1 = call @one(%0) : (tuple<f32>) -> tuple<f32>
  %2 = call @none(%b) : (tuple<>) -> tuple<>
  "test.use"(%1, %2) : (tuple<f32>, tuple<>) -> ()
  return %0 : tuple<f32>
}

func.func @blocks(%b: i1, %c: tuple<i1, i8>) -> tuple<i1, i8> {
  cf.br ^bb1(%c : tuple<i1, i8>)
^bb1(%e: tuple<i1, i8>):
  return %e : tuple<i1, i8>
}

func.func @attributes(%a: tuple<i1, i1> {test.a}, %b: f32 {test.b}, %d: tuple<f32> {test.d}) -> (tuple<i1, i8> {test.x}, f32 {test.y}) {
  %0:2 = call @attributes(%a, %b, %d) {test.call} : (tuple<i1, i1>, f32, tuple<f32>) -> (tuple<i1, i8>, f32)
  return {test.return} %0#0, %0#1 : tuple<i1, i8>, f32
}
