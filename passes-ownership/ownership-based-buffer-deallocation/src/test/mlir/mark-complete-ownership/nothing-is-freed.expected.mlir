module {
  func.func @gives(%arg0: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    return %alloc : memref<?xf32>
  }
}

