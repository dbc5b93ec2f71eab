module {
  func.func @e1(%arg0: i32) -> vector<2xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.extsi %0 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %2 = vector.insert %arg0, %cst [0] : i32 into vector<2xi32>
    %3 = vector.insert %1, %2 [1] : i32 into vector<2xi32>
    return %3 : vector<2xi32>
  }
  func.func @e2(%arg0: i16) -> vector<2xi32> {
    %0 = arith.extsi %arg0 : i16 to i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi slt, %0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %3 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    %4 = vector.insert %2, %3 [1] : i32 into vector<2xi32>
    return %4 : vector<2xi32>
  }
  func.func @e3(%arg0: i32) -> vector<2xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = vector.insert %arg0, %cst [0] : i32 into vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @e4(%arg0: i16) -> vector<2xi32> {
    %0 = arith.extui %arg0 : i16 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @t1(%arg0: vector<2xi32>) -> i32 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    return %0 : i32
  }
  func.func @t2(%arg0: vector<2xi32>) -> i16 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.trunci %0 : i32 to i16
    return %1 : i16
  }
  func.func @f1(%arg0: vector<2xi32>) -> f32 {
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<[1, 0]> : vector<2xi32>
    %cst_1 = arith.constant dense<-1> : vector<2xi32>
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %cst[0] : i32 from vector<2xi32>
    %3 = vector.extract %cst[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ult, %0, %2 : i32
    %5 = arith.cmpi slt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %9 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %10 = vector.extract %cst_1[0] : i32 from vector<2xi32>
    %11 = vector.extract %cst_1[1] : i32 from vector<2xi32>
    %12 = arith.xori %8, %10 : i32
    %13 = arith.xori %9, %11 : i32
    %cst_2 = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %12, %cst_2 [0] : i32 into vector<2xi32>
    %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
    %16 = vector.extract %15[0] : i32 from vector<2xi32>
    %17 = vector.extract %15[1] : i32 from vector<2xi32>
    %18 = vector.extract %cst_0[0] : i32 from vector<2xi32>
    %19 = vector.extract %cst_0[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %16, %18 : i32, i1
    %20 = arith.extui %overflow : i1 to i32
    %21 = arith.addi %20, %17 : i32
    %22 = arith.addi %21, %19 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %23 = vector.insert %sum, %cst_3 [0] : i32 into vector<2xi32>
    %24 = vector.insert %22, %23 [1] : i32 into vector<2xi32>
    %25 = vector.extract %24[0] : i32 from vector<2xi32>
    %26 = vector.extract %24[1] : i32 from vector<2xi32>
    %27 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %28 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %29 = arith.select %7, %25, %27 : i32
    %30 = arith.select %7, %26, %28 : i32
    %cst_4 = arith.constant dense<0> : vector<2xi32>
    %31 = vector.insert %29, %cst_4 [0] : i32 into vector<2xi32>
    %32 = vector.insert %30, %31 [1] : i32 into vector<2xi32>
    %33 = vector.extract %32[0] : i32 from vector<2xi32>
    %34 = vector.extract %32[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %35 = arith.cmpi eq, %34, %c0_i32 : i32
    %36 = arith.uitofp %33 : i32 to f32
    %37 = arith.uitofp %34 : i32 to f32
    %cst_5 = arith.constant 4.2949673E+9 : f32
    %38 = arith.mulf %37, %cst_5 : f32
    %39 = arith.addf %36, %38 : f32
    %40 = arith.select %35, %36, %39 : f32
    %41 = arith.negf %40 : f32
    %42 = arith.select %7, %41, %40 : f32
    return %42 : f32
  }
  func.func @f2(%arg0: vector<2xi32>) -> f64 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.uitofp %0 : i32 to f64
    %4 = arith.uitofp %1 : i32 to f64
    %cst = arith.constant 0x41F0000000000000 : f64
    %5 = arith.mulf %4, %cst : f64
    %6 = arith.addf %3, %5 : f64
    %7 = arith.select %2, %3, %6 : f64
    return %7 : f64
  }
  func.func @f22(%arg0: vector<2xi32>) -> f16 {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.uitofp %0 : i32 to f16
    %4 = arith.uitofp %1 : i32 to f16
    %cst = arith.constant 0x7C00 : f16
    %5 = arith.mulf %4, %cst : f16
    %6 = arith.addf %3, %5 : f16
    %7 = arith.select %2, %3, %6 : f16
    return %7 : f16
  }
  func.func @i1(%arg0: vector<2xi32>) -> index {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.index_cast %0 : i32 to index
    return %1 : index
  }
  func.func @i2(%arg0: index) -> vector<2xi32> {
    %0 = arith.index_castui %arg0 : index to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    return %1 : vector<2xi32>
  }
  func.func @i3(%arg0: index) -> vector<2xi32> {
    %0 = arith.index_cast %arg0 : index to i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi slt, %0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %3 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    %4 = vector.insert %2, %3 [1] : i32 into vector<2xi32>
    return %4 : vector<2xi32>
  }
  func.func @i4(%arg0: vector<2xi32>) -> index {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.index_castui %0 : i32 to index
    return %1 : index
  }
  func.func @c() -> vector<2xi32> {
    %cst = arith.constant dense<[1, 2]> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @cv() -> vector<3x2xi32> {
    %cst = arith.constant dense<[[0, 0], [1, 0], [-3, -2]]> : vector<3x2xi32>
    return %cst : vector<3x2xi32>
  }
  func.func @cs() -> vector<3x2xi32> {
    %cst = arith.constant dense<[[-2, -1], [-2, -1], [-2, -1]]> : vector<3x2xi32>
    return %cst : vector<3x2xi32>
  }
  func.func @call(%arg0: vector<2xi32>) -> (vector<2xi32>, i8) {
    %0:2 = call @call(%arg0) : (vector<2xi32>) -> (vector<2xi32>, i8)
    return %0#0, %0#1 : vector<2xi32>, i8
  }
  func.func @b(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @vp(%arg0: vector<3x2xi32>) {
    vector.print %arg0 : vector<3x2xi32>
    return
  }
}

