Testing : unreachable
// ---- Liveness -----
// - Block: 0
// --- LiveIn: 
// --- LiveOut: 
// --- BeginLivenessIntervals
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
// --- EndCurrentlyLive
// - Block: 1
// --- LiveIn: 
// --- LiveOut: arg0@1 
// --- BeginLivenessIntervals
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     func.return [arg0@1 ]
// --- EndCurrentlyLive
// - Block: 2
// --- LiveIn: arg0@1 
// --- LiveOut: arg0@1 
// --- BeginLivenessIntervals
// val_1 :
//     %0 = arith.addi %arg0, %arg0 : index
//     cf.br ^bb2(%0 : index)
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %0 = arith.addi %arg0, %arg0 : index [arg0@1 val_1 ]
//     cf.br ^bb2(%0 : index) [arg0@1 val_1 ]
// --- EndCurrentlyLive
// - Block: 3
// --- LiveIn: arg0@1 
// --- LiveOut: arg0@1 
// --- BeginLivenessIntervals
// val_3 :
//     %2 = arith.addi %1, %arg0 : index
//     cf.br ^bb2(%2 : index)
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %2 = arith.addi %1, %arg0 : index [arg0@1 arg0@3 val_3 ]
//     cf.br ^bb2(%2 : index) [arg0@1 val_3 ]
// --- EndCurrentlyLive
// -------------------
module @unreachable {
  func.func @f(%arg0: index) {
    return
  ^bb1:  // no predecessors
    %0 = arith.addi %arg0, %arg0 : index
    cf.br ^bb2(%0 : index)
  ^bb2(%1: index):  // 2 preds: ^bb1, ^bb2
    %2 = arith.addi %1, %arg0 : index
    cf.br ^bb2(%2 : index)
  }
}

