// RUN: --canonicalize --allow-unregistered-dialect
// Consecutive results of a delinearization are never separated.

func.func @ld1(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (3, %n, 4) : index, index, index
  %l0 = affine.linearize_index [%0#0, %0#1, %0#2] by (3, %n, 4) : index
  %l1 = affine.linearize_index [%0#0, %0#1, %0#2] by (%n, 4) : index
  %l2 = affine.linearize_index [%0#0, %0#1] by (3, %n) : index
  %l3 = affine.linearize_index [%0#0, %0#1] by (%n) : index
  %l4 = affine.linearize_index [%0#1, %0#2] by (%n, 4) : index
  %l5 = affine.linearize_index [%0#1, %0#2] by (4) : index
  %l6 = affine.linearize_index [%b, %0#1, %0#2] by (4, %n, 4) : index
  %l7 = affine.linearize_index [%0#1, %0#2, %b] by (%n, 4, 9) : index
  %l8 = affine.linearize_index disjoint [%b, %0#1, %0#2, %c] by (4, %n, 4, 7) : index
  %l9 = affine.linearize_index [%0#0, %0#1, %0#2] by (5, %n, 4) : index
  %l10 = affine.linearize_index [%0#0, %0#1, %0#2] by (3, %n, 5) : index
  %l11 = affine.linearize_index [%0#0, %0#2] by (3, 4) : index
  %l12 = affine.linearize_index [%0#2, %0#1] by (4, %n) : index
  %l13 = affine.linearize_index [%0#0, %0#1, %0#1, %0#2] by (3, %n, %n, 4) : index
  "u"(%l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  %1:3 = affine.delinearize_index %a into (5, 4) : index, index, index
  %m0 = affine.linearize_index [%1#0, %1#1, %1#2] by (3, 5, 4) : index
  %m1 = affine.linearize_index [%1#0, %1#1, %1#2] by (5, 4) : index
  %m2 = affine.linearize_index [%1#1, %1#2] by (5, 4) : index
  %m3 = affine.linearize_index [%1#1, %1#2] by (4) : index
  %m4 = affine.linearize_index [%1#0, %1#1] by (5) : index
  %m5 = affine.linearize_index [%1#0, %1#1] by (3, 5) : index
  %m6 = affine.linearize_index [%b, %1#0, %1#1] by (7, 3, 5) : index
  "v"(%m0, %m1, %m2, %m3, %m4, %m5, %m6) : (index, index, index, index, index, index, index) -> ()
  %2:4 = affine.delinearize_index %a into (%n, %b, %c, 4) : index, index, index, index
  %n0 = affine.linearize_index [%2#1, %2#2, %d] by (%b, %c, 9) : index
  %n1 = affine.linearize_index [%2#0, %2#1, %d] by (%n, %b, 9) : index
  %n2 = affine.linearize_index [%2#0, %2#1, %2#2, %d] by (%n, %b, %c, 9) : index
  "w"(%n0, %n1, %n2) : (index, index, index) -> ()
  return
}

func.func @x3(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (3, %n, 4) : index, index, index
  %l4 = affine.linearize_index [%0#1, %0#2] by (7, 4) : index
  "u"(%l4, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @x4(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %1:3 = affine.delinearize_index %a into (5, 4) : index, index, index
  %m4 = affine.linearize_index [%1#0, %1#1] by (5) : index
  "u"(%m4, %1#0, %1#1, %1#2) : (index, index, index, index) -> ()
  return
}

func.func @x4b(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %1:3 = affine.delinearize_index %a into (5, 4) : index, index, index
  %m4 = affine.linearize_index [%1#0, %1#1] by (8, 5) : index
  "u"(%m4, %1#0, %1#1, %1#2) : (index, index, index, index) -> ()
  return
}

func.func @x5(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %2:5 = affine.delinearize_index %a into (%n, %b, %c, 4, %d) : index, index, index, index, index
  %n0 = affine.linearize_index [%2#1, %2#2, %2#3, %2#4, %d] by (%b, %c, 4, %d, 9) : index
  "w"(%n0) : (index) -> ()
  return
}

func.func @x6(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %2:6 = affine.delinearize_index %a into (%n, %b, %c, 4, %d, 7) : index, index, index, index, index, index
  %n0 = affine.linearize_index disjoint [%2#0, %2#1, %d, %2#4, %2#5] by (%n, %b, 9, %d, 7) : index
  "w"(%n0, %2#4) : (index, index) -> ()
  return
}

func.func @x7(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %2:4 = affine.delinearize_index %a into (6, 5, 4, 7) : index, index, index, index
  %n0 = affine.linearize_index [%b, %2#0, %2#1] by (8, 6, 5) : index
  %n1 = affine.linearize_index [%b, %2#2, %2#3] by (6, 4, 7) : index
  "w"(%n0, %n1) : (index, index) -> ()
  return
}

func.func @y0(%a: index, %b: index, %m: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (3, %n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1] by (5, %n) : index
  "u0"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @y1(%a: index, %b: index, %m: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (3, %n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1] by (%n) : index
  "u1"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @y2(%a: index, %b: index, %m: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (3, %n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%0#1, %0#2] by (4) : index
  "u2"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @y3(%a: index, %b: index, %m: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (3, %n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%b, %0#0, %0#1] by (5, 7, %n) : index
  "u3"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @y4(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (3, %m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#1, %0#2, %0#3] by (9, %n, 4) : index
  "u4"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}

func.func @y5(%a: index, %b: index, %m: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (3, %n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1] by (%m, %n) : index
  "u5"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @y6(%a: index, %b: index, %m: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (%n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1] by (%m, %n) : index
  "u6"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @y7(%a: index, %b: index, %m: index, %n: index) {
  %0:3 = affine.delinearize_index %a into (%n, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%b, %0#0, %0#1] by (%m, %m, %n) : index
  "u7"(%1, %0#0, %0#1, %0#2) : (index, index, index, index) -> ()
  return
}

func.func @y8(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (3, %m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#1, %0#2, %0#1, %0#2] by (%n, %m, %n) : index
  "u8"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}

func.func @y9(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (3, %m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#1, %0#2, %b, %0#2, %0#3] by (%m, %n, 2, %n, 4) : index
  "u9"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}

func.func @y10(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (%m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (%m, %n) : index
  "u10"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}

func.func @y11(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (%m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2, %0#3, %b] by (%m, %n, 4, 6) : index
  "u11"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}

func.func @y12(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (3, %m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2, %0#3, %b] by (%m, %n, 4, 6) : index
  "u12"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}

func.func @y13(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (3, %m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2, %0#3, %b] by (5, %m, %n, 4, 6) : index
  "u13"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}

func.func @y14(%a: index, %b: index, %m: index, %n: index) {
  %0:4 = affine.delinearize_index %a into (3, %m, %n, 4) : index, index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2, %0#3] by (5, %m, %n, 4) : index
  "u14"(%1, %0#0, %0#1, %0#2, %0#3) : (index, index, index, index, index) -> ()
  return
}
