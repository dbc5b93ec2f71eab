// RUN: --promote-buffers-to-stack
// REFERENCE: promotes a buffer whose scope ends before its last use, because it does not leave the function
func.func @result(%i: index) -> i64 {
  %0 = memref.alloca_scope -> (memref<3xi64>) {
    %1 = memref.alloc() : memref<3xi64>
    memref.alloca_scope.return %1 : memref<3xi64>
  }
  %2 = memref.load %0[%i] : memref<3xi64>
  return %2 : i64
}
