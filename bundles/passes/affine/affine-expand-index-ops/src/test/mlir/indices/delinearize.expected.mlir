#map = affine_map<(d0) -> (d0 * 4)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %c5 = arith.constant 5 : index
    %0 = affine.apply #map(%arg0)
    %1 = arith.floordivsi %0, %c20 : index
    %2 = arith.remsi %0, %c20 : index
    %3 = arith.cmpi slt, %2, %c0 : index
    %4 = arith.addi %2, %c20 overflow<nsw> : index
    %5 = arith.select %3, %4, %2 : index
    %6 = arith.divsi %5, %c5 : index
    %7 = arith.remsi %arg0, %arg2 : index
    %8 = arith.cmpi slt, %7, %c0 : index
    %9 = arith.addi %7, %arg2 overflow<nsw> : index
    %10 = arith.select %8, %9, %7 : index
    %11 = arith.floordivsi %arg2, %c5 : index
    %12 = arith.remsi %arg2, %c5 : index
    %13 = arith.cmpi slt, %12, %c0 : index
    %14 = arith.addi %12, %c5 overflow<nsw> : index
    %15 = arith.select %13, %14, %12 : index
    %16 = arith.muli %arg0, %c4 overflow<nsw, nuw> : index
    %17 = arith.muli %arg0, %arg1 overflow<nsw, nuw> : index
    %18 = arith.muli %17, %c4 overflow<nsw, nuw> : index
    %19 = arith.remsi %arg0, %18 : index
    %20 = arith.cmpi slt, %19, %c0 : index
    %21 = arith.addi %19, %18 overflow<nsw> : index
    %22 = arith.select %20, %21, %19 : index
    %23 = arith.divsi %22, %16 : index
    %24 = arith.remsi %arg0, %arg0 : index
    %25 = arith.cmpi slt, %24, %c0 : index
    %26 = arith.addi %24, %arg0 overflow<nsw> : index
    %27 = arith.select %25, %26, %24 : index
    affine.for %arg4 = 0 to 3 {
      %28 = arith.addi %arg4, %arg4 : index
      %29 = arith.muli %arg4, %arg1 overflow<nsw, nuw> : index
      %30 = arith.floordivsi %28, %29 : index
      %31 = arith.remsi %28, %29 : index
      %32 = arith.cmpi slt, %31, %c0 : index
      %33 = arith.addi %31, %29 overflow<nsw> : index
      %34 = arith.select %32, %33, %31 : index
      %35 = arith.divsi %34, %arg4 : index
      %36 = arith.remsi %28, %arg4 : index
      %37 = arith.cmpi slt, %36, %c0 : index
      %38 = arith.addi %36, %arg4 overflow<nsw> : index
      %39 = arith.select %37, %38, %36 : index
      "any.use"(%30, %35, %39) : (index, index, index) -> ()
    }
    "any.use"(%11, %15, %arg2, %23, %27) : (index, index, index, index, index) -> ()
    return %1, %6, %10 : index, index, index
  }
}

