module {
  func.func @r(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: f64) -> (f32, f64) {
    %0:4 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4, %arg8 = %arg3, %arg9 = %arg4) -> (f32, f64, f32, f64) {
      %1 = arith.addf %arg8, %arg6 : f32
      %2 = arith.mulf %arg7, %arg9 : f64
      %3 = arith.addf %1, %1 : f32
      %4 = arith.addf %2, %2 : f64
      scf.yield %1, %2, %3, %4 : f32, f64, f32, f64
    } {foo}
    return %0#0, %0#1 : f32, f64
  }
  func.func @nest(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
    %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3, %arg6 = %arg3) -> (f32, f32) {
      %1:2 = scf.for %arg7 = %arg0 to %arg1 step %arg2 iter_args(%arg8 = %arg5, %arg9 = %arg5) -> (f32, f32) {
        %3 = arith.addf %arg6, %arg8 : f32
        %4 = arith.addf %3, %3 : f32
        scf.yield %3, %4 : f32, f32
      }
      %2 = arith.addf %1#0, %1#0 : f32
      scf.yield %1#0, %2 : f32, f32
    }
    return %0#0 : f32
  }
}

