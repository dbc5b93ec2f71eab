// RUN: --mlir-version=19.1
// Functions of numbers.
func.func @f(%a: f32, %v: vector<4xf32>, %i: i32, %w: vector<2xi64>) {
  %0 = llvm.intr.round(%a) : (f32) -> f32
  %1 = llvm.intr.round(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.intr.pow(%a, %a) {foo} : (f32, f32) -> f32
  %3 = llvm.intr.fma(%a, %a, %a) : (f32, f32, f32) -> f32
  %4 = llvm.intr.lround(%a) : (f32) -> i64
  %5 = llvm.intr.powi(%a, %i) : (f32, i32) -> f32
  %6 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %7 = llvm.intr.fshl(%w, %w, %w) : (vector<2xi64>, vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  %8 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %9 = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f32) -> i1
  %10 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %11 = llvm.intr.expect %i, %i : i32
  "llvm.intr.trap"() : () -> ()
  %12 = llvm.intr.sadd.sat(%i, %i) {a = 1 : i32} : (i32, i32) -> i32
  %13 = llvm.intr.ctpop(%i) : (i32) -> i32
  return
}
