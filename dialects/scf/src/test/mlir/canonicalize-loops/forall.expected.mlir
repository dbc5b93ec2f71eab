module {
  func.func @mapped(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.forall (%arg1, %arg2) in (1, 4) {
      "t.use"(%c0, %arg2) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    return
  }
  func.func @mapped_dyn(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.forall (%arg1, %arg2) = (0, %arg0) to (1, 5) step (1, %arg0) {
      "t.use"(%c0, %arg2) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    return
  }
  func.func @mapped_zero() {
    scf.forall (%arg0, %arg1) in (0, 4) {
      "t.use"(%arg0, %arg1) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    return
  }
  func.func @neg() {
    %c-5 = arith.constant -5 : index
    "t.use"(%c-5) : (index) -> ()
    return
  }
  func.func @same(%arg0: index, %arg1: index) {
    return
  }
  func.func @dims(%arg0: index, %arg1: index) {
    %c3 = arith.constant 3 : index
    scf.forall (%arg2, %arg3) = (%arg0, 2) to (%arg1, 9) step (%arg1, 2) {
      "t.use"(%arg2, %c3, %arg3) : (index, index, index) -> ()
    } {foo = 1 : i32}
    return
  }
  func.func @dims2(%arg0: index, %arg1: index) {
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    "t.use"(%c7, %c3) : (index, index) -> ()
    return
  }
  func.func @outs(%arg0: tensor<4xf32>, %arg1: index) -> tensor<4xf32> {
    scf.forall (%arg2) in (%arg1) {
      "t.use"(%arg2, %arg0) : (index, tensor<4xf32>) -> ()
    } {foo = 1 : i32}
    return %arg0 : tensor<4xf32>
  }
  func.func @outs1(%arg0: tensor<4xf32>, %arg1: index) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    "t.use"(%c0, %arg0) : (index, tensor<4xf32>) -> ()
    return %arg0 : tensor<4xf32>
  }
  func.func @outs_mapping(%arg0: tensor<4xf32>, %arg1: index) -> tensor<4xf32> {
    scf.forall (%arg2) in (%arg1) {
      "t.use"(%arg2, %arg0) : (index, tensor<4xf32>) -> ()
    } {foo = 1 : i32, mapping = [#gpu.block<x>]}
    return %arg0 : tensor<4xf32>
  }
  func.func @empty(%arg0: index) {
    return
  }
  func.func @rank0(%arg0: index) {
    "t.use"() : () -> ()
    return
  }
  func.func @constmap() {
    scf.forall (%arg0) in (9) {
      "t.use"(%arg0) : (index) -> ()
    } {foo = 1 : i32}
    return
  }
}

