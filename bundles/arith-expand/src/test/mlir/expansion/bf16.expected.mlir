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
    %50 = arith.cmpf une, %arg2, %arg2 : f32
    %c32767_i32 = arith.constant 32767 : i32
    %c32704_i16 = arith.constant 32704 : i16
    %c16_i32 = arith.constant 16 : i32
    %c1_i32_4 = arith.constant 1 : i32
    %51 = arith.bitcast %arg2 : f32 to i32
    %52 = arith.shrui %51, %c16_i32 : i32
    %53 = arith.andi %52, %c1_i32_4 : i32
    %54 = arith.addi %53, %c32767_i32 : i32
    %55 = arith.addi %51, %54 : i32
    %56 = arith.shrui %55, %c16_i32 : i32
    %57 = arith.trunci %56 : i32 to i16
    %58 = arith.select %50, %c32704_i16, %57 : i16
    %59 = arith.bitcast %58 : i16 to bf16
    %60 = arith.bitcast %arg5 : bf16 to i16
    %61 = arith.extui %60 : i16 to i32
    %c16_i32_5 = arith.constant 16 : i32
    %62 = arith.shli %61, %c16_i32_5 : i32
    %63 = arith.bitcast %62 : i32 to f32
    %64 = arith.cmpf une, %arg4, %arg4 : vector<4xf32>
    %cst = arith.constant dense<32767> : vector<4xi32>
    %cst_6 = arith.constant dense<32704> : vector<4xi16>
    %cst_7 = arith.constant dense<16> : vector<4xi32>
    %cst_8 = arith.constant dense<1> : vector<4xi32>
    %65 = arith.bitcast %arg4 : vector<4xf32> to vector<4xi32>
    %66 = arith.shrui %65, %cst_7 : vector<4xi32>
    %67 = arith.andi %66, %cst_8 : vector<4xi32>
    %68 = arith.addi %67, %cst : vector<4xi32>
    %69 = arith.addi %65, %68 : vector<4xi32>
    %70 = arith.shrui %69, %cst_7 : vector<4xi32>
    %71 = arith.trunci %70 : vector<4xi32> to vector<4xi16>
    %72 = arith.select %64, %cst_6, %71 : vector<4xi1>, vector<4xi16>
    %73 = arith.bitcast %72 : vector<4xi16> to vector<4xbf16>
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

// -----
module {
  func.func @f(%arg0: f64) -> bf16 {
    %0 = arith.truncf %arg0 : f64 to bf16
    return %0 : bf16
  }
}

// -----
module {
  func.func @f(%arg0: bf16) -> f64 {
    %0 = arith.extf %arg0 : bf16 to f64
    return %0 : f64
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?xf32>) {
    %0 = arith.cmpf une, %arg0, %arg0 : tensor<?xf32>
    %cst = arith.constant dense<32767> : tensor<?xi32>
    %cst_0 = arith.constant dense<32704> : tensor<?xi16>
    %cst_1 = arith.constant dense<16> : tensor<?xi32>
    %cst_2 = arith.constant dense<1> : tensor<?xi32>
    %1 = arith.bitcast %arg0 : tensor<?xf32> to tensor<?xi32>
    %2 = arith.shrui %1, %cst_1 : tensor<?xi32>
    %3 = arith.andi %2, %cst_2 : tensor<?xi32>
    %4 = arith.addi %3, %cst : tensor<?xi32>
    %5 = arith.addi %1, %4 : tensor<?xi32>
    %6 = arith.shrui %5, %cst_1 : tensor<?xi32>
    %7 = arith.trunci %6 : tensor<?xi32> to tensor<?xi16>
    %8 = arith.select %0, %cst_0, %7 : tensor<?xi1>, tensor<?xi16>
    %9 = arith.bitcast %8 : tensor<?xi16> to tensor<?xbf16>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?xbf16>) {
    %0 = arith.bitcast %arg0 : tensor<?xbf16> to tensor<?xi16>
    %1 = arith.extui %0 : tensor<?xi16> to tensor<?xi32>
    %cst = arith.constant dense<16> : tensor<?xi32>
    %2 = arith.shli %1, %cst : tensor<?xi32>
    %3 = arith.bitcast %2 : tensor<?xi32> to tensor<?xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<?xi32>) {
    %0 = arith.divsi %arg0, %arg0 : tensor<?xi32>
    %1 = arith.muli %0, %arg0 : tensor<?xi32>
    %2 = arith.cmpi ne, %arg0, %1 : tensor<?xi32>
    %cst = arith.constant dense<0> : tensor<?xi32>
    %3 = arith.cmpi slt, %arg0, %cst : tensor<?xi32>
    %4 = arith.cmpi slt, %arg0, %cst : tensor<?xi32>
    %5 = arith.cmpi ne, %3, %4 : tensor<?xi1>
    %6 = arith.andi %2, %5 : tensor<?xi1>
    %cst_0 = arith.constant dense<-1> : tensor<?xi32>
    %7 = arith.addi %0, %cst_0 : tensor<?xi32>
    %8 = arith.select %6, %7, %0 : tensor<?xi1>, tensor<?xi32>
    return
  }
}

