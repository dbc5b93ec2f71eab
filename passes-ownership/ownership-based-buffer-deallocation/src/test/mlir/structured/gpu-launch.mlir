// RUN: --ownership-based-buffer-deallocation

// The terminator of the body forwards nothing: all buffers of the body are freed before it.
func.func @launch(%n: index, %c: i1, %v: f32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    gpu.terminator
  }
  return
}

func.func @select(%n: index, %c: i1, %v: f32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %a = memref.alloc() : memref<f32>
    %b = memref.alloc() : memref<f32>
    %s = arith.select %c, %a, %b : memref<f32>
    memref.store %v, %s[] : memref<f32>
    gpu.terminator
  }
  return
}
