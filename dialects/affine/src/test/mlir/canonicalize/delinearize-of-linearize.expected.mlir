module {
  func.func @tails(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %c0 = arith.constant 0 : index
    %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (3, %arg4, 4) : index
    "u"(%arg0, %arg1, %arg2) : (index, index, index) -> ()
    "u1"(%arg0, %arg1, %arg2) : (index, index, index) -> ()
    "u2"(%arg0, %arg1, %arg2) : (index, index, index) -> ()
    "u3"(%arg1, %arg2) : (index, index) -> ()
    %1 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    "u4"(%1, %arg2) : (index, index) -> ()
    %2:2 = affine.delinearize_index %arg0 into (7, 2) : index, index
    "u5"(%2#0, %2#1, %arg1, %arg2) : (index, index, index, index) -> ()
    %3 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    %4:2 = affine.delinearize_index %3 into (3, 5) : index, index
    "u6"(%4#0, %4#1, %arg2) : (index, index, index) -> ()
    %5:3 = affine.delinearize_index %0 into (3, %arg4, 8) : index, index, index
    "u7"(%5#0, %5#1, %5#2) : (index, index, index) -> ()
    %6 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    %7:2 = affine.delinearize_index %arg2 into (2, 2) : index, index
    "u8"(%6, %7#0, %7#1) : (index, index, index) -> ()
    %8:2 = affine.delinearize_index %arg2 into (2, 2) : index, index
    "u9"(%arg0, %arg1, %8#0, %8#1) : (index, index, index, index) -> ()
    %9 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    "u10"(%9, %arg2) : (index, index) -> ()
    %10 = affine.linearize_index [%arg0, %arg1, %arg2] by (3, %arg4, 4) : index
    %11:3 = affine.delinearize_index %10 into (3, %arg4, 4) : index, index, index
    "u11"(%11#0, %11#1, %11#2) : (index, index, index) -> ()
    %12:3 = affine.delinearize_index %10 into (3, %arg4, 4) : index, index, index
    "u12"(%12#0, %12#1, %12#2) : (index, index, index) -> ()
    %13:3 = affine.delinearize_index %10 into (2, 2) : index, index, index
    "u13"(%13#0, %13#1, %13#2) : (index, index, index) -> ()
    "u14"(%arg0, %arg1, %arg2) : (index, index, index) -> ()
    %14:2 = affine.delinearize_index %arg0 into (3, 3) : index, index
    "u15"(%14#0, %14#1, %arg1, %arg2) : (index, index, index, index) -> ()
    "u16"(%arg0, %arg1, %c0, %arg2) : (index, index, index, index) -> ()
    %15 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    %16:3 = affine.delinearize_index %15 into (3, 5, 7) : index, index, index
    %17:2 = affine.delinearize_index %arg2 into (2, 2) : index, index
    "u17"(%16#0, %16#1, %16#2, %17#0, %17#1) : (index, index, index, index, index) -> ()
    %18 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    "u18"(%18, %arg2) : (index, index) -> ()
    %19:2 = affine.delinearize_index %arg0 into (5) : index, index
    "u19"(%19#0, %19#1, %arg1, %arg2) : (index, index, index, index) -> ()
    %20 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    %21:2 = affine.delinearize_index %20 into (5) : index, index
    "u20"(%21#0, %21#1, %arg2) : (index, index, index) -> ()
    return
  }
  func.func @more_indices(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %c0 = arith.constant 0 : index
    "u"(%c0, %arg1, %arg2) : (index, index, index) -> ()
    "u1"(%c0, %arg1, %arg2) : (index, index, index) -> ()
    "u1a"(%c0, %c0, %arg1, %arg2) : (index, index, index, index) -> ()
    %0:2 = affine.delinearize_index %c0 into (%arg3, 3) : index, index
    "u1b"(%0#0, %0#1, %arg1, %arg2) : (index, index, index, index) -> ()
    return
  }
  func.func @no_outer_bound(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0:2 = affine.delinearize_index %arg1 into (%arg4) : index, index
    "u2"(%0#0, %0#1, %arg2) : (index, index, index) -> ()
    %1:3 = affine.delinearize_index %arg1 into (%arg3, %arg4) : index, index, index
    "u3"(%1#0, %1#1, %1#2, %arg2) : (index, index, index, index) -> ()
    "u4"(%arg1, %arg2) : (index, index) -> ()
    "u5"(%arg1, %arg2) : (index, index) -> ()
    %2:2 = affine.delinearize_index %arg2 into (2, 2) : index, index
    "u5a"(%2#0, %2#1) : (index, index) -> ()
    %3:2 = affine.delinearize_index %arg2 into (2, 2) : index, index
    "u5b"(%arg1, %3#0, %3#1) : (index, index, index) -> ()
    return
  }
  func.func @last_index_is_split(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (3, %arg4, 12) : index
    %1:3 = affine.delinearize_index %arg2 into (3, 2, 2) : index, index, index
    "u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
    %2 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    %3:3 = affine.delinearize_index %arg2 into (3, 2, 2) : index, index, index
    "u1"(%2, %3#0, %3#1, %3#2) : (index, index, index, index) -> ()
    %4 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    %5:3 = affine.delinearize_index %arg2 into (3, 2, 2) : index, index, index
    "u2"(%4, %5#0, %5#1, %5#2) : (index, index, index, index) -> ()
    %6 = affine.linearize_index disjoint [%arg0, %arg1] by (3, %arg4) : index
    "u3"(%6, %arg2) : (index, index) -> ()
    %7:2 = affine.delinearize_index %arg2 into (3, 4) : index, index
    "u4"(%7#0, %7#1) : (index, index) -> ()
    "u5"(%0) : (index) -> ()
    "u6"(%arg1, %arg2) : (index, index) -> ()
    return
  }
}

