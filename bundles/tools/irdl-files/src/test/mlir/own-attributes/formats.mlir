// RUN: --irdl-file=%S/buffers.irdl.mlir
// REFERENCE: the assembly formats of text dialects are those of Mortise
// Types that follow from constraints are not written: of one constraint, of a parameter, and of the only type.
func.func @types(%h: !buffers.handle, %p: !buffers.pair<f32>, %a: i64) -> (i32, f32, i64) {
  %0 = buffers.read %h
  %1 = buffers.first %p {note = "kept"} : !buffers.pair<f32>
  %2 = buffers.make %1 count 3 : i8 : f32
  %3 = buffers.first %2 : !buffers.pair<f32>
  %4 = buffers.add %a, %a : i64
  return %0, %3, %4 : i32, f32, i64
}

// Groups of any length, with their sizes in an attribute, and a region.
func.func @groups(%a: i32, %b: index) {
  %0:3 = buffers.groups %a, %a of %b, %b : index, index -> i32, i32 | i32
  %1 = buffers.groups %a -> i32
  buffers.groups %a {x}
  buffers.twice {
    %2 = buffers.groups %a of %b : index | i32
  }
  "buffers.unknown"(%a) : (i32) -> ()
  return
}
