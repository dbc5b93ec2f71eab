module {
  func.func @types(%arg0: !buffers.handle, %arg1: !buffers.pair<f32>, %arg2: i64) -> (i32, f32, i64) {
    %0 = buffers.read %arg0
    %1 = buffers.first %arg1 {note = "kept"} : !buffers.pair<f32>
    %2 = buffers.make %1 count 3 : i8 : f32
    %3 = buffers.first %2 : !buffers.pair<f32>
    %4 = buffers.add %arg2, %arg2 : i64
    return %0, %3, %4 : i32, f32, i64
  }
  func.func @groups(%arg0: i32, %arg1: index) {
    %0:3 = buffers.groups %arg0, %arg0 of %arg1, %arg1 : index, index -> i32, i32 | i32
    %1 = buffers.groups %arg0 -> i32
    buffers.groups %arg0 {x}
    buffers.twice {
      %2 = buffers.groups %arg0 of %arg1 : index | i32
    }
    "buffers.unknown"(%arg0) : (i32) -> ()
    return
  }
}

