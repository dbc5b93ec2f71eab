// RUN: --canonicalize
// A call of a known function is a direct one.
func.func private @g(i32) -> i32
func.func @f(%arg0: i32) -> i32 {
  %f = constant @g : (i32) -> i32
  %0 = call_indirect %f(%arg0) : (i32) -> i32
  return %0 : i32
}
