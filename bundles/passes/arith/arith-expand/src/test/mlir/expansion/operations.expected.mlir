module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %arg4: vector<4xf32>, %arg5: bf16, %arg6: vector<[4]xbf16>, %arg7: tensor<4x?xi8>, %arg8: tensor<?xbf16>, %arg9: tensor<?xf32>, %arg10: f64) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.subi %arg0, %c1_i32 : i32
    %2 = arith.divui %1, %arg1 : i32
    %3 = arith.addi %2, %c1_i32 : i32
    %4 = arith.select %0, %c0_i32, %3 : i32
    %5 = arith.divsi %arg0, %arg1 : i32
    %6 = arith.muli %5, %arg1 : i32
    %7 = arith.cmpi ne, %arg0, %6 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %8 = arith.cmpi slt, %arg0, %c0_i32_0 : i32
    %9 = arith.cmpi slt, %arg1, %c0_i32_0 : i32
    %10 = arith.cmpi ne, %8, %9 : i1
    %11 = arith.andi %7, %10 : i1
    %c-1_i32 = arith.constant -1 : i32
    %12 = arith.addi %5, %c-1_i32 : i32
    %13 = arith.select %11, %12, %5 : i32
    %14 = arith.cmpf ugt, %arg2, %arg3 : f32
    %15 = arith.select %14, %arg2, %arg3 : f32
    %16 = arith.cmpf uno, %arg3, %arg3 : f32
    %17 = arith.select %16, %arg3, %15 : f32
    %18 = arith.cmpf ult, %arg2, %arg3 : f32
    %19 = arith.select %18, %arg2, %arg3 : f32
    %20 = arith.cmpf uno, %arg3, %arg3 : f32
    %21 = arith.select %20, %arg3, %19 : f32
    %22 = arith.cmpf ult, %arg2, %arg3 : f32
    %23 = arith.select %22, %arg2, %arg3 : f32
    %24 = arith.cmpf uno, %arg2, %arg2 : f32
    %25 = arith.select %24, %arg3, %23 : f32
    %26 = arith.cmpi sgt, %arg0, %arg1 : i32
    %27 = arith.select %26, %arg0, %arg1 : i32
    %28 = arith.cmpi ugt, %arg0, %arg1 : i32
    %29 = arith.select %28, %arg0, %arg1 : i32
    %30 = arith.cmpi slt, %arg0, %arg1 : i32
    %31 = arith.select %30, %arg0, %arg1 : i32
    %32 = arith.cmpi ult, %arg0, %arg1 : i32
    %33 = arith.select %32, %arg0, %arg1 : i32
    %34 = arith.truncf %arg2 : f32 to bf16
    %35 = arith.extf %arg5 : bf16 to f32
    %36 = arith.truncf %arg4 : vector<4xf32> to vector<4xbf16>
    return
  }
  func.func @k(%arg0: i32, %arg1: memref<4xf32>, %arg2: tensor<4xf32>) -> (i32, i32, index, index) {
    %c3_i32 = arith.constant 3 : i32
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %c3_i32 : i32
    %1 = arith.muli %0, %c3_i32 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %c0_i32 = arith.constant 0 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %c3_i32, %c0_i32 : i32
    %5 = arith.cmpi ne, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %c-1_i32 = arith.constant -1 : i32
    %7 = arith.addi %0, %c-1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    %9 = arith.addi %c3_i32, %c3_i32 : i32
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    return %c1_i32, %8, %c4, %c4_0 : i32, i32, index, index
  }
}

