module {
  func.func private @with_memory_space(memref<2x4xi8, 1>)
  func.func private @plain(memref<2x4xi8>)
}

