module {
  func.func @f(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> f32 attributes {facts.live_values = {arguments = [["live", "live", "live"]]}} {
    %c0 = arith.constant {facts.live_values = {results = ["live"]}} 0 : index
    %c1 = arith.constant {facts.live_values = {results = ["live"]}} 1 : index
    %0 = arith.addf %arg1, %arg1 {facts.live_values = {results = ["dead"]}} : f32
    %1 = arith.mulf %arg1, %arg1 {facts.live_values = {results = ["live"]}} : f32
    %2:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %0) -> (f32, f32) {
      %3 = arith.addf %arg4, %1 {facts.live_values = {results = ["live"]}} : f32
      scf.yield %3, %arg5 : f32, f32
    } {facts.live_values = {arguments = [["dead", "live", "dead"]], results = ["live", "dead"]}}
    memref.store %1, %arg0[%c0] : memref<4xf32>
    return %2#0 : f32
  }
}

