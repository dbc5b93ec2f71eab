// RUN: --irdl-file=%S/definitions.irdl.mlir --cse --canonicalize
// REFERENCE: has no dialect ods.

// Reads are merged, unused pure operations are removed, and allocations that are freed stay.
toy.func @effects(%p: !toy.ptr<f32>, %n: i32) -> (f32, f32) {
  %0 = toy.load %p[] : <f32>
  %1 = toy.load %p[] : <f32>
  %unused = toy.sum %n, %n : i32
  %h, %b = toy.make %n : i32 -> !toy.blob
  toy.drop %h
  toy.return %0, %1 : f32, f32
}
