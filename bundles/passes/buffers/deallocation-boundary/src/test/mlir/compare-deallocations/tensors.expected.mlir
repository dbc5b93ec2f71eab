function       algorithm  allocs  copies  copied bytes  clones  deallocs  checks  peak bytes    bound
@changed       legacy          1       1            16       0         0       0          16       16
               ownership       0       0             0       1         0       0          16       16
               lean            0       0             0       1         0       0          16       16
@read_later    legacy          1       1       dynamic       0         0       0     dynamic  dynamic
               ownership       1       1       dynamic       0         0       0     dynamic  dynamic
               lean            1       1       dynamic       0         0       0     dynamic  dynamic
@only_buffers  legacy          1       1            16       0         1       0          16       16
               ownership       1       1            16       0         1       0          16       16
               lean            1       1            16       0         1       0          16       16
module {
  func.func @changed(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<4xf32> {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<4xf32>
    return %inserted : tensor<4xf32>
  }
  func.func @read_later(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (tensor<?xf32>, f32) {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<?xf32>
    %extracted = tensor.extract %arg0[%arg2] : tensor<?xf32>
    return %inserted, %extracted : tensor<?xf32>, f32
  }
  func.func @only_buffers(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    return
  }
}

