module {
  func.func @freed(%arg0: i1, %arg1: index) attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    return
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    return
  }
  func.func @handedOn(%arg0: i1, %arg1: index) attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    cf.cond_br %arg0, ^bb1(%alloc : memref<?xf32>), ^bb2
  ^bb1(%0: memref<?xf32>):  // pred: ^bb0
    memref.dealloc %0 : memref<?xf32>
    return
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    return
  }
  func.func private @gives(%arg0: index) -> memref<?xf32> attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func private @passesOn(%arg0: index, %arg1: memref<?xf32>) -> memref<?xf32> attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return %arg1 : memref<?xf32>
  }
  func.func private @takes(%arg0: memref<?xf32>) attributes {mortise.keep = "complete"} {
    memref.dealloc %arg0 : memref<?xf32>
    return
  }
  func.func @hands(%arg0: index) attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    call @takes(%alloc) : (memref<?xf32>) -> ()
    return
  }
  func.func @loop(%arg0: index, %arg1: index, %arg2: index) attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %0 = scf.for %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %alloc) -> (memref<?xf32>) {
      memref.dealloc %arg4 : memref<?xf32>
      %alloc_0 = memref.alloc(%arg3) : memref<?xf32>
      scf.yield %alloc_0 : memref<?xf32>
    }
    memref.dealloc %0 : memref<?xf32>
    return
  }
  func.func @leaks(%arg0: i1, %arg1: index) {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    scf.if %arg0 {
      memref.dealloc %alloc : memref<?xf32>
    }
    return
  }
  func.func @leaksLast(%arg0: index, %arg1: index, %arg2: index) {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %0 = scf.for %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %alloc) -> (memref<?xf32>) {
      memref.dealloc %arg4 : memref<?xf32>
      %alloc_0 = memref.alloc(%arg3) : memref<?xf32>
      scf.yield %alloc_0 : memref<?xf32>
    }
    return
  }
  func.func @leaksResult(%arg0: index) {
    %0 = call @gives(%arg0) : (index) -> memref<?xf32>
    return
  }
  func.func @mixes(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) -> memref<?xf32> {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    cf.cond_br %arg0, ^bb1(%alloc : memref<?xf32>), ^bb2
  ^bb1(%0: memref<?xf32>):  // pred: ^bb0
    return %0 : memref<?xf32>
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    return %arg2 : memref<?xf32>
  }
  func.func @givesTwice(%arg0: index) -> (memref<?xf32>, memref<?xf32>) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    return %alloc, %alloc : memref<?xf32>, memref<?xf32>
  }
  func.func @realloc(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = memref.realloc %alloc(%arg0) : memref<?xf32> to memref<?xf32>
    memref.dealloc %0 : memref<?xf32>
    return
  }
  func.func @number(%arg0: index) -> index {
    return %arg0 : index
  }
}

