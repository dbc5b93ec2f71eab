module {
  func.func private @decl(i32 {llvm.x = 1 : i32}, memref<?xf32>) -> (i32 {foo.a}, f32) attributes {bar.x}
  func.func nested @f(%arg0: i32 {foo.b = 1 : i32}, %arg1: index) -> i32 {
    %0:2 = call @decl2(%arg0, %arg1) {k = 1 : i64} : (i32, index) -> (i32, f32)
    %f = constant @f : (i32, index) -> i32
    %1 = call_indirect %f(%arg0, %arg1) {u} : (i32, index) -> i32
    return %1 : i32
  }
  func.func private @decl2(i32, index) -> (i32, f32)
}

