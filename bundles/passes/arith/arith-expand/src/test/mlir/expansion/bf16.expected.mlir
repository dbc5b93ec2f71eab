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
    %34 = arith.cmpf une, %arg2, %arg2 : f32
    %c32767_i32 = arith.constant 32767 : i32
    %c32704_i16 = arith.constant 32704 : i16
    %c16_i32 = arith.constant 16 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %35 = arith.bitcast %arg2 : f32 to i32
    %36 = arith.shrui %35, %c16_i32 : i32
    %37 = arith.andi %36, %c1_i32_1 : i32
    %38 = arith.addi %37, %c32767_i32 : i32
    %39 = arith.addi %35, %38 : i32
    %40 = arith.shrui %39, %c16_i32 : i32
    %41 = arith.trunci %40 : i32 to i16
    %42 = arith.select %34, %c32704_i16, %41 : i16
    %43 = arith.bitcast %42 : i16 to bf16
    %44 = arith.bitcast %arg5 : bf16 to i16
    %45 = arith.extui %44 : i16 to i32
    %c16_i32_2 = arith.constant 16 : i32
    %46 = arith.shli %45, %c16_i32_2 : i32
    %47 = arith.bitcast %46 : i32 to f32
    %48 = arith.cmpf une, %arg4, %arg4 : vector<4xf32>
    %cst = arith.constant dense<32767> : vector<4xi32>
    %cst_3 = arith.constant dense<32704> : vector<4xi16>
    %cst_4 = arith.constant dense<16> : vector<4xi32>
    %cst_5 = arith.constant dense<1> : vector<4xi32>
    %49 = arith.bitcast %arg4 : vector<4xf32> to vector<4xi32>
    %50 = arith.shrui %49, %cst_4 : vector<4xi32>
    %51 = arith.andi %50, %cst_5 : vector<4xi32>
    %52 = arith.addi %51, %cst : vector<4xi32>
    %53 = arith.addi %49, %52 : vector<4xi32>
    %54 = arith.shrui %53, %cst_4 : vector<4xi32>
    %55 = arith.trunci %54 : vector<4xi32> to vector<4xi16>
    %56 = arith.select %48, %cst_3, %55 : vector<4xi1>, vector<4xi16>
    %57 = arith.bitcast %56 : vector<4xi16> to vector<4xbf16>
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

