module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 256 : i64>>} {
  func.func @large() {
    %alloc = memref.alloc() : memref<4xindex>
    %alloca = memref.alloca() : memref<3xindex>
    return
  }
}

// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 16 : i64>>} {
  func.func @small() {
    %alloca = memref.alloca() : memref<60xindex>
    %alloc = memref.alloc() : memref<64xindex>
    return
  }
}

