module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: vector<2xi64>) {
    %0 = llvm.intr.round(%arg0)  : (f32) -> f32
    %1 = llvm.intr.round(%arg1)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> vector<4xf32>
    %2 = llvm.intr.pow(%arg0, %arg0)  {foo} : (f32, f32) -> f32
    %3 = llvm.intr.fma(%arg0, %arg0, %arg0)  : (f32, f32, f32) -> f32
    %4 = llvm.intr.lround(%arg0)  : (f32) -> i64
    %5 = llvm.intr.powi(%arg0, %arg2)  : (f32, i32) -> f32
    %6 = llvm.intr.smax(%arg2, %arg2)  : (i32, i32) -> i32
    %7 = llvm.intr.fshl(%arg3, %arg3, %arg3)  : (vector<2xi64>, vector<2xi64>, vector<2xi64>) -> vector<2xi64>
    %8 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = false}> : (i32) -> i32
    %9 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    %10 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = false}> : (i32) -> i32
    %11 = llvm.intr.expect %arg2, %arg2 : i32
    "llvm.intr.trap"() : () -> ()
    %12 = llvm.intr.sadd.sat(%arg2, %arg2)  {a = 1 : i32} : (i32, i32) -> i32
    %13 = llvm.intr.ctpop(%arg2)  : (i32) -> i32
    return
  }
}

