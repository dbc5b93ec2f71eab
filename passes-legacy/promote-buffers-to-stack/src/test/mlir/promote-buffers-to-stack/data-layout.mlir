// RUN: --mlir-version=19.1 --promote-buffers-to-stack=max-alloc-size-in-bytes=127 --split-input-file
// An index is as large as the innermost data layout states.

module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 256>> } {
  func.func @large() {
    %0 = memref.alloc() : memref<4xindex>
    %1 = memref.alloc() : memref<3xindex>
    return
  }
}
// -----
module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 16>> } {
  func.func @small() {
    %0 = memref.alloc() : memref<60xindex>
    %1 = memref.alloc() : memref<64xindex>
    return
  }
}
