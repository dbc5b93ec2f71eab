// RUN: --canonicalize --allow-unregistered-dialect
// VALIDATION: indices are in the bounds; other ones are tried, too.
// The indices of a disjoint linear index are used again, as far as the sizes are the same.

func.func @tails(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %l = affine.linearize_index disjoint [%a, %b, %c] by (3, %n, 4) : index
  %0:3 = affine.delinearize_index %l into (3, %n, 4) : index, index, index
  "u"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  %1:3 = affine.delinearize_index %l into (%n, 4) : index, index, index
  "u1"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  %2:3 = affine.delinearize_index %l into (5, %n, 4) : index, index, index
  "u2"(%2#0, %2#1, %2#2) : (index, index, index) -> ()
  %3:2 = affine.delinearize_index %l into (%n, 4) : index, index
  "u3"(%3#0, %3#1) : (index, index) -> ()
  %4:2 = affine.delinearize_index %l into (4) : index, index
  "u4"(%4#0, %4#1) : (index, index) -> ()
  %5:4 = affine.delinearize_index %l into (7, 2, %n, 4) : index, index, index, index
  "u5"(%5#0, %5#1, %5#2, %5#3) : (index, index, index, index) -> ()
  %6:3 = affine.delinearize_index %l into (3, 5, 4) : index, index, index
  "u6"(%6#0, %6#1, %6#2) : (index, index, index) -> ()
  %7:3 = affine.delinearize_index %l into (3, %n, 8) : index, index, index
  "u7"(%7#0, %7#1, %7#2) : (index, index, index) -> ()
  %8:3 = affine.delinearize_index %l into (%n, 2, 2) : index, index, index
  "u8"(%8#0, %8#1, %8#2) : (index, index, index) -> ()
  %9:4 = affine.delinearize_index %l into (9, %n, 2, 2) : index, index, index, index
  "u9"(%9#0, %9#1, %9#2, %9#3) : (index, index, index, index) -> ()
  %10:2 = affine.delinearize_index %l into (3, 4) : index, index
  "u10"(%10#0, %10#1) : (index, index) -> ()
  %m = affine.linearize_index [%a, %b, %c] by (3, %n, 4) : index
  %11:3 = affine.delinearize_index %m into (3, %n, 4) : index, index, index
  "u11"(%11#0, %11#1, %11#2) : (index, index, index) -> ()
  %12:3 = affine.delinearize_index %m into (3, %n, 4) : index, index, index
  "u12"(%12#0, %12#1, %12#2) : (index, index, index) -> ()
  %13:3 = affine.delinearize_index %m into (2, 2) : index, index, index
  "u13"(%13#0, %13#1, %13#2) : (index, index, index) -> ()
  %k = affine.linearize_index disjoint [%a, %b, %c] by (%n, 4) : index
  %14:3 = affine.delinearize_index %k into (3, %n, 4) : index, index, index
  "u14"(%14#0, %14#1, %14#2) : (index, index, index) -> ()
  %15:4 = affine.delinearize_index %k into (3, 3, %n, 4) : index, index, index, index
  "u15"(%15#0, %15#1, %15#2, %15#3) : (index, index, index, index) -> ()
  %16:4 = affine.delinearize_index %k into (%n, 1, 4) : index, index, index, index
  "u16"(%16#0, %16#1, %16#2, %16#3) : (index, index, index, index) -> ()
  %17:5 = affine.delinearize_index %l into (3, 5, 7, 2, 2) : index, index, index, index, index
  "u17"(%17#0, %17#1, %17#2, %17#3, %17#4) : (index, index, index, index, index) -> ()
  %18:2 = affine.delinearize_index %l into (5, 4) : index, index
  "u18"(%18#0, %18#1) : (index, index) -> ()
  %o = affine.linearize_index disjoint [%a, %b, %c] by (3, %n, %d) : index
  %19:4 = affine.delinearize_index %o into (5, %n, %d) : index, index, index, index
  "u19"(%19#0, %19#1, %19#2, %19#3) : (index, index, index, index) -> ()
  %20:3 = affine.delinearize_index %o into (5, %d) : index, index, index
  "u20"(%20#0, %20#1, %20#2) : (index, index, index) -> ()
  return
}

func.func @more_indices(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %l = affine.linearize_index disjoint [%b, %c] by (%n, 4) : index
  %0:3 = affine.delinearize_index %l into (3, %n, 4) : index, index, index
  "u"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  %1:3 = affine.delinearize_index %l into (%n, 4) : index, index, index
  "u1"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  %21:4 = affine.delinearize_index %l into (3, %n, 4) : index, index, index, index
  "u1a"(%21#0, %21#1, %21#2, %21#3) : (index, index, index, index) -> ()
  %22:4 = affine.delinearize_index %l into (%d, 3, %n, 4) : index, index, index, index
  "u1b"(%22#0, %22#1, %22#2, %22#3) : (index, index, index, index) -> ()
  return
}

func.func @no_outer_bound(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %m = affine.linearize_index disjoint [%b, %c] by (4) : index
  %2:3 = affine.delinearize_index %m into (%n, 4) : index, index, index
  "u2"(%2#0, %2#1, %2#2) : (index, index, index) -> ()
  %3:4 = affine.delinearize_index %m into (%d, %n, 4) : index, index, index, index
  "u3"(%3#0, %3#1, %3#2, %3#3) : (index, index, index, index) -> ()
  %4:2 = affine.delinearize_index %m into (4) : index, index
  "u4"(%4#0, %4#1) : (index, index) -> ()
  %5:2 = affine.delinearize_index %m into (%n, 4) : index, index
  "u5"(%5#0, %5#1) : (index, index) -> ()
  %25:2 = affine.delinearize_index %m into (2, 2) : index, index
  "u5a"(%25#0, %25#1) : (index, index) -> ()
  %26:3 = affine.delinearize_index %m into (2, 2) : index, index, index
  "u5b"(%26#0, %26#1, %26#2) : (index, index, index) -> ()
  return
}

func.func @last_index_is_split(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %l = affine.linearize_index disjoint [%a, %b, %c] by (3, %n, 12) : index
  %0:3 = affine.delinearize_index %l into (3, 2, 2) : index, index, index
  "u"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  %1:4 = affine.delinearize_index %l into (3, 2, 2) : index, index, index, index
  "u1"(%1#0, %1#1, %1#2, %1#3) : (index, index, index, index) -> ()
  %2:4 = affine.delinearize_index %l into (5, 3, 2, 2) : index, index, index, index
  "u2"(%2#0, %2#1, %2#2, %2#3) : (index, index, index, index) -> ()
  %3:2 = affine.delinearize_index %l into (12) : index, index
  "u3"(%3#0, %3#1) : (index, index) -> ()
  %4:2 = affine.delinearize_index %l into (3, 4) : index, index
  "u4"(%4#0, %4#1) : (index, index) -> ()
  %5 = affine.delinearize_index %l into (12) : index
  "u5"(%5) : (index) -> ()
  %6:2 = affine.delinearize_index %l into (%n, 12) : index, index
  "u6"(%6#0, %6#1) : (index, index) -> ()
  return
}
