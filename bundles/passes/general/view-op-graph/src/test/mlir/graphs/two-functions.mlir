// RUN: "--pass-pipeline=builtin.module(func.func(view-op-graph))" 2>&1
// REFERENCE: it numbers the nodes of the second graph behind those of the first, whose edges are in it once more, unless
// another thread has drawn it: then, both are alike.
// Each graph numbers its nodes from the start.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}

func.func @g(%a: i32) -> i32 {
  return %a : i32
}
