module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32) -> f32 {
    %0 = scf.for unsigned %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32)  : i32 {
      scf.yield %arg5 : f32
    }
    scf.for unsigned %arg4 = %arg0 to %arg1 step %arg2  : i32 {
      "test.use"(%arg4) : (i32) -> ()
    } {foo}
    return %0 : f32
  }
}

