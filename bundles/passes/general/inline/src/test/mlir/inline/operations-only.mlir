// RUN: --inline
// Operations of gpu and vector are inlined, but nothing into their regions.
func.func @vectors(%x: f32) -> vector<4xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @position(%n: index) -> index {
  %0 = gpu.thread_id x
  %1 = arith.addi %0, %n : index
  return %1 : index
}
func.func @calls(%x: f32, %n: index) -> (vector<4xf32>, index) {
  %0 = call @vectors(%x) : (f32) -> vector<4xf32>
  %2 = call @position(%n) : (index) -> index
  return %0, %2 : vector<4xf32>, index
}
func.func @launch(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
      threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %0 = func.call @position(%n) : (index) -> index
    gpu.terminator
  }
  return
}
func.func @call_of_launch(%n: index) {
  call @launch(%n) : (index) -> ()
  return
}
