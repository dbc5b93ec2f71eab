module {
  func.func @w(%arg0: index, %arg1: f32, %arg2: i1) {
    %0 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, f32) -> index {
      %2 = builtin.unrealized_conversion_cast %arg3, %arg4 : index, f32 to index
      %true = arith.constant true
      scf.condition(%true) %2 : index
    } do {
    ^bb0(%arg3: index):
      %2:2 = builtin.unrealized_conversion_cast %arg3 : index to index, f32
      scf.yield %2#0, %2#1 : index, f32
    }
    %1 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, f32) -> index {
      scf.condition(%arg2) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      scf.yield %arg3, %arg1 : index, f32
    }
    return
  }
}

