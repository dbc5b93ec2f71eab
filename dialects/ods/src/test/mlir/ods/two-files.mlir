// RUN: --irdl-file=%S/definitions.irdl.mlir --irdl-file=%S/more.irdl.mlir
// REFERENCE: has no dialect ods.

// The second file refers to a type of the first one.
toy.func @both(%h: !toy.handle) {
  more.use %h
  toy.return
}
