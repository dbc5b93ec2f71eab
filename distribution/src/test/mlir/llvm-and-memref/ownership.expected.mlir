module {
  llvm.func @f(%arg0: i1) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call @g() : () -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return %0 : i32
  }
  llvm.func @g()
  llvm.func @buffer() {
    %alloc = memref.alloc() : memref<2xf32>
    llvm.return
  }
  func.func @h() {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
    return
  }
}

