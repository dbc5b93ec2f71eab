module {
  func.func @sel(%arg0: vector<3xi1>, %arg1: vector<3x2xi32>, %arg2: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %arg2 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %4 = vector.shape_cast %arg0 : vector<3xi1> to vector<3x1xi1>
    %5 = arith.select %4, %0, %2 : vector<3x1xi1>, vector<3x1xi32>
    %6 = arith.select %4, %1, %3 : vector<3x1xi1>, vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %7 = vector.insert_strided_slice %5, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %8 = vector.insert_strided_slice %6, %7 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %8 : vector<3x2xi32>
  }
  func.func @sel2(%arg0: i1, %arg1: vector<3x2xi32>, %arg2: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %arg2 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %4 = arith.select %arg0, %0, %2 : vector<3x1xi32>
    %5 = arith.select %arg0, %1, %3 : vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %6 = vector.insert_strided_slice %4, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %7 = vector.insert_strided_slice %5, %6 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %7 : vector<3x2xi32>
  }
  func.func @ne(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> i1 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ne, %0, %2 : i32
    %5 = arith.cmpi ne, %1, %3 : i32
    %6 = arith.ori %4, %5 : i1
    return %6 : i1
  }
  func.func @ovf(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  }
  func.func @sr(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %2 = arith.cmpi slt, %0, %cst : vector<3x1xi32>
    %3 = vector.shape_cast %2 : vector<3x1xi1> to vector<3xi1>
    %4 = vector.shape_cast %3 : vector<3xi1> to vector<3x1xi1>
    %5 = arith.extsi %4 : vector<3x1xi1> to vector<3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<3x1xi32>
    %6 = arith.cmpi slt, %5, %cst_0 : vector<3x1xi32>
    %7 = arith.extsi %6 : vector<3x1xi1> to vector<3x1xi32>
    %cst_1 = arith.constant dense<0> : vector<3x2xi32>
    %8 = vector.insert_strided_slice %5, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %9 = vector.insert_strided_slice %7, %8 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %cst_2 = arith.constant dense<64> : vector<3x1xi32>
    %10 = arith.subi %cst_2, %1 : vector<3x1xi32>
    %11 = vector.shape_cast %10 : vector<3x1xi32> to vector<3xi32>
    %12 = vector.shape_cast %11 : vector<3xi32> to vector<3x1xi32>
    %cst_3 = arith.constant dense<0> : vector<3x2xi32>
    %13 = vector.insert_strided_slice %12, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %14 = vector.extract_strided_slice %9 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %15 = vector.extract_strided_slice %9 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %16 = vector.extract_strided_slice %13 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_4 = arith.constant dense<0> : vector<3x1xi32>
    %cst_5 = arith.constant dense<32> : vector<3x1xi32>
    %17 = arith.cmpi uge, %16, %cst_5 : vector<3x1xi32>
    %18 = arith.shli %14, %16 : vector<3x1xi32>
    %19 = arith.select %17, %cst_4, %18 : vector<3x1xi1>, vector<3x1xi32>
    %20 = arith.select %17, %cst_5, %16 : vector<3x1xi1>, vector<3x1xi32>
    %21 = arith.subi %cst_5, %20 : vector<3x1xi32>
    %22 = arith.shrui %14, %21 : vector<3x1xi32>
    %23 = arith.subi %16, %cst_5 : vector<3x1xi32>
    %24 = arith.shli %14, %23 : vector<3x1xi32>
    %25 = arith.shli %15, %16 : vector<3x1xi32>
    %26 = arith.select %17, %cst_4, %25 : vector<3x1xi1>, vector<3x1xi32>
    %27 = arith.select %17, %24, %22 : vector<3x1xi1>, vector<3x1xi32>
    %28 = arith.ori %27, %26 : vector<3x1xi32>
    %cst_6 = arith.constant dense<0> : vector<3x2xi32>
    %29 = vector.insert_strided_slice %19, %cst_6 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %30 = vector.insert_strided_slice %28, %29 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %31 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %32 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %33 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_7 = arith.constant dense<0> : vector<3x1xi32>
    %cst_8 = arith.constant dense<32> : vector<3x1xi32>
    %34 = arith.cmpi uge, %33, %cst_8 : vector<3x1xi32>
    %35 = arith.shrui %31, %33 : vector<3x1xi32>
    %36 = arith.select %34, %cst_7, %35 : vector<3x1xi1>, vector<3x1xi32>
    %37 = arith.shrui %32, %33 : vector<3x1xi32>
    %38 = arith.select %34, %cst_7, %37 : vector<3x1xi1>, vector<3x1xi32>
    %39 = arith.select %34, %cst_8, %33 : vector<3x1xi1>, vector<3x1xi32>
    %40 = arith.subi %cst_8, %39 : vector<3x1xi32>
    %41 = arith.shli %32, %40 : vector<3x1xi32>
    %42 = arith.subi %33, %cst_8 : vector<3x1xi32>
    %43 = arith.shrui %32, %42 : vector<3x1xi32>
    %44 = arith.select %34, %43, %41 : vector<3x1xi1>, vector<3x1xi32>
    %45 = arith.ori %36, %44 : vector<3x1xi32>
    %cst_9 = arith.constant dense<0> : vector<3x2xi32>
    %46 = vector.insert_strided_slice %45, %cst_9 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %47 = vector.insert_strided_slice %38, %46 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %48 = vector.extract_strided_slice %47 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %49 = vector.extract_strided_slice %47 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %50 = vector.extract_strided_slice %30 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %51 = vector.extract_strided_slice %30 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %52 = arith.ori %48, %50 : vector<3x1xi32>
    %53 = arith.ori %49, %51 : vector<3x1xi32>
    %cst_10 = arith.constant dense<0> : vector<3x2xi32>
    %54 = vector.insert_strided_slice %52, %cst_10 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %55 = vector.insert_strided_slice %53, %54 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %56 = arith.cmpi eq, %1, %cst : vector<3x1xi32>
    %57 = vector.shape_cast %56 : vector<3x1xi1> to vector<3xi1>
    %58 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %59 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %60 = vector.extract_strided_slice %55 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %61 = vector.extract_strided_slice %55 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %62 = vector.shape_cast %57 : vector<3xi1> to vector<3x1xi1>
    %63 = arith.select %62, %58, %60 : vector<3x1xi1>, vector<3x1xi32>
    %64 = arith.select %62, %59, %61 : vector<3x1xi1>, vector<3x1xi32>
    %cst_11 = arith.constant dense<0> : vector<3x2xi32>
    %65 = vector.insert_strided_slice %63, %cst_11 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %66 = vector.insert_strided_slice %64, %65 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %66 : vector<3x2xi32>
  }
  func.func @m2(%arg0: vector<3x4x2xi32>, %arg1: vector<3x4x2xi32>) -> vector<3x4xi1> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 1], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 1], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %4 = arith.xori %0, %2 : vector<3x4x1xi32>
    %5 = arith.xori %1, %3 : vector<3x4x1xi32>
    %cst = arith.constant dense<0> : vector<3x4x2xi32>
    %6 = vector.insert_strided_slice %4, %cst {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<3x4x1xi32> into vector<3x4x2xi32>
    %7 = vector.insert_strided_slice %5, %6 {offsets = [0, 0, 1], strides = [1, 1, 1]} : vector<3x4x1xi32> into vector<3x4x2xi32>
    %8 = vector.extract_strided_slice %7 {offsets = [0, 0, 0], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %9 = vector.extract_strided_slice %7 {offsets = [0, 0, 1], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %10 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %11 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 1], sizes = [3, 4, 1], strides = [1, 1, 1]} : vector<3x4x2xi32> to vector<3x4x1xi32>
    %12 = arith.cmpi eq, %8, %10 : vector<3x4x1xi32>
    %13 = arith.cmpi eq, %9, %11 : vector<3x4x1xi32>
    %14 = arith.andi %12, %13 : vector<3x4x1xi1>
    %15 = vector.shape_cast %14 : vector<3x4x1xi1> to vector<3x4xi1>
    return %15 : vector<3x4xi1>
  }
  func.func @t48(%arg0: i48) -> i48 {
    %0 = arith.addi %arg0, %arg0 : i48
    return %0 : i48
  }
  func.func @tt(%arg0: vector<3x2xi32>) -> vector<3xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.shape_cast %0 : vector<3x1xi32> to vector<3xi32>
    return %1 : vector<3xi32>
  }
  func.func @icu(%arg0: vector<3xindex>) -> vector<3x2xi32> {
    %0 = arith.index_castui %arg0 : vector<3xindex> to vector<3xi32>
    %1 = vector.shape_cast %0 : vector<3xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %2 : vector<3x2xi32>
  }
  func.func @sf(%arg0: vector<3x2xi32>) -> vector<3xf32> {
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %cst_0 = arith.constant dense<[[1, 0], [1, 0], [1, 0]]> : vector<3x2xi32>
    %cst_1 = arith.constant dense<-1> : vector<3x2xi32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %cst {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %cst {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %4 = arith.cmpi ult, %0, %2 : vector<3x1xi32>
    %5 = arith.cmpi slt, %1, %3 : vector<3x1xi32>
    %6 = arith.cmpi eq, %1, %3 : vector<3x1xi32>
    %7 = arith.select %6, %4, %5 : vector<3x1xi1>, vector<3x1xi1>
    %8 = vector.shape_cast %7 : vector<3x1xi1> to vector<3xi1>
    %9 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %10 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %11 = vector.extract_strided_slice %cst_1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %12 = vector.extract_strided_slice %cst_1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %13 = arith.xori %9, %11 : vector<3x1xi32>
    %14 = arith.xori %10, %12 : vector<3x1xi32>
    %cst_2 = arith.constant dense<0> : vector<3x2xi32>
    %15 = vector.insert_strided_slice %13, %cst_2 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %16 = vector.insert_strided_slice %14, %15 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %17 = vector.extract_strided_slice %16 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %18 = vector.extract_strided_slice %16 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %19 = vector.extract_strided_slice %cst_0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %20 = vector.extract_strided_slice %cst_0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %sum, %overflow = arith.addui_extended %17, %19 : vector<3x1xi32>, vector<3x1xi1>
    %21 = arith.extui %overflow : vector<3x1xi1> to vector<3x1xi32>
    %22 = arith.addi %21, %18 : vector<3x1xi32>
    %23 = arith.addi %22, %20 : vector<3x1xi32>
    %cst_3 = arith.constant dense<0> : vector<3x2xi32>
    %24 = vector.insert_strided_slice %sum, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %25 = vector.insert_strided_slice %23, %24 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %26 = vector.extract_strided_slice %25 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %27 = vector.extract_strided_slice %25 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %28 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %29 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %30 = vector.shape_cast %8 : vector<3xi1> to vector<3x1xi1>
    %31 = arith.select %30, %26, %28 : vector<3x1xi1>, vector<3x1xi32>
    %32 = arith.select %30, %27, %29 : vector<3x1xi1>, vector<3x1xi32>
    %cst_4 = arith.constant dense<0> : vector<3x2xi32>
    %33 = vector.insert_strided_slice %31, %cst_4 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %34 = vector.insert_strided_slice %32, %33 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %35 = vector.extract_strided_slice %34 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %36 = vector.extract_strided_slice %34 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %37 = vector.shape_cast %35 : vector<3x1xi32> to vector<3xi32>
    %38 = vector.shape_cast %36 : vector<3x1xi32> to vector<3xi32>
    %cst_5 = arith.constant dense<0> : vector<3xi32>
    %39 = arith.cmpi eq, %38, %cst_5 : vector<3xi32>
    %40 = arith.uitofp %37 : vector<3xi32> to vector<3xf32>
    %41 = arith.uitofp %38 : vector<3xi32> to vector<3xf32>
    %cst_6 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %42 = arith.mulf %41, %cst_6 : vector<3xf32>
    %43 = arith.addf %40, %42 : vector<3xf32>
    %44 = arith.select %39, %40, %43 : vector<3xi1>, vector<3xf32>
    %45 = arith.negf %44 : vector<3xf32>
    %46 = arith.select %8, %45, %44 : vector<3xi1>, vector<3xf32>
    return %46 : vector<3xf32>
  }
  func.func private @ext(vector<2xi32>) -> vector<2xi32>
}

