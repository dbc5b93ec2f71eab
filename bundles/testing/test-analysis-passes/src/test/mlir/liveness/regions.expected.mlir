Testing : regions
// ---- Liveness -----
// - Block: 0
// --- LiveIn: 
// --- LiveOut: 
// --- BeginLivenessIntervals
// val_2 :
//     %c1 = arith.constant 1 : index
//     %0:2 = scf.for %arg2 = %c1 to %arg1 step %c1 iter_args(%arg3 = %c1, %arg4 = %arg1) -> (index, index) {
  %1 = scf.if %arg0 -> (index) {
    %2 = arith.addi %arg3, %arg2 : index
    scf.yield %2 : index
  } else {
    scf.yield %arg4 : index
  }
  scf.yield %1, %c1 : index, index
}
//     %1 = scf.if %arg0 -> (index) {
  %2 = arith.addi %arg3, %arg2 : index
  scf.yield %2 : index
} else {
  scf.yield %arg4 : index
}
//     scf.yield %1, %c1 : index, index
// val_3 :
//     %0:2 = scf.for %arg2 = %c1 to %arg1 step %c1 iter_args(%arg3 = %c1, %arg4 = %arg1) -> (index, index) {
  %1 = scf.if %arg0 -> (index) {
    %2 = arith.addi %arg3, %arg2 : index
    scf.yield %2 : index
  } else {
    scf.yield %arg4 : index
  }
  scf.yield %1, %c1 : index, index
}// val_4 :
//     %0:2 = scf.for %arg2 = %c1 to %arg1 step %c1 iter_args(%arg3 = %c1, %arg4 = %arg1) -> (index, index) {
  %1 = scf.if %arg0 -> (index) {
    %2 = arith.addi %arg3, %arg2 : index
    scf.yield %2 : index
  } else {
    scf.yield %arg4 : index
  }
  scf.yield %1, %c1 : index, index
}
//     func.return %0#1 : index
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %c1 = arith.constant 1 : index [arg0@0 arg1@0 val_2 ]
//     %0:2 = scf.for %arg2 = %c1 to %arg1 step %c1 iter_args(%arg3 = %c1, %arg4 = %arg1) -> (index, index) {
  %1 = scf.if %arg0 -> (index) {
    %2 = arith.addi %arg3, %arg2 : index
    scf.yield %2 : index
  } else {
    scf.yield %arg4 : index
  }
  scf.yield %1, %c1 : index, index
} [arg0@0 arg1@0 val_2 val_3 val_4 ]
//     func.return %0#1 : index [val_4 ]
// --- EndCurrentlyLive
// - Block: 1
// --- LiveIn: arg0@0 val_2 
// --- LiveOut: 
// --- BeginLivenessIntervals
// val_8 :
//     %1 = scf.if %arg0 -> (index) {
  %2 = arith.addi %arg3, %arg2 : index
  scf.yield %2 : index
} else {
  scf.yield %arg4 : index
}
//     scf.yield %1, %c1 : index, index
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %1 = scf.if %arg0 -> (index) {
  %2 = arith.addi %arg3, %arg2 : index
  scf.yield %2 : index
} else {
  scf.yield %arg4 : index
} [arg0@0 val_2 arg0@1 arg1@1 arg2@1 val_8 ]
//     scf.yield %1, %c1 : index, index [val_2 val_8 ]
// --- EndCurrentlyLive
// - Block: 2
// --- LiveIn: arg0@1 arg1@1 
// --- LiveOut: 
// --- BeginLivenessIntervals
// val_9 :
//     %2 = arith.addi %arg3, %arg2 : index
//     scf.yield %2 : index
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %2 = arith.addi %arg3, %arg2 : index [arg0@1 arg1@1 val_9 ]
//     scf.yield %2 : index [val_9 ]
// --- EndCurrentlyLive
// - Block: 3
// --- LiveIn: arg2@1 
// --- LiveOut: 
// --- BeginLivenessIntervals
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     scf.yield %arg4 : index [arg2@1 ]
// --- EndCurrentlyLive
// -------------------
module {
  func.func @regions(%arg0: i1, %arg1: index) -> index {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c1 to %arg1 step %c1 iter_args(%arg3 = %c1, %arg4 = %arg1) -> (index, index) {
      %1 = scf.if %arg0 -> (index) {
        %2 = arith.addi %arg3, %arg2 : index
        scf.yield %2 : index
      } else {
        scf.yield %arg4 : index
      }
      scf.yield %1, %c1 : index, index
    }
    return %0#1 : index
  }
}

