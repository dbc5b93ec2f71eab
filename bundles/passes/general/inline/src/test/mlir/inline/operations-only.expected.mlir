module {
  func.func @vectors(%arg0: f32) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @position(%arg0: index) -> index {
    %thread_id_x = gpu.thread_id  x
    %0 = arith.addi %thread_id_x, %arg0 : index
    return %0 : index
  }
  func.func @calls(%arg0: f32, %arg1: index) -> (vector<4xf32>, index) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %thread_id_x = gpu.thread_id  x
    %1 = arith.addi %thread_id_x, %arg1 : index
    return %0, %1 : vector<4xf32>, index
  }
  func.func @launch(%arg0: index) {
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
      %0 = func.call @position(%arg0) : (index) -> index
      gpu.terminator
    }
    return
  }
  func.func @call_of_launch(%arg0: index) {
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
      %0 = func.call @position(%arg0) : (index) -> index
      gpu.terminator
    }
    return
  }
}

