module {
  func.func @b(%arg0: i8, %arg1: i8, %arg2: i4) {
    %cst = arith.constant -5.000000e+00 : f32
    %c5_i8 = arith.constant 5 : i8
    %c0_i32 = arith.constant 0 : i32
    %c70000_i24 = arith.constant 70000 : i24
    %c-5_i16 = arith.constant -5 : i16
    %c5_i16 = arith.constant 5 : i16
    %c-5_i32 = arith.constant -5 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg2 : i4 to i32
    %2 = arith.extui %arg1 : i8 to i32
    %3 = arith.trunci %0 : i32 to i16
    %4 = arith.addi %3, %c5_i16 : i16
    %5 = arith.extsi %4 : i16 to i32
    %6 = arith.trunci %0 : i32 to i16
    %7 = arith.addi %6, %c-5_i16 : i16
    %8 = arith.extsi %7 : i16 to i32
    %9 = arith.addi %2, %c-5_i32 : i32
    %10 = arith.trunci %0 : i32 to i24
    %11 = arith.addi %10, %c70000_i24 : i24
    %12 = arith.extsi %11 : i24 to i32
    %13 = arith.trunci %0 : i32 to i16
    %14 = arith.trunci %1 : i32 to i16
    %15 = arith.subi %13, %14 : i16
    %16 = arith.extsi %15 : i16 to i32
    %17 = arith.subi %2, %c5_i32 : i32
    %18 = arith.trunci %0 : i32 to i16
    %19 = arith.trunci %1 : i32 to i16
    %20 = arith.muli %18, %19 : i16
    %21 = arith.extsi %20 : i16 to i32
    %22 = arith.trunci %0 : i32 to i16
    %23 = arith.trunci %1 : i32 to i16
    %24 = arith.divsi %22, %23 : i16
    %25 = arith.extsi %24 : i16 to i32
    %26 = arith.divui %arg1, %c5_i8 : i8
    %27 = arith.extui %26 : i8 to i32
    %28 = arith.divui %0, %c5_i32 : i32
    %29 = arith.divsi %2, %c5_i32 : i32
    %30 = arith.trunci %1 : i32 to i8
    %31 = arith.maxsi %arg0, %30 : i8
    %32 = arith.extsi %31 : i8 to i32
    %33 = arith.maxui %arg1, %c5_i8 : i8
    %34 = arith.extui %33 : i8 to i32
    %35 = arith.trunci %1 : i32 to i8
    %36 = arith.minsi %arg0, %35 : i8
    %37 = arith.extsi %36 : i8 to i32
    %38 = arith.minui %arg1, %c5_i8 : i8
    %39 = arith.extui %38 : i8 to i32
    %40 = arith.addi %0, %2 : i32
    %41 = arith.trunci %0 : i32 to i16
    %42 = arith.addi %41, %c5_i16 : i16
    %43 = arith.extsi %42 : i16 to i32
    %44 = arith.index_cast %0 : i32 to index
    %45 = arith.index_castui %2 : i32 to index
    %46 = arith.index_cast %2 : i32 to index
    %47 = arith.sitofp %2 : i32 to f32
    %48 = arith.sitofp %arg0 : i8 to f16
    %49 = arith.index_castui %0 : i32 to index
    "test.use"(%5, %8, %9, %12, %16, %c0_i32, %17, %21, %25, %27, %28, %29, %32, %34, %37, %39, %40, %43) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
    "test.use"(%44, %45, %46, %49, %cst, %47, %48) : (index, index, index, index, f32, f32, f16) -> ()
    return
  }
  func.func @v(%arg0: vector<3xi8>, %arg1: tensor<?xi8>) -> (vector<3xindex>, tensor<?xf32>, vector<3xi32>) {
    %cst = arith.constant dense<[1, 2, 127]> : vector<3xi16>
    %0 = arith.extsi %arg0 : vector<3xi8> to vector<3xi32>
    %1 = arith.index_cast %0 : vector<3xi32> to vector<3xindex>
    %2 = arith.uitofp %arg1 : tensor<?xi8> to tensor<?xf32>
    %3 = arith.trunci %0 : vector<3xi32> to vector<3xi16>
    %4 = arith.muli %3, %cst : vector<3xi16>
    %5 = arith.extsi %4 : vector<3xi16> to vector<3xi32>
    return %1, %2, %5 : vector<3xindex>, tensor<?xf32>, vector<3xi32>
  }
}

