module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %arg4: vector<4xf32>, %arg5: bf16, %arg6: vector<[4]xbf16>, %arg7: tensor<4x?xi8>, %arg8: tensor<?xbf16>, %arg9: tensor<?xf32>, %arg10: f64) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi sgt, %arg1, %c0_i32 : i32
    %1 = arith.select %0, %c-1_i32, %c1_i32 : i32
    %2 = arith.addi %1, %arg0 : i32
    %3 = arith.divsi %2, %arg1 : i32
    %4 = arith.addi %c1_i32, %3 : i32
    %5 = arith.subi %c0_i32, %arg0 : i32
    %6 = arith.divsi %5, %arg1 : i32
    %7 = arith.subi %c0_i32, %6 : i32
    %8 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %9 = arith.cmpi sgt, %arg0, %c0_i32 : i32
    %10 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %11 = arith.cmpi sgt, %arg1, %c0_i32 : i32
    %12 = arith.andi %8, %10 : i1
    %13 = arith.andi %9, %11 : i1
    %14 = arith.ori %12, %13 : i1
    %15 = arith.select %14, %4, %7 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %16 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %17 = arith.subi %arg0, %c1_i32_1 : i32
    %18 = arith.divui %17, %arg1 : i32
    %19 = arith.addi %18, %c1_i32_1 : i32
    %20 = arith.select %16, %c0_i32_0, %19 : i32
    %21 = arith.divsi %arg0, %arg1 : i32
    %22 = arith.muli %21, %arg1 : i32
    %23 = arith.cmpi ne, %arg0, %22 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %24 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
    %25 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
    %26 = arith.cmpi ne, %24, %25 : i1
    %27 = arith.andi %23, %26 : i1
    %c-1_i32_3 = arith.constant -1 : i32
    %28 = arith.addi %21, %c-1_i32_3 : i32
    %29 = arith.select %27, %28, %21 : i32
    %30 = arith.cmpf ugt, %arg2, %arg3 : f32
    %31 = arith.select %30, %arg2, %arg3 : f32
    %32 = arith.cmpf uno, %arg3, %arg3 : f32
    %33 = arith.select %32, %arg3, %31 : f32
    %34 = arith.cmpf ult, %arg2, %arg3 : f32
    %35 = arith.select %34, %arg2, %arg3 : f32
    %36 = arith.cmpf uno, %arg3, %arg3 : f32
    %37 = arith.select %36, %arg3, %35 : f32
    %38 = arith.cmpf ult, %arg2, %arg3 : f32
    %39 = arith.select %38, %arg2, %arg3 : f32
    %40 = arith.cmpf uno, %arg2, %arg2 : f32
    %41 = arith.select %40, %arg3, %39 : f32
    %42 = arith.cmpi sgt, %arg0, %arg1 : i32
    %43 = arith.select %42, %arg0, %arg1 : i32
    %44 = arith.cmpi ugt, %arg0, %arg1 : i32
    %45 = arith.select %44, %arg0, %arg1 : i32
    %46 = arith.cmpi slt, %arg0, %arg1 : i32
    %47 = arith.select %46, %arg0, %arg1 : i32
    %48 = arith.cmpi ult, %arg0, %arg1 : i32
    %49 = arith.select %48, %arg0, %arg1 : i32
    %50 = arith.truncf %arg2 : f32 to bf16
    %51 = arith.extf %arg5 : bf16 to f32
    %52 = arith.truncf %arg4 : vector<4xf32> to vector<4xbf16>
    return
  }
  func.func @k(%arg0: i32, %arg1: memref<4xf32>, %arg2: tensor<4xf32>) -> (i32, i32, index, index) {
    %c3_i32 = arith.constant 3 : i32
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi sgt, %c3_i32, %c0_i32 : i32
    %1 = arith.select %0, %c-1_i32, %c1_i32_0 : i32
    %2 = arith.addi %1, %arg0 : i32
    %3 = arith.divsi %2, %c3_i32 : i32
    %4 = arith.addi %c1_i32_0, %3 : i32
    %5 = arith.subi %c0_i32, %arg0 : i32
    %6 = arith.divsi %5, %c3_i32 : i32
    %7 = arith.subi %c0_i32, %6 : i32
    %8 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %9 = arith.cmpi sgt, %arg0, %c0_i32 : i32
    %10 = arith.cmpi slt, %c3_i32, %c0_i32 : i32
    %11 = arith.cmpi sgt, %c3_i32, %c0_i32 : i32
    %12 = arith.andi %8, %10 : i1
    %13 = arith.andi %9, %11 : i1
    %14 = arith.ori %12, %13 : i1
    %15 = arith.select %14, %4, %7 : i32
    %16 = arith.addi %c3_i32, %c3_i32 : i32
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    return %c1_i32, %15, %c4, %c4_1 : i32, i32, index, index
  }
}

