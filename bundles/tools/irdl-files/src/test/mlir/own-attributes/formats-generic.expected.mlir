"builtin.module"() ({
  "func.func"() <{function_type = (!buffers.handle, !buffers.pair<f32>, i64) -> (i32, f32, i64), sym_name = "types"}> ({
  ^bb0(%arg2: !buffers.handle, %arg3: !buffers.pair<f32>, %arg4: i64):
    %3 = "buffers.read"(%arg2) : (!buffers.handle) -> i32
    %4 = "buffers.first"(%arg3) {note = "kept"} : (!buffers.pair<f32>) -> f32
    %5 = "buffers.make"(%4) {count = 3 : i8} : (f32) -> !buffers.pair<f32>
    %6 = "buffers.first"(%5) : (!buffers.pair<f32>) -> f32
    %7 = "buffers.add"(%arg4, %arg4) : (i64, i64) -> i64
    "func.return"(%3, %6, %7) : (i32, f32, i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index) -> (), sym_name = "groups"}> ({
  ^bb0(%arg0: i32, %arg1: index):
    %0:3 = "buffers.groups"(%arg0, %arg1, %arg1, %arg0) {operand_segment_sizes = array<i32: 1, 2, 1>, result_segment_sizes = array<i32: 2, 1>} : (i32, index, index, i32) -> (i32, i32, i32)
    %1 = "buffers.groups"(%arg0) {operand_segment_sizes = array<i32: 1, 0, 0>, result_segment_sizes = array<i32: 1, 0>} : (i32) -> i32
    "buffers.groups"(%arg0) {operand_segment_sizes = array<i32: 1, 0, 0>, result_segment_sizes = array<i32: 0, 0>, x} : (i32) -> ()
    "buffers.twice"() ({
      %2 = "buffers.groups"(%arg0, %arg1) {operand_segment_sizes = array<i32: 1, 1, 0>, result_segment_sizes = array<i32: 0, 1>} : (i32, index) -> i32
    }) : () -> ()
    "buffers.unknown"(%arg0) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

