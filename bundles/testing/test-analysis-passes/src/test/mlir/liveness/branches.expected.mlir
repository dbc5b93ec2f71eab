Testing : branches
// ---- Liveness -----
// - Block: 0
// --- LiveIn: 
// --- LiveOut: arg0@0 arg1@0 val_2 
// --- BeginLivenessIntervals
// val_2 :
//     %0 = arith.addi %arg1, %arg1 : index
//     cf.cond_br %arg0, ^bb1(%0 : index), ^bb2
//     %2 = arith.muli %1, %0 : index
//     cf.br ^bb3(%2 : index)
//     cf.cond_br %arg0, ^bb2, ^bb3(%arg1 : index)
//     %4 = arith.addi %3, %0 : index
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %0 = arith.addi %arg1, %arg1 : index [arg0@0 arg1@0 val_2 ]
//     cf.cond_br %arg0, ^bb1(%0 : index), ^bb2 [arg0@0 arg1@0 val_2 ]
// --- EndCurrentlyLive
// - Block: 1
// --- LiveIn: val_2 
// --- LiveOut: val_2 
// --- BeginLivenessIntervals
// val_4 :
//     %2 = arith.muli %1, %0 : index
//     cf.br ^bb3(%2 : index)
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %2 = arith.muli %1, %0 : index [val_2 arg0@1 val_4 ]
//     cf.br ^bb3(%2 : index) [val_2 val_4 ]
// --- EndCurrentlyLive
// - Block: 2
// --- LiveIn: arg0@0 arg1@0 val_2 
// --- LiveOut: arg0@0 arg1@0 val_2 
// --- BeginLivenessIntervals
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     cf.cond_br %arg0, ^bb2, ^bb3(%arg1 : index) [arg0@0 arg1@0 val_2 ]
// --- EndCurrentlyLive
// - Block: 3
// --- LiveIn: val_2 
// --- LiveOut: 
// --- BeginLivenessIntervals
// val_6 :
//     %4 = arith.addi %3, %0 : index
//     func.return %4 : index
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
//     %4 = arith.addi %3, %0 : index [val_2 arg0@3 val_6 ]
//     func.return %4 : index [val_6 ]
// --- EndCurrentlyLive
// -------------------
Testing : declaration
// ---- Liveness -----
// -------------------
Testing : empty
// ---- Liveness -----
// - Block: 0
// --- LiveIn: 
// --- LiveOut: 
// --- BeginLivenessIntervals
// --- EndLivenessIntervals
// --- BeginCurrentlyLive
// --- EndCurrentlyLive
// -------------------
module {
  func.func @branches(%arg0: i1, %arg1: index) -> index {
    %0 = arith.addi %arg1, %arg1 : index
    cf.cond_br %arg0, ^bb1(%0 : index), ^bb2
  ^bb1(%1: index):  // pred: ^bb0
    %2 = arith.muli %1, %0 : index
    cf.br ^bb3(%2 : index)
  ^bb2:  // 2 preds: ^bb0, ^bb2
    cf.cond_br %arg0, ^bb2, ^bb3(%arg1 : index)
  ^bb3(%3: index):  // 2 preds: ^bb1, ^bb2
    %4 = arith.addi %3, %0 : index
    return %4 : index
  }
  func.func private @declaration(index)
  func.func @empty() {
    return
  }
}

