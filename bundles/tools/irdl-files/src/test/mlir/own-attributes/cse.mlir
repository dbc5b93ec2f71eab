// RUN: --irdl-file=%S/buffers.irdl.mlir --cse
// REFERENCE: the reference knows nothing of the effects
// Reads are combined where nothing is written between them, pure operations always, those with unknown effects never.
func.func @reads(%h: !buffers.handle, %m: memref<4xf32>, %n: memref<4xf32>, %a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %0 = buffers.read %h
  %1 = buffers.read %h
  buffers.fill %m into %n : memref<4xf32>, memref<4xf32>
  %2 = buffers.read %h
  %3 = buffers.add %a, %b : i32
  "buffers.unknown"() : () -> ()
  %4 = buffers.add %a, %b : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

func.func @unknown() -> (i32, i32) {
  %0 = "buffers.unknown"() : () -> i32
  %1 = "buffers.unknown"() : () -> i32
  return %0, %1 : i32, i32
}
