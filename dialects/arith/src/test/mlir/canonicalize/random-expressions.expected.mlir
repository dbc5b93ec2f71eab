module {
  func.func @f0(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
    %c2_i16 = arith.constant 2 : i16
    %c-7_i8 = arith.constant -7 : i8
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %0 = arith.shli %false, %arg0 overflow<nsw, nuw> : i1
    %1 = arith.xori %arg6, %c2_i32 : i32
    %2 = arith.extui %0 : i1 to i8
    %3 = arith.shli %c2_i16, %arg4 : i16
    %4 = arith.extui %3 : i16 to i32
    %5 = arith.extui %0 : i1 to i32
    %6 = arith.andi %arg2, %c-7_i8 : i8
    %7 = arith.minui %3, %arg4 : i16
    return %0, %0, %false, %c-7_i8, %6, %2, %c2_i16, %3, %7, %1, %4, %5, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
  }
  func.func @f1(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-1_i8 = arith.constant -1 : i8
    %c1_i8 = arith.constant 1 : i8
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c-7 = arith.constant -7 : index
    %0 = arith.remui %arg4, %arg3 : i16
    %1 = arith.divsi %c-7, %c0 : index
    %2 = arith.shrsi %0, %arg4 : i16
    %3 = arith.shrui %arg1, %arg0 : i1
    %4 = arith.extsi %3 : i1 to i32
    %5 = arith.subi %arg4, %arg3 overflow<nsw> : i16
    %6 = arith.subi %1, %arg7 overflow<nsw> : index
    %7 = arith.addi %arg2, %c-1_i8 : i8
    %8 = arith.extsi %arg2 : i8 to i32
    %9 = arith.shli %c1_i8, %7 overflow<nuw> : i8
    return %3, %true, %3, %7, %c1_i8, %9, %0, %2, %5, %arg6, %4, %8, %6, %c3, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f2(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %false = arith.constant false
    %c-7 = arith.constant -7 : index
    %c8_i16 = arith.constant 8 : i16
    %c-7_i8 = arith.constant -7 : i8
    %true = arith.constant true
    %0 = arith.cmpi eq, %arg2, %c-7_i8 : i8
    %1 = arith.addi %arg4, %c8_i16 : i16
    %2 = arith.trunci %arg5 : i32 to i8
    %3 = arith.extsi %arg2 : i8 to i32
    %4 = arith.extui %arg4 : i16 to i32
    %5 = arith.addi %arg1, %true overflow<nuw> : i1
    %6 = arith.extui %0 : i1 to i32
    %7 = arith.remui %2, %arg2 : i8
    %8 = arith.shrsi %arg7, %c-7 : index
    %9 = arith.muli %5, %0 overflow<nsw, nuw> : i1
    %10 = arith.trunci %arg3 : i16 to i8
    return %true, %false, %9, %2, %7, %10, %arg4, %c8_i16, %1, %3, %4, %6, %arg7, %c-7, %8 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f3(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-1_i8 = arith.constant -1 : i8
    %c2 = arith.constant 2 : index
    %c5_i16 = arith.constant 5 : i16
    %c0 = arith.constant 0 : index
    %c1_i8 = arith.constant 1 : i8
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ne, %arg7, %c0 : index
    %1 = arith.xori %arg4, %c5_i16 : i16
    return %arg0, %true, %0, %c1_i8, %c0_i8, %c-1_i8, %arg3, %c5_i16, %1, %c0_i32, %c0_i32, %c0_i32, %c0, %c2, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f4(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1_i16 = arith.constant -1 : i16
    %true = arith.constant true
    %c5_i32 = arith.constant 5 : i32
    %c3_i16 = arith.constant 3 : i16
    %false = arith.constant false
    %0 = arith.divsi %arg0, %false : i1
    %1 = arith.index_castui %arg4 : i16 to index
    %2 = arith.subi %arg3, %arg4 : i16
    %3 = arith.remui %2, %c3_i16 : i16
    %4 = arith.shrsi %arg2, %arg2 : i8
    return %true, %false, %0, %arg2, %arg2, %4, %c-1_i16, %3, %2, %c5_i32, %c0_i32, %c3_i32, %arg7, %1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f5(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %c2_i16 = arith.constant 2 : i16
    %c8 = arith.constant 8 : index
    %c2_i8 = arith.constant 2 : i8
    %c-7_i32 = arith.constant -7 : i32
    %c-7 = arith.constant -7 : index
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.index_cast %arg3 : i16 to index
    %1 = arith.shli %arg7, %c-7 overflow<nsw, nuw> : index
    %2 = arith.shrui %arg2, %c2_i8 : i8
    %3 = arith.divsi %c-7, %0 : index
    %4 = arith.cmpi ne, %arg5, %c-7_i32 : i32
    %5 = arith.shli %arg0, %arg0 : i1
    %6 = arith.addi %2, %c2_i8 : i8
    %7 = arith.select %arg0, %1, %3 : index
    return %arg1, %4, %5, %2, %c2_i8, %6, %arg4, %c2_i16, %c2_i16, %c5_i32, %c-7_i32, %c-1_i32, %7, %c8, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f6(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c-1_i8 = arith.constant -1 : i8
    %c249_i16 = arith.constant 249 : i16
    %c0_i32 = arith.constant 0 : i32
    %c-7_i8 = arith.constant -7 : i8
    %c-1_i32 = arith.constant -1 : i32
    %c-7_i16 = arith.constant -7 : i16
    %c-7_i32 = arith.constant -7 : i32
    %false = arith.constant false
    %0 = arith.index_cast %arg3 : i16 to index
    %1 = arith.select %arg1, %arg3, %arg4 : i16
    %2 = arith.extsi %arg1 : i1 to i8
    %3 = arith.remui %false, %arg0 : i1
    return %arg0, %false, %3, %2, %c-7_i8, %c-1_i8, %1, %c-7_i16, %c249_i16, %c-7_i32, %c0_i32, %c-1_i32, %arg7, %0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f7(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c1_i8 = arith.constant 1 : i8
    %c2_i16 = arith.constant 2 : i16
    %c4_i8 = arith.constant 4 : i8
    %c16_i16 = arith.constant 16 : i16
    %true = arith.constant true
    %c2_i8 = arith.constant 2 : i8
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.subi %c2_i32, %arg6 : i32
    %1 = arith.addi %arg7, %arg7 : index
    %2 = arith.extui %arg2 : i8 to i32
    %3 = arith.index_castui %arg5 : i32 to index
    %4 = arith.cmpi eq, %arg3, %c16_i16 : i16
    %5 = arith.shrui %arg1, %arg1 : i1
    return %true, %4, %5, %c2_i8, %c4_i8, %c1_i8, %arg3, %c2_i16, %c16_i16, %0, %arg5, %2, %arg7, %1, %3 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f8(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c8_i16 = arith.constant 8 : i16
    %c16 = arith.constant 16 : index
    %c-7_i32 = arith.constant -7 : i32
    %false = arith.constant false
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c3_i16 = arith.constant 3 : i16
    %c-7_i8 = arith.constant -7 : i8
    %c-7 = arith.constant -7 : index
    %true = arith.constant true
    %0 = arith.addi %arg2, %arg2 overflow<nsw, nuw> : i8
    %1 = arith.subi %true, %arg0 : i1
    %2 = arith.shli %0, %c-7_i8 overflow<nuw> : i8
    %3 = arith.subi %c3_i16, %arg3 : i16
    %4 = arith.shrui %c-7_i8, %2 : i8
    %5 = arith.cmpi sgt, %arg1, %false : i1
    return %1, %true, %5, %c-7_i8, %2, %4, %c3_i16, %3, %c8_i16, %c-7_i32, %c16_i32, %c8_i32, %c-7, %c-7, %c16 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f9(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-7_i32 = arith.constant -7 : i32
    %c-7_i8 = arith.constant -7 : i8
    %c5_i32 = arith.constant 5 : i32
    %c-1_i16 = arith.constant -1 : i16
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.extui %arg1 : i1 to i8
    %1 = arith.shli %arg4, %arg3 : i16
    %2 = arith.extui %1 : i16 to i32
    %3 = arith.xori %arg4, %arg3 : i16
    %4 = arith.maxsi %arg4, %c-1_i16 : i16
    %5 = arith.extsi %arg1 : i1 to i8
    %6 = arith.cmpi ule, %2, %c5_i32 : i32
    %7 = arith.extui %arg1 : i1 to i16
    %8 = arith.shrui %3, %1 : i16
    return %arg0, %arg1, %6, %5, %0, %c-7_i8, %4, %7, %8, %2, %c5_i32, %c-7_i32, %c1, %c5, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f10(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %c-1_i16 = arith.constant -1 : i16
    %c2_i32 = arith.constant 2 : i32
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.extsi %arg2 : i8 to i32
    %1 = arith.addi %arg5, %c3_i32 : i32
    %2 = arith.shrui %arg4, %arg4 : i16
    %3 = arith.trunci %arg3 : i16 to i8
    %4 = arith.muli %1, %c3_i32 overflow<nuw> : i32
    %5 = arith.xori %arg1, %true : i1
    %6 = arith.extui %3 : i8 to i16
    %7 = arith.ori %arg1, %arg0 : i1
    return %true, %5, %7, %arg2, %3, %2, %6, %c-1_i16, %4, %c2_i32, %0, %c0, %c0, %c-1 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f11(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c-3_i32 = arith.constant -3 : i32
    %true = arith.constant true
    %false = arith.constant false
    %c5_i32 = arith.constant 5 : i32
    %c5_i8 = arith.constant 5 : i8
    %c5_i16 = arith.constant 5 : i16
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.index_castui %arg3 : i16 to index
    %1 = arith.extsi %arg2 : i8 to i32
    %2 = arith.select %arg0, %1, %c8_i32 : i32
    %3 = arith.trunci %arg4 : i16 to i8
    %4 = arith.ori %3, %arg2 : i8
    %5 = arith.cmpi sle, %3, %c5_i8 : i8
    return %false, %true, %5, %4, %c5_i8, %arg2, %arg3, %arg4, %c5_i16, %2, %c5_i32, %c-3_i32, %arg7, %0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f12(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c-1_i16 = arith.constant -1 : i16
    %false = arith.constant false
    %true = arith.constant true
    %c3_i8 = arith.constant 3 : i8
    %c-7_i8 = arith.constant -7 : i8
    %0 = arith.shli %c3_i8, %c-7_i8 : i8
    %1 = arith.muli %0, %c-7_i8 : i8
    %2 = arith.subi %c-1_i16, %arg3 overflow<nuw> : i16
    %3 = arith.andi %arg5, %c5_i32 : i32
    %4 = arith.shli %arg7, %arg7 : index
    return %false, %false, %true, %1, %c-7_i8, %c-7_i8, %c-1_i16, %2, %2, %c5_i32, %3, %c0_i32, %arg7, %4 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f13(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c5_i8 = arith.constant 5 : i8
    %c16_i16 = arith.constant 16 : i16
    %c-7_i16 = arith.constant -7 : i16
    %false = arith.constant false
    %c8_i16 = arith.constant 8 : i16
    %0 = arith.subi %c8_i16, %arg4 : i16
    %1 = arith.index_castui %arg5 : i32 to index
    %2 = arith.shrsi %arg6, %arg6 : i32
    %3 = arith.muli %arg3, %0 overflow<nsw, nuw> : i16
    %4 = arith.xori %3, %c8_i16 : i16
    %5 = arith.trunci %4 : i16 to i8
    %6 = arith.ori %arg2, %c5_i8 : i8
    return %arg1, %true, %false, %5, %c5_i8, %6, %c-7_i16, %c16_i16, %c16_i16, %arg5, %c0_i32, %2, %arg7, %1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f14(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    %c-7_i16 = arith.constant -7 : i16
    %true = arith.constant true
    %c-7_i32 = arith.constant -7 : i32
    %0 = arith.extui %arg1 : i1 to i8
    %1 = arith.select %arg1, %c-7_i16, %arg3 : i16
    %2 = arith.shrui %true, %true : i1
    %3 = arith.extui %arg2 : i8 to i16
    %4 = arith.andi %arg4, %c-7_i16 : i16
    %5 = arith.extui %2 : i1 to i8
    return %false, %true, %true, %arg2, %0, %5, %1, %3, %4, %c-7_i32, %c0_i32, %c-7_i32, %arg7, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f15(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c5 = arith.constant 5 : index
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %c-1_i16 = arith.constant -1 : i16
    %false = arith.constant false
    %c48 = arith.constant 48 : index
    %c0 = arith.constant 0 : index
    %0 = arith.maxsi %arg6, %c-1_i32 : i32
    %1 = arith.remui %arg2, %arg2 : i8
    %2 = arith.extui %arg2 : i8 to i16
    %3 = arith.maxsi %arg2, %1 : i8
    %4 = arith.extui %3 : i8 to i32
    return %false, %true, %true, %arg2, %1, %3, %c-1_i16, %arg4, %2, %arg5, %0, %4, %c48, %c5, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f16(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-1_i32 = arith.constant -1 : i32
    %c-1 = arith.constant -1 : index
    %c5_i16 = arith.constant 5 : i16
    %true = arith.constant true
    %0 = arith.extsi %arg2 : i8 to i16
    %1 = arith.remui %arg6, %arg5 : i32
    %2 = arith.divsi %arg7, %arg7 : index
    %3 = arith.subi %2, %arg7 : index
    %4 = arith.divsi %1, %arg6 : i32
    %5 = arith.shrsi %arg4, %0 : i16
    %6 = arith.divsi %2, %3 : index
    %7 = arith.andi %5, %c5_i16 : i16
    %8 = arith.cmpi slt, %arg5, %4 : i32
    %9 = arith.cmpi ne, %3, %c-1 : index
    return %true, %8, %9, %arg2, %5, %c5_i16, %7, %1, %4, %c-1_i32, %3, %6, %c-1 : i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f17(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c0_i32 = arith.constant 0 : i32
    %c-1_i16 = arith.constant -1 : i16
    %c0_i8 = arith.constant 0 : i8
    %false = arith.constant false
    %c16 = arith.constant 16 : index
    %c-1_i8 = arith.constant -1 : i8
    %c1_i16 = arith.constant 1 : i16
    %c1 = arith.constant 1 : index
    %0 = arith.extui %arg0 : i1 to i32
    %1 = arith.extui %arg1 : i1 to i32
    %2 = arith.extui %arg0 : i1 to i8
    %3 = arith.shli %arg4, %c1_i16 : i16
    return %arg0, %arg1, %false, %2, %c-1_i8, %c0_i8, %c-1_i16, %c1_i16, %3, %0, %1, %c0_i32, %c1, %c16, %c1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f18(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c1_i8 = arith.constant 1 : i8
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i16 = arith.constant 1 : i16
    %c16_i8 = arith.constant 16 : i8
    %false = arith.constant false
    %c-1 = arith.constant -1 : index
    %0 = arith.muli %arg7, %c-1 overflow<nuw> : index
    %1 = arith.cmpi ugt, %arg6, %arg5 : i32
    %2 = arith.shli %arg6, %c16_i32 : i32
    %3 = arith.shrsi %arg3, %c1_i16 : i16
    %4 = arith.subi %false, %1 overflow<nuw> : i1
    %5 = arith.xori %arg7, %0 : index
    %6 = arith.trunci %arg4 : i16 to i8
    return %false, %1, %4, %c16_i8, %c1_i8, %6, %arg3, %c1_i16, %3, %c0_i32, %c16_i32, %2, %0, %arg7, %5 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f19(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c1_i16 = arith.constant 1 : i16
    %c-1_i8 = arith.constant -1 : i8
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.extui %arg0 : i1 to i8
    %1 = arith.select %arg1, %arg1, %arg0 : i1
    %2 = arith.select %1, %arg1, %true : i1
    %3 = arith.shli %true, %2 : i1
    %4 = arith.addi %2, %3 : i1
    %5 = arith.trunci %arg5 : i32 to i16
    %6 = arith.shrui %arg2, %c-1_i8 : i8
    %7 = arith.andi %arg4, %c1_i16 : i16
    return %true, %true, %4, %0, %c-1_i8, %6, %5, %c1_i16, %7, %c-1_i32, %c-1_i32, %c3_i32, %arg7, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f20(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c80 = arith.constant 80 : index
    %c8_i32 = arith.constant 8 : i32
    %c8_i8 = arith.constant 8 : i8
    %c16 = arith.constant 16 : index
    %c5 = arith.constant 5 : index
    %c-1 = arith.constant -1 : index
    %c-1_i32 = arith.constant -1 : i32
    %c8_i16 = arith.constant 8 : i16
    %0 = arith.extui %arg4 : i16 to i32
    %1 = arith.extui %arg1 : i1 to i8
    %2 = arith.trunci %arg6 : i32 to i8
    %3 = arith.shrui %c-1_i32, %0 : i32
    %4 = arith.cmpi ne, %arg7, %c-1 : index
    %5 = arith.shrui %2, %1 : i8
    %6 = arith.select %4, %arg0, %arg1 : i1
    %7 = arith.subi %arg0, %6 overflow<nsw> : i1
    %8 = arith.andi %arg4, %arg3 : i16
    return %4, %6, %7, %c8_i8, %2, %5, %c8_i16, %c8_i16, %8, %c8_i32, %c-1_i32, %3, %c5, %c16, %c80 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f21(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c10_i16 = arith.constant 10 : i16
    %c3_i32 = arith.constant 3 : i32
    %false = arith.constant false
    %c8_i16 = arith.constant 8 : i16
    %c0_i32 = arith.constant 0 : i32
    %c2_i16 = arith.constant 2 : i16
    %c5_i8 = arith.constant 5 : i8
    %c1_i8 = arith.constant 1 : i8
    %c3 = arith.constant 3 : index
    %0 = arith.shli %arg7, %c3 : index
    %1 = arith.cmpi ugt, %0, %c3 : index
    %2 = arith.cmpi slt, %arg2, %c1_i8 : i8
    %3 = arith.subi %arg2, %c5_i8 overflow<nsw> : i8
    %4 = arith.minui %0, %arg7 : index
    %5 = arith.shrui %c0_i32, %arg6 : i32
    %6 = arith.addi %4, %0 : index
    %7 = arith.remui %c2_i16, %arg4 : i16
    %8 = arith.xori %6, %c3 : index
    return %1, %2, %false, %c1_i8, %c5_i8, %3, %7, %c8_i16, %c10_i16, %c0_i32, %5, %c3_i32, %4, %6, %8 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f22(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-4_i32 = arith.constant -4 : i32
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c-1_i8 = arith.constant -1 : i8
    %c1 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %c-1 = arith.constant -1 : index
    %c5_i16 = arith.constant 5 : i16
    %0 = arith.addi %arg3, %arg4 overflow<nsw> : i16
    %1 = arith.select %arg0, %c0, %c-1 : index
    %2 = arith.shli %arg2, %arg2 : i8
    %3 = arith.divsi %2, %arg2 : i8
    %4 = arith.cmpi ult, %arg6, %c-4_i32 : i32
    return %false, %false, %4, %c-1_i8, %2, %3, %0, %c5_i16, %0, %c-1_i32, %c-4_i32, %arg6, %1, %c1, %c1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f23(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-1_i8 = arith.constant -1 : i8
    %c-14 = arith.constant -14 : index
    %c-1_i16 = arith.constant -1 : i16
    %c-7 = arith.constant -7 : index
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg2 : i8 to i16
    %1 = arith.cmpi ne, %arg4, %c-1_i16 : i16
    %2 = arith.shrui %false, %1 : i1
    %3 = arith.index_castui %0 : i16 to index
    %4 = arith.cmpi ne, %arg6, %c0_i32 : i32
    return %false, %2, %4, %arg2, %c-1_i8, %c-1_i8, %0, %c-1_i16, %c-1_i16, %c0_i32, %c0_i32, %c0_i32, %c-7, %c-14, %3 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f24(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
    %c17_i8 = arith.constant 17 : i8
    %c0_i8 = arith.constant 0 : i8
    %c11_i16 = arith.constant 11 : i16
    %c16_i8 = arith.constant 16 : i8
    %c8_i16 = arith.constant 8 : i16
    %false = arith.constant false
    %c3_i16 = arith.constant 3 : i16
    %0 = arith.trunci %arg5 : i32 to i1
    %1 = arith.shrsi %arg5, %arg5 : i32
    %2 = arith.addi %arg4, %c3_i16 overflow<nsw> : i16
    %3 = arith.minui %arg0, %arg1 : i1
    return %0, %false, %3, %c0_i8, %c16_i8, %c17_i8, %c8_i16, %c11_i16, %2, %arg5, %arg6, %1, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
  }
  func.func @f25(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c0_i32 = arith.constant 0 : i32
    %c16_i8 = arith.constant 16 : i8
    %c1_i16 = arith.constant 1 : i16
    %c2_i16 = arith.constant 2 : i16
    %c-7_i32 = arith.constant -7 : i32
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.shrui %arg7, %arg7 : index
    %1 = arith.shli %arg4, %arg3 overflow<nsw> : i16
    %2 = arith.divsi %c-1_i8, %c0_i8 : i8
    %3 = arith.maxsi %arg6, %c-7_i32 : i32
    %4 = arith.xori %1, %c2_i16 : i16
    %5 = arith.addi %arg4, %c1_i16 : i16
    return %true, %true, %true, %c0_i8, %2, %c16_i8, %4, %c1_i16, %5, %c0_i32, %c-7_i32, %3, %arg7, %0, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f26(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c0_i16 = arith.constant 0 : i16
    %c3_i16 = arith.constant 3 : i16
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c-7_i16 = arith.constant -7 : i16
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi sle, %arg5, %arg6 : i32
    %1 = arith.divsi %arg6, %arg6 : i32
    %2 = arith.muli %arg2, %c-1_i8 overflow<nuw> : i8
    %3 = arith.divsi %arg4, %c-7_i16 : i16
    %4 = arith.index_castui %arg7 : index to i32
    %5 = arith.cmpi ugt, %arg2, %c-1_i8 : i8
    %6 = arith.extsi %3 : i16 to i32
    %7 = arith.select %arg0, %arg7, %c16 : index
    %8 = arith.cmpi ugt, %arg7, %c0 : index
    %9 = arith.addi %0, %arg1 overflow<nsw> : i1
    %10 = arith.cmpi slt, %arg2, %2 : i8
    %11 = arith.select %5, %c3_i16, %c0_i16 : i16
    return %8, %9, %10, %arg2, %c-1_i8, %2, %c3_i16, %c0_i16, %11, %1, %4, %6, %c16, %7, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f27(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c16_i16 = arith.constant 16 : i16
    %c3_i32 = arith.constant 3 : i32
    %c0_i8 = arith.constant 0 : i8
    %false = arith.constant false
    %0 = arith.remui %arg4, %arg3 : i16
    %1 = arith.trunci %arg5 : i32 to i16
    %2 = arith.extui %arg0 : i1 to i8
    %3 = arith.maxsi %arg6, %c3_i32 : i32
    %4 = arith.addi %0, %c16_i16 overflow<nsw, nuw> : i16
    %5 = arith.extsi %arg2 : i8 to i32
    %6 = arith.cmpi ugt, %0, %1 : i16
    %7 = arith.select %arg1, %0, %c16_i16 : i16
    return %false, %false, %6, %c0_i8, %c0_i8, %2, %c16_i16, %4, %7, %c3_i32, %3, %5, %arg7, %arg7, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f28(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c0_i16 = arith.constant 0 : i16
    %false = arith.constant false
    %c2_i32 = arith.constant 2 : i32
    %c3_i8 = arith.constant 3 : i8
    %c16_i16 = arith.constant 16 : i16
    %true = arith.constant true
    %0 = arith.divsi %arg2, %arg2 : i8
    %1 = arith.addi %arg5, %arg5 : i32
    %2 = arith.subi %arg2, %0 : i8
    %3 = arith.shrsi %c16_i16, %arg4 : i16
    %4 = arith.remui %c3_i8, %0 : i8
    %5 = arith.shli %arg7, %arg7 overflow<nsw> : index
    %6 = arith.cmpi eq, %arg5, %c2_i32 : i32
    return %true, %6, %false, %c3_i8, %4, %2, %c16_i16, %3, %c0_i16, %arg6, %1, %c2_i32, %arg7, %5 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f29(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c8_i8 = arith.constant 8 : i8
    %c16 = arith.constant 16 : index
    %c2_i16 = arith.constant 2 : i16
    %true = arith.constant true
    %c3_i16 = arith.constant 3 : i16
    %0 = arith.cmpi ugt, %arg7, %c16 : index
    %1 = arith.shli %0, %0 : i1
    %2 = arith.extui %arg2 : i8 to i16
    %3 = arith.shrui %arg7, %c2 : index
    %4 = arith.extui %1 : i1 to i32
    %5 = arith.trunci %arg2 : i8 to i1
    return %true, %0, %5, %arg2, %c8_i8, %c2_i16, %c3_i16, %2, %arg5, %arg6, %4, %c0, %c2, %3 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f30(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c8_i16 = arith.constant 8 : i16
    %c8_i32 = arith.constant 8 : i32
    %c8_i8 = arith.constant 8 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c-7_i8 = arith.constant -7 : i8
    %c2_i32 = arith.constant 2 : i32
    %c16 = arith.constant 16 : index
    %c-7 = arith.constant -7 : index
    %0 = arith.maxsi %arg7, %c16 : index
    %1 = arith.select %arg1, %c-7_i8, %c8_i8 : i8
    %2 = arith.addi %0, %c-7 overflow<nuw> : index
    %3 = arith.extui %1 : i8 to i32
    %4 = arith.addi %arg3, %c8_i16 overflow<nuw> : i16
    %5 = arith.subi %arg4, %arg3 : i16
    return %arg0, %arg1, %c-1_i8, %c8_i8, %c-1_i8, %c8_i16, %4, %5, %c2_i32, %c8_i32, %3, %c16, %0, %2 : i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f31(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c0_i8 = arith.constant 0 : i8
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c8_i16 = arith.constant 8 : i16
    %0 = arith.addi %arg3, %c8_i16 overflow<nsw> : i16
    %1 = arith.index_castui %arg6 : i32 to index
    %2 = arith.extsi %arg4 : i16 to i32
    %3 = arith.shrui %2, %2 : i32
    %4 = arith.divsi %c0, %arg7 : index
    return %false, %true, %true, %arg2, %c0_i8, %arg4, %c8_i16, %0, %2, %arg5, %3, %1, %c0, %4 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f32(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c5_i16 = arith.constant 5 : i16
    %c1_i8 = arith.constant 1 : i8
    %true = arith.constant true
    %0 = arith.shrui %true, %true : i1
    %1 = arith.trunci %arg5 : i32 to i16
    %2 = arith.trunci %arg3 : i16 to i8
    %3 = arith.subi %arg4, %1 overflow<nuw> : i16
    %4 = arith.select %arg0, %3, %c5_i16 : i16
    %5 = arith.addi %arg7, %arg7 overflow<nuw> : index
    %6 = arith.extui %arg0 : i1 to i32
    %7 = arith.shrui %c5_i16, %1 : i16
    return %true, %0, %arg0, %arg2, %2, %c1_i8, %c5_i16, %4, %7, %c1_i32, %6, %c1_i32, %5, %c0, %5 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f33(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %true = arith.constant true
    %c16 = arith.constant 16 : index
    %c16_i16 = arith.constant 16 : i16
    %0 = arith.extui %arg1 : i1 to i32
    %1 = arith.shrsi %arg6, %arg5 : i32
    %2 = arith.ori %arg4, %arg3 : i16
    %3 = arith.extsi %arg2 : i8 to i32
    %4 = arith.addi %arg0, %arg0 : i1
    %5 = arith.remui %arg2, %arg2 : i8
    %6 = arith.trunci %1 : i32 to i8
    %7 = arith.extui %arg2 : i8 to i16
    %8 = arith.trunci %2 : i16 to i8
    %9 = arith.addi %arg0, %4 overflow<nuw> : i1
    return %4, %9, %true, %5, %6, %8, %2, %c16_i16, %7, %0, %1, %3, %arg7, %arg7, %c16 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f34(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
    %c5_i16 = arith.constant 5 : i16
    %c16_i16 = arith.constant 16 : i16
    %c8_i16 = arith.constant 8 : i16
    %c2_i16 = arith.constant 2 : i16
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divsi %arg6, %c3_i32 : i32
    %1 = arith.extsi %arg3 : i16 to i32
    %2 = arith.trunci %arg4 : i16 to i8
    %3 = arith.addi %arg4, %c8_i16 overflow<nsw, nuw> : i16
    %4 = arith.shrsi %c2_i16, %c16_i16 : i16
    %5 = arith.trunci %3 : i16 to i8
    %6 = arith.select %arg0, %c5_i16, %c16_i16 : i16
    %7 = arith.extsi %arg1 : i1 to i8
    return %arg1, %true, %true, %2, %5, %7, %4, %c5_i16, %6, %0, %1, %0, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
  }
  func.func @f35(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c0_i16 = arith.constant 0 : i16
    %c5_i32 = arith.constant 5 : i32
    %c255_i32 = arith.constant 255 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c3 = arith.constant 3 : index
    %c5_i16 = arith.constant 5 : i16
    %c3_i8 = arith.constant 3 : i8
    %c-1_i8 = arith.constant -1 : i8
    %true = arith.constant true
    %0 = arith.shli %arg6, %arg5 : i32
    %1 = arith.index_castui %0 : i32 to index
    %2 = arith.subi %1, %c3 : index
    %3 = arith.shrsi %true, %true : i1
    %4 = arith.andi %1, %arg7 : index
    return %true, %true, %3, %arg2, %c-1_i8, %c3_i8, %arg4, %c5_i16, %c0_i16, %c-1_i32, %c255_i32, %c5_i32, %c3, %2, %4 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f36(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c1_i8 = arith.constant 1 : i8
    %false = arith.constant false
    %c8 = arith.constant 8 : index
    %true = arith.constant true
    %c8_i8 = arith.constant 8 : i8
    %c0_i32 = arith.constant 0 : i32
    %c16_i16 = arith.constant 16 : i16
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.index_castui %arg7 : index to i32
    %1 = arith.select %arg1, %c0_i32, %c16_i32 : i32
    %2 = arith.maxsi %arg7, %c8 : index
    %3 = arith.muli %arg7, %c8 overflow<nsw> : index
    return %false, %arg1, %true, %c8_i8, %c1_i8, %c1_i8, %arg3, %arg4, %c16_i16, %0, %c0_i32, %1, %c8, %2, %3 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f37(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %0 = arith.remui %false, %false : i1
    %1 = arith.index_castui %arg6 : i32 to index
    %2 = arith.remui %0, %false : i1
    %3 = arith.extui %arg2 : i8 to i32
    %4 = arith.extui %arg2 : i8 to i32
    %5 = arith.index_castui %arg3 : i16 to index
    %6 = arith.addi %4, %c2_i32 : i32
    %7 = arith.index_cast %3 : i32 to index
    %8 = arith.select %0, %arg3, %arg4 : i16
    return %false, %0, %2, %arg2, %arg4, %arg3, %8, %4, %c2_i32, %6, %1, %5, %7 : i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f38(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c1_i8 = arith.constant 1 : i8
    %c2_i16 = arith.constant 2 : i16
    %c-1_i32 = arith.constant -1 : i32
    %c3 = arith.constant 3 : index
    %c2_i8 = arith.constant 2 : i8
    %0 = arith.cmpi eq, %arg2, %c2_i8 : i8
    %1 = arith.addi %arg7, %c3 : index
    %2 = arith.cmpi ne, %arg3, %c2_i16 : i16
    %3 = arith.select %2, %c1_i8, %arg2 : i8
    %4 = arith.subi %c2_i8, %arg2 : i8
    %5 = arith.trunci %arg5 : i32 to i8
    %6 = arith.select %arg1, %c-1_i32, %arg6 : i32
    %7 = arith.extui %4 : i8 to i16
    %8 = arith.subi %3, %c1_i8 overflow<nsw> : i8
    %9 = arith.extui %3 : i8 to i16
    %10 = arith.muli %arg1, %2 overflow<nuw> : i1
    return %0, %2, %10, %5, %c1_i8, %8, %c2_i16, %7, %9, %6, %c2_i32, %c2_i32, %1, %c0, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f39(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c2_i32 = arith.constant 2 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i16 = arith.constant 0 : i16
    %c8_i16 = arith.constant 8 : i16
    %c2_i8 = arith.constant 2 : i8
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %true = arith.constant true
    %0 = arith.subi %arg1, %arg0 : i1
    %1 = arith.shrui %arg2, %arg2 : i8
    %2 = arith.ori %arg7, %c8 : index
    %3 = arith.select %arg1, %arg4, %arg3 : i16
    %4 = arith.extsi %arg4 : i16 to i32
    %5 = arith.ori %arg0, %arg1 : i1
    %6 = arith.cmpi slt, %arg4, %c8_i16 : i16
    %7 = arith.select %0, %3, %c0_i16 : i16
    return %true, %5, %6, %arg2, %1, %c2_i8, %c8_i16, %c0_i16, %7, %c5_i32, %4, %c2_i32, %c8, %2, %c5 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f40(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c-1 = arith.constant -1 : index
    %c2_i8 = arith.constant 2 : i8
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.shrui %arg7, %arg7 : index
    %1 = arith.trunci %arg6 : i32 to i16
    %2 = arith.addi %1, %arg4 : i16
    return %true, %true, %true, %arg2, %c2_i8, %arg2, %arg4, %1, %2, %c-1_i32, %c1_i32, %c-1_i32, %0, %c-1, %c1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f41(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c9_i8 = arith.constant 9 : i8
    %c-7_i8 = arith.constant -7 : i8
    %c2_i8 = arith.constant 2 : i8
    %c-7_i32 = arith.constant -7 : i32
    %c5_i16 = arith.constant 5 : i16
    %c-7_i16 = arith.constant -7 : i16
    %c-7 = arith.constant -7 : index
    %0 = arith.cmpi ne, %arg1, %arg0 : i1
    %1 = arith.addi %arg1, %arg1 : i1
    %2 = arith.andi %arg6, %arg5 : i32
    %3 = arith.trunci %arg2 : i8 to i1
    %4 = arith.cmpi ne, %2, %c-7_i32 : i32
    %5 = arith.shrsi %1, %0 : i1
    return %3, %4, %5, %c2_i8, %c-7_i8, %c9_i8, %arg4, %c-7_i16, %c5_i16, %c-7_i32, %2, %c-7_i32, %c-7, %c-7, %c-7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f42(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %true = arith.constant true
    %c3_i16 = arith.constant 3 : i16
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.index_castui %arg6 : i32 to index
    %1 = arith.minui %arg4, %c3_i16 : i16
    %2 = arith.extui %arg2 : i8 to i16
    %3 = arith.addi %arg6, %arg6 : i32
    %4 = arith.trunci %arg2 : i8 to i1
    %5 = arith.extsi %arg2 : i8 to i16
    return %false, %true, %4, %arg2, %1, %2, %5, %arg6, %c3_i32, %3, %0, %c0, %c0 : i1, i1, i1, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f43(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    %c16_i32 = arith.constant 16 : i32
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c8_i16 = arith.constant 8 : i16
    %c-1_i16 = arith.constant -1 : i16
    %0 = arith.extui %arg2 : i8 to i32
    %1 = arith.ori %0, %arg6 : i32
    %2 = arith.xori %arg4, %arg3 : i16
    %3 = arith.cmpi sge, %arg4, %c-1_i16 : i16
    %4 = arith.subi %c8_i16, %2 overflow<nsw, nuw> : i16
    %5 = arith.trunci %1 : i32 to i8
    %6 = arith.extui %2 : i16 to i32
    %7 = arith.subi %4, %arg4 : i16
    return %arg1, %3, %false, %5, %c0_i8, %c-1_i8, %c8_i16, %4, %7, %c16_i32, %c1_i32, %6, %arg7, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f44(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %false = arith.constant false
    %c3 = arith.constant 3 : index
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.extsi %arg1 : i1 to i8
    %1 = arith.addi %arg4, %arg3 overflow<nsw> : i16
    %2 = arith.xori %arg7, %c3 : index
    %3 = arith.subi %arg2, %0 overflow<nsw> : i8
    return %false, %true, %false, %0, %3, %0, %arg3, %arg4, %1, %c16_i32, %c16_i32, %c0_i32, %arg7, %c3, %2 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f45(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c-1_i8 = arith.constant -1 : i8
    %c8_i16 = arith.constant 8 : i16
    %c2_i8 = arith.constant 2 : i8
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c8_i32 = arith.constant 8 : i32
    %c0 = arith.constant 0 : index
    %0 = arith.select %arg0, %c0, %arg7 : index
    %1 = arith.addi %arg3, %arg3 : i16
    return %true, %arg0, %false, %arg2, %c-1_i8, %c2_i8, %arg3, %1, %c8_i16, %arg6, %c8_i32, %c1_i32, %0, %c1, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f46(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c3_i16 = arith.constant 3 : i16
    %c0_i16 = arith.constant 0 : i16
    %c-7_i32 = arith.constant -7 : i32
    %true = arith.constant true
    %c3_i8 = arith.constant 3 : i8
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.extsi %arg0 : i1 to i32
    %1 = arith.addi %arg7, %arg7 overflow<nsw, nuw> : index
    %2 = arith.select %arg0, %0, %arg5 : i32
    %3 = arith.addi %arg2, %c1_i8 : i8
    %4 = arith.shli %arg2, %3 : i8
    %5 = arith.shli %true, %true overflow<nsw, nuw> : i1
    %6 = arith.subi %arg1, %true overflow<nsw> : i1
    %7 = arith.ori %arg5, %c-7_i32 : i32
    return %5, %true, %6, %4, %c0_i8, %c3_i8, %c0_i16, %c3_i16, %arg4, %2, %c-7_i32, %7, %arg7, %1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f47(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c9 = arith.constant 9 : index
    %c0_i16 = arith.constant 0 : i16
    %false = arith.constant false
    %c-1_i32 = arith.constant -1 : i32
    %c8 = arith.constant 8 : index
    %c3_i16 = arith.constant 3 : i16
    %c3_i8 = arith.constant 3 : i8
    %true = arith.constant true
    %0 = arith.index_cast %arg7 : index to i32
    %1 = arith.shrsi %arg3, %arg4 : i16
    %2 = arith.addi %arg5, %c-1_i32 overflow<nsw, nuw> : i32
    %3 = arith.ori %1, %arg4 : i16
    %4 = arith.extui %arg0 : i1 to i8
    return %arg1, %true, %false, %c3_i8, %4, %4, %3, %c3_i16, %c0_i16, %0, %c-1_i32, %2, %c8, %c9, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f48(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c-2_i32 = arith.constant -2 : i32
    %false = arith.constant false
    %c-7_i32 = arith.constant -7 : i32
    %c5_i32 = arith.constant 5 : i32
    %c16_i8 = arith.constant 16 : i8
    %true = arith.constant true
    %0 = arith.addi %arg1, %true overflow<nuw> : i1
    %1 = arith.xori %arg2, %c16_i8 : i8
    %2 = arith.trunci %arg4 : i16 to i8
    %3 = arith.addi %arg7, %arg7 overflow<nsw, nuw> : index
    %4 = arith.extui %arg2 : i8 to i16
    %5 = arith.addi %1, %1 overflow<nsw> : i8
    return %true, %0, %false, %1, %2, %5, %arg4, %arg4, %4, %c-7_i32, %c-2_i32, %c5_i32, %arg7, %arg7, %3 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f49(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
    %false = arith.constant false
    %c1_i8 = arith.constant 1 : i8
    %c-7_i8 = arith.constant -7 : i8
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg3, %arg3 : i16
    %1 = arith.extui %arg1 : i1 to i8
    %2 = arith.shrui %c0_i32, %arg6 : i32
    %3 = arith.select %arg0, %1, %c-7_i8 : i8
    %4 = arith.addi %3, %c1_i8 : i8
    %5 = arith.select %arg1, %arg1, %false : i1
    return %arg1, %false, %5, %3, %c1_i8, %4, %arg4, %0, %arg3, %2, %c3_i32, %c3_i32, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
  }
  func.func @f50(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c8_i8 = arith.constant 8 : i8
    %c2_i8 = arith.constant 2 : i8
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.remui %arg7, %arg7 : index
    %1 = arith.xori %arg7, %0 : index
    %2 = arith.extsi %arg1 : i1 to i8
    return %arg1, %true, %false, %c2_i8, %c8_i8, %2, %arg3, %arg4, %arg3, %c8_i32, %c0_i32, %c-1_i32, %arg7, %0, %1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f51(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c6_i8 = arith.constant 6 : i8
    %c1048576_i32 = arith.constant 1048576 : i32
    %c3_i8 = arith.constant 3 : i8
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c16_i32 = arith.constant 16 : i32
    %false = arith.constant false
    %c16_i16 = arith.constant 16 : i16
    %0 = arith.cmpi ne, %arg5, %c16_i32 : i32
    %1 = arith.index_castui %arg6 : i32 to index
    %2 = arith.extsi %arg2 : i8 to i16
    %3 = arith.shrui %1, %arg7 : index
    return %false, %0, %true, %c3_i8, %c3_i8, %c6_i8, %arg4, %c16_i16, %2, %c1048576_i32, %c0_i32, %c0_i32, %arg7, %1, %3 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f52(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index) {
    %c16_i8 = arith.constant 16 : i8
    %true = arith.constant true
    %c1_i16 = arith.constant 1 : i16
    %false = arith.constant false
    %0 = arith.extui %arg2 : i8 to i32
    %1 = arith.shrsi %arg3, %c1_i16 : i16
    %2 = arith.shrui %arg3, %c1_i16 : i16
    %3 = arith.shli %false, %true overflow<nsw> : i1
    %4 = arith.trunci %arg2 : i8 to i1
    %5 = arith.xori %1, %2 : i16
    %6 = arith.trunci %arg5 : i32 to i8
    %7 = arith.shrui %arg6, %arg5 : i32
    %8 = arith.subi %c1_i16, %2 overflow<nsw> : i16
    return %3, %true, %4, %6, %c16_i8, %6, %2, %5, %8, %arg6, %0, %7, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index
  }
  func.func @f53(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c16_i8 = arith.constant 16 : i8
    %c2_i16 = arith.constant 2 : i16
    %c5 = arith.constant 5 : index
    %0 = arith.shrui %arg2, %arg2 : i8
    %1 = arith.andi %arg6, %arg5 : i32
    %2 = arith.extsi %0 : i8 to i16
    %3 = arith.extsi %0 : i8 to i32
    %4 = arith.extui %arg1 : i1 to i8
    %5 = arith.addi %2, %c2_i16 : i16
    %6 = arith.muli %arg2, %4 overflow<nsw, nuw> : i8
    return %arg1, %false, %false, %4, %c16_i8, %6, %c2_i16, %c2_i16, %5, %arg6, %1, %3, %c5, %c6, %c1 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f54(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i32, i32, i32, index, index, index) {
    %c5_i8 = arith.constant 5 : i8
    %c-7 = arith.constant -7 : index
    %c5 = arith.constant 5 : index
    %c1_i8 = arith.constant 1 : i8
    %true = arith.constant true
    %0 = arith.cmpi ne, %arg0, %true : i1
    %1 = arith.remui %arg2, %arg2 : i8
    %2 = arith.addi %arg1, %true overflow<nsw, nuw> : i1
    %3 = arith.cmpi sgt, %1, %c1_i8 : i8
    %4 = arith.andi %arg7, %c5 : index
    %5 = arith.subi %2, %0 : i1
    %6 = arith.select %5, %c5, %c-7 : index
    %7 = arith.extui %0 : i1 to i32
    %8 = arith.index_castui %4 : index to i32
    %9 = arith.extui %0 : i1 to i8
    return %2, %3, %5, %c5_i8, %c5_i8, %9, %arg3, %arg4, %arg5, %7, %8, %4, %c-7, %6 : i1, i1, i1, i8, i8, i8, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f55(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %false = arith.constant false
    %c2_i32 = arith.constant 2 : i32
    %c-1_i16 = arith.constant -1 : i16
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c5_i32 = arith.constant 5 : i32
    %c-7_i32 = arith.constant -7 : i32
    %0 = arith.remui %arg4, %arg4 : i16
    %1 = arith.select %arg0, %c-7_i32, %c5_i32 : i32
    %2 = arith.extsi %arg2 : i8 to i16
    %3 = arith.addi %arg2, %arg2 overflow<nsw, nuw> : i8
    %4 = arith.muli %arg1, %arg1 overflow<nsw> : i1
    %5 = arith.subi %0, %c-1_i16 overflow<nsw> : i16
    %6 = arith.trunci %arg2 : i8 to i1
    return %false, %4, %6, %arg2, %3, %2, %c-1_i16, %5, %c5_i32, %1, %c2_i32, %c2, %c0, %c0 : i1, i1, i1, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f56(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c2_i32 = arith.constant 2 : i32
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.trunci %arg6 : i32 to i8
    %1 = arith.minui %arg0, %arg1 : i1
    %2 = arith.remui %arg6, %arg5 : i32
    %3 = arith.extsi %0 : i8 to i16
    %4 = arith.divsi %arg1, %1 : i1
    %5 = arith.addi %arg2, %0 overflow<nuw> : i8
    %6 = arith.select %1, %1, %arg1 : i1
    %7 = arith.trunci %arg5 : i32 to i16
    %8 = arith.extui %7 : i16 to i32
    %9 = arith.select %1, %4, %arg0 : i1
    %10 = arith.subi %c5_i8, %5 : i8
    %11 = arith.index_castui %2 : i32 to index
    %12 = arith.ori %2, %c2_i32 : i32
    return %4, %6, %9, %5, %c5_i8, %10, %arg4, %3, %7, %8, %c2_i32, %12, %arg7, %11 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f57(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index) {
    %c-7_i32 = arith.constant -7 : i32
    %true = arith.constant true
    %false = arith.constant false
    %c16_i16 = arith.constant 16 : i16
    %c-7_i8 = arith.constant -7 : i8
    %0 = arith.index_castui %arg7 : index to i32
    return %true, %false, %false, %arg2, %c-7_i8, %c-7_i8, %c16_i16, %c16_i16, %c16_i16, %0, %arg6, %c-7_i32, %arg7, %arg7 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index
  }
  func.func @f58(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c1_i32 = arith.constant 1 : i32
    %c0_i8 = arith.constant 0 : i8
    %c5_i32 = arith.constant 5 : i32
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %false = arith.constant false
    %c3_i16 = arith.constant 3 : i16
    %c1_i16 = arith.constant 1 : i16
    %c-1_i8 = arith.constant -1 : i8
    %c16_i8 = arith.constant 16 : i8
    %0 = arith.shli %arg7, %arg7 overflow<nsw, nuw> : index
    %1 = arith.addi %arg6, %c5_i32 : i32
    %2 = arith.ori %arg4, %c1_i16 : i16
    return %true, %false, %true, %c16_i8, %c-1_i8, %c0_i8, %c3_i16, %c3_i16, %2, %c1_i32, %c5_i32, %1, %0, %c0, %c0 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
  func.func @f59(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i16, %arg4: i16, %arg5: i32, %arg6: i32, %arg7: index) -> (i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index) {
    %c13_i32 = arith.constant 13 : i32
    %c5_i32 = arith.constant 5 : i32
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %c-7 = arith.constant -7 : index
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %c-7_i8 = arith.constant -7 : i8
    %0 = arith.remui %arg2, %arg2 : i8
    %1 = arith.shrsi %arg0, %arg1 : i1
    %2 = arith.minui %0, %c-7_i8 : i8
    %3 = arith.addi %arg2, %c-7_i8 overflow<nuw> : i8
    %4 = arith.cmpi ult, %arg7, %c-7 : index
    %5 = arith.select %1, %c5, %c8 : index
    %6 = arith.extui %0 : i8 to i16
    return %4, %true, %true, %2, %3, %0, %arg3, %arg4, %6, %c8_i32, %c5_i32, %c13_i32, %c5, %c-7, %5 : i1, i1, i1, i8, i8, i8, i16, i16, i16, i32, i32, i32, index, index, index
  }
}

