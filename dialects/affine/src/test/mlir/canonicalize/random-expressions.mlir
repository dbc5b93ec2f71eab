// RUN: --canonicalize --allow-unregistered-dialect --mlir-print-local-scope
// Terms of flattened expressions have the order of MLIR.

func.func @f(%i: index, %j: index, %n: index, %m: index) {
 affine.for %a = 0 to 100 { affine.for %b = 0 to 77 {
  %x0 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 mod 4) floordiv 2) + ((d1 mod 4) mod 2)) + (((d1 * 4) + (d0 * -1)) ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x0) : (index) -> ()
  %x1 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 mod 2) ceildiv 2) + ((d1 + d0) floordiv 2)) + (((d1 ceildiv 3) + (d1 + d0)) + ((d1 floordiv 4) mod 2))))>(%a, %b)[%n, %m]
 "u"(%x1) : (index) -> ()
  %x2 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + s0) + (s0 + d0)) + ((d1 * -3) * 2)))>(%a, %b)[%n, %m]
 "u"(%x2) : (index) -> ()
  %x3 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 3) + (d1 * 2)) + ((d1 ceildiv 3) + (d0 mod 4))))>(%a, %b)[%n, %m]
 "u"(%x3) : (index) -> ()
  %x4 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d1) * -1) + ((d0 ceildiv 2) floordiv 3)))>(%a, %b)[%n, %m]
 "u"(%x4) : (index) -> ()
  %x5 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + d0) mod 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x5) : (index) -> ()
  %x6 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d0) ceildiv 3) + ((d1 + d0) ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x6) : (index) -> ()
  %x7 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 mod 2) + (s0 floordiv 3)) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x7) : (index) -> ()
  %x8 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d1) * -3) ceildiv 3) + (((d1 + d0) + (s0 mod 2)) * -1)))>(%a, %b)[%n, %m]
 "u"(%x8) : (index) -> ()
  %x9 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + s1) mod 3) + ((s0 mod 2) + (d0 * -1))) * 4))>(%a, %b)[%n, %m]
 "u"(%x9) : (index) -> ()
  %x10 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + s1) + (d0 ceildiv 3)) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x10) : (index) -> ()
  %x11 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 * -1) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x11) : (index) -> ()
  %x12 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 mod 2) mod 3) + ((s0 floordiv 3) floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x12) : (index) -> ()
  %x13 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 3) + (s0 ceildiv 2)) mod 4) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x13) : (index) -> ()
  %x14 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 floordiv 3) + (d1 mod 4)) * -3))>(%a, %b)[%n, %m]
 "u"(%x14) : (index) -> ()
  %x15 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 ceildiv 3) + (d1 ceildiv 3)) + ((d0 ceildiv 2) ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x15) : (index) -> ()
  %x16 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 ceildiv 3) mod 4))>(%a, %b)[%n, %m]
 "u"(%x16) : (index) -> ()
  %x17 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 floordiv 4) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x17) : (index) -> ()
  %x18 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 mod 3) floordiv 4) + ((d0 + s1) ceildiv 2)) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x18) : (index) -> ()
  %x19 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 2) ceildiv 2) floordiv 2) + (((d0 + s1) + (s1 * 2)) + ((s0 + d0) * -3))))>(%a, %b)[%n, %m]
 "u"(%x19) : (index) -> ()
  %x20 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 mod 4) mod 3) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x20) : (index) -> ()
  %x21 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + s0) * -3) + ((d0 + d1) mod 4)) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x21) : (index) -> ()
  %x22 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 * -1) * 2) + ((d0 mod 3) + (d0 + d0))))>(%a, %b)[%n, %m]
 "u"(%x22) : (index) -> ()
  %x23 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d1) mod 3) floordiv 3) + (((d1 + d0) floordiv 4) * -3)))>(%a, %b)[%n, %m]
 "u"(%x23) : (index) -> ()
  %x24 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + s1) + (d1 ceildiv 3)) * 2) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x24) : (index) -> ()
  %x25 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 mod 2) + (d0 * -3)) + ((d0 * -1) + (d1 * -3))) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x25) : (index) -> ()
  %x26 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 4) * 2) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x26) : (index) -> ()
  %x27 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 * -3) + (d0 floordiv 3)))>(%a, %b)[%n, %m]
 "u"(%x27) : (index) -> ()
  %x28 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 * 2) floordiv 3) + ((d0 floordiv 4) * -1)))>(%a, %b)[%n, %m]
 "u"(%x28) : (index) -> ()
  %x29 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 mod 4) + (d1 floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x29) : (index) -> ()
  %x30 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 * -1) mod 3) mod 3))>(%a, %b)[%n, %m]
 "u"(%x30) : (index) -> ()
  %x31 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) + (s1 + s0)))>(%a, %b)[%n, %m]
 "u"(%x31) : (index) -> ()
  %x32 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 floordiv 3) + (s1 * 2)))>(%a, %b)[%n, %m]
 "u"(%x32) : (index) -> ()
  %x33 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d0) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x33) : (index) -> ()
  %x34 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s1) + (d0 floordiv 2)))>(%a, %b)[%n, %m]
 "u"(%x34) : (index) -> ()
  %x35 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 4) + (s0 mod 4)))>(%a, %b)[%n, %m]
 "u"(%x35) : (index) -> ()
  %x36 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d0) floordiv 4) + ((d1 * 4) + (s0 floordiv 2))))>(%a, %b)[%n, %m]
 "u"(%x36) : (index) -> ()
  %x37 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d0) mod 3) floordiv 4) * 4))>(%a, %b)[%n, %m]
 "u"(%x37) : (index) -> ()
  %x38 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 ceildiv 3) floordiv 2) + ((s0 floordiv 4) * -1)))>(%a, %b)[%n, %m]
 "u"(%x38) : (index) -> ()
  %x39 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 mod 4) + (d1 ceildiv 3)) + ((d1 + d1) * 2)))>(%a, %b)[%n, %m]
 "u"(%x39) : (index) -> ()
  %x40 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 mod 4) + (s1 * 4)) * 4) + (((d0 * 4) + (d1 + s1)) ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x40) : (index) -> ()
  %x41 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 mod 4) floordiv 4) ceildiv 3) + (((d0 + d1) + (s1 + s1)) + ((d1 mod 3) + (s1 mod 3)))))>(%a, %b)[%n, %m]
 "u"(%x41) : (index) -> ()
  %x42 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) + (d1 + d1)) ceildiv 2) + (((s0 * 2) mod 3) + ((d0 mod 3) * -3))))>(%a, %b)[%n, %m]
 "u"(%x42) : (index) -> ()
  %x43 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 3) + (s1 mod 2)) * -3))>(%a, %b)[%n, %m]
 "u"(%x43) : (index) -> ()
  %x44 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d1) + (s1 + d0)))>(%a, %b)[%n, %m]
 "u"(%x44) : (index) -> ()
  %x45 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 ceildiv 2) + (s1 floordiv 2)) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x45) : (index) -> ()
  %x46 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 ceildiv 2) + (d0 floordiv 2)) * 2) + (((d1 floordiv 3) ceildiv 2) floordiv 3)))>(%a, %b)[%n, %m]
 "u"(%x46) : (index) -> ()
  %x47 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 2) floordiv 2) + ((d1 ceildiv 3) floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x47) : (index) -> ()
  %x48 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 mod 2) + (d0 + d0)) + ((d1 ceildiv 2) * -1)))>(%a, %b)[%n, %m]
 "u"(%x48) : (index) -> ()
  %x49 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 2) * 4) + ((s0 + s1) + (d1 + d0))))>(%a, %b)[%n, %m]
 "u"(%x49) : (index) -> ()
  %x50 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d0) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x50) : (index) -> ()
  %x51 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d0) * 2))>(%a, %b)[%n, %m]
 "u"(%x51) : (index) -> ()
  %x52 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 2) + (s0 + s1)) + ((d0 mod 4) + (d0 + s0))) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x52) : (index) -> ()
  %x53 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) * -3))>(%a, %b)[%n, %m]
 "u"(%x53) : (index) -> ()
  %x54 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d1) + (s1 + d0)) + ((s1 + d1) floordiv 2)))>(%a, %b)[%n, %m]
 "u"(%x54) : (index) -> ()
  %x55 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 mod 2) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x55) : (index) -> ()
  %x56 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 mod 3) + (d1 floordiv 4)) mod 2))>(%a, %b)[%n, %m]
 "u"(%x56) : (index) -> ()
  %x57 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 mod 4) floordiv 2) + ((s1 + d0) floordiv 2)))>(%a, %b)[%n, %m]
 "u"(%x57) : (index) -> ()
  %x58 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + s0) + (d0 + d0)) + ((d0 * 2) mod 2)))>(%a, %b)[%n, %m]
 "u"(%x58) : (index) -> ()
  %x59 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d0) mod 2))>(%a, %b)[%n, %m]
 "u"(%x59) : (index) -> ()
  %x60 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s0) * -3))>(%a, %b)[%n, %m]
 "u"(%x60) : (index) -> ()
  %x61 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 floordiv 4) + (s0 ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x61) : (index) -> ()
  %x62 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 mod 3) ceildiv 3) + ((d0 + s1) + (d0 + d1))) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x62) : (index) -> ()
  %x63 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d1) + (d0 + d0)) * -1) * 4))>(%a, %b)[%n, %m]
 "u"(%x63) : (index) -> ()
  %x64 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + s0) + (s0 * -1)) + ((d1 mod 2) + (s1 floordiv 3))) mod 2))>(%a, %b)[%n, %m]
 "u"(%x64) : (index) -> ()
  %x65 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 * 2) mod 2))>(%a, %b)[%n, %m]
 "u"(%x65) : (index) -> ()
  %x66 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 ceildiv 3) floordiv 3) + ((d0 mod 2) floordiv 2)))>(%a, %b)[%n, %m]
 "u"(%x66) : (index) -> ()
  %x67 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 2) + (d0 mod 3)) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x67) : (index) -> ()
  %x68 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 * 4) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x68) : (index) -> ()
  %x69 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 * 2) mod 4) + ((d0 + d0) + (d0 floordiv 2))) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x69) : (index) -> ()
  %x70 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d1) + (d0 + s0)) + ((d0 + d0) ceildiv 3)))>(%a, %b)[%n, %m]
 "u"(%x70) : (index) -> ()
  %x71 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 4) mod 2) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x71) : (index) -> ()
  %x72 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 mod 3) + (d1 ceildiv 3)) + ((d0 mod 2) + (d0 ceildiv 3))) + (((d0 floordiv 4) + (s0 floordiv 2)) + ((s0 + s0) mod 4))))>(%a, %b)[%n, %m]
 "u"(%x72) : (index) -> ()
  %x73 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s1) mod 2))>(%a, %b)[%n, %m]
 "u"(%x73) : (index) -> ()
  %x74 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 * 4) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x74) : (index) -> ()
  %x75 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 * -3) + (d0 + d0)))>(%a, %b)[%n, %m]
 "u"(%x75) : (index) -> ()
  %x76 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d0) + (d1 floordiv 3)) + ((d1 * -3) + (d0 floordiv 3))))>(%a, %b)[%n, %m]
 "u"(%x76) : (index) -> ()
  %x77 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 ceildiv 2) mod 3))>(%a, %b)[%n, %m]
 "u"(%x77) : (index) -> ()
  %x78 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 floordiv 2) mod 2) ceildiv 2) + (((s0 + d0) + (d0 mod 3)) floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x78) : (index) -> ()
  %x79 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 4) mod 4) mod 2))>(%a, %b)[%n, %m]
 "u"(%x79) : (index) -> ()
  %x80 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d1) + (d1 * 2)) + ((s1 ceildiv 3) + (d0 + s0))))>(%a, %b)[%n, %m]
 "u"(%x80) : (index) -> ()
  %x81 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 * 2) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x81) : (index) -> ()
  %x82 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 2) mod 3) + ((s1 + d1) + (d0 floordiv 4))) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x82) : (index) -> ()
  %x83 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + d0) ceildiv 2) + ((d1 + d1) + (s0 + d0))))>(%a, %b)[%n, %m]
 "u"(%x83) : (index) -> ()
  %x84 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) * 4) ceildiv 3) * -1))>(%a, %b)[%n, %m]
 "u"(%x84) : (index) -> ()
  %x85 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 mod 2) + (d0 + s1)))>(%a, %b)[%n, %m]
 "u"(%x85) : (index) -> ()
  %x86 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 ceildiv 3) + (d0 + d0)) mod 3))>(%a, %b)[%n, %m]
 "u"(%x86) : (index) -> ()
  %x87 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d0) * 4) floordiv 4) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x87) : (index) -> ()
  %x88 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 mod 3) + (s1 ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x88) : (index) -> ()
  %x89 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s1) mod 2))>(%a, %b)[%n, %m]
 "u"(%x89) : (index) -> ()
  %x90 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + s0) + (d1 + d1)) + ((s1 + d0) + (s1 + d0))))>(%a, %b)[%n, %m]
 "u"(%x90) : (index) -> ()
  %x91 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + s0) + (d1 * 4)) mod 2))>(%a, %b)[%n, %m]
 "u"(%x91) : (index) -> ()
  %x92 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 ceildiv 2) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x92) : (index) -> ()
  %x93 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 floordiv 2) + (d0 + d1)) + ((d0 + d1) * 4)))>(%a, %b)[%n, %m]
 "u"(%x93) : (index) -> ()
  %x94 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 * -1) ceildiv 2) + ((d1 * 4) + (s1 + d1))))>(%a, %b)[%n, %m]
 "u"(%x94) : (index) -> ()
  %x95 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) + (s0 + d0)) + ((d1 + s1) mod 3)) + (((d0 + d1) * 2) mod 3)))>(%a, %b)[%n, %m]
 "u"(%x95) : (index) -> ()
  %x96 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 ceildiv 3) ceildiv 2) floordiv 4) * 2))>(%a, %b)[%n, %m]
 "u"(%x96) : (index) -> ()
  %x97 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + s0) * -3) floordiv 3) + (((d0 * -1) + (d0 * 2)) + ((d1 + s0) floordiv 3))))>(%a, %b)[%n, %m]
 "u"(%x97) : (index) -> ()
  %x98 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + s0) * -3) mod 2))>(%a, %b)[%n, %m]
 "u"(%x98) : (index) -> ()
  %x99 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 3) mod 2) + ((d1 * -3) * 2)) + (((s1 mod 4) + (d0 mod 2)) + ((d1 + d0) * 4))))>(%a, %b)[%n, %m]
 "u"(%x99) : (index) -> ()
  %x100 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 floordiv 4) floordiv 4) * 2) * 2))>(%a, %b)[%n, %m]
 "u"(%x100) : (index) -> ()
  %x101 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d0) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x101) : (index) -> ()
  %x102 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 2) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x102) : (index) -> ()
  %x103 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d0) + (s1 floordiv 3)) + ((s0 floordiv 3) + (d1 ceildiv 3))))>(%a, %b)[%n, %m]
 "u"(%x103) : (index) -> ()
  %x104 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 ceildiv 3) + (d0 + d1)))>(%a, %b)[%n, %m]
 "u"(%x104) : (index) -> ()
  %x105 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 * 4) + (s0 ceildiv 2)) + ((s1 + d0) + (d1 * -1))))>(%a, %b)[%n, %m]
 "u"(%x105) : (index) -> ()
  %x106 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) + (s1 + s0)) * -3) + (((d0 + d1) floordiv 2) * -3)))>(%a, %b)[%n, %m]
 "u"(%x106) : (index) -> ()
  %x107 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 2) + (d0 + s1)))>(%a, %b)[%n, %m]
 "u"(%x107) : (index) -> ()
  %x108 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 2) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x108) : (index) -> ()
  %x109 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + s1) + (s1 ceildiv 2)) mod 2))>(%a, %b)[%n, %m]
 "u"(%x109) : (index) -> ()
  %x110 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d0) + (s1 + s1)) + ((d0 + d0) + (d0 + d1))))>(%a, %b)[%n, %m]
 "u"(%x110) : (index) -> ()
  %x111 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d1) + (d0 + d0)) + ((d0 ceildiv 3) + (s0 + s0))) + (((d1 + d0) ceildiv 2) * 4)))>(%a, %b)[%n, %m]
 "u"(%x111) : (index) -> ()
  %x112 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 mod 2) + (d0 + d1)) ceildiv 3) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x112) : (index) -> ()
  %x113 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 floordiv 3) mod 2) * -3))>(%a, %b)[%n, %m]
 "u"(%x113) : (index) -> ()
  %x114 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 4) mod 2) * 4))>(%a, %b)[%n, %m]
 "u"(%x114) : (index) -> ()
  %x115 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d1) + (d1 floordiv 3)) mod 3) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x115) : (index) -> ()
  %x116 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 * -3) + (d0 floordiv 4)) floordiv 4) + (((d0 + s1) mod 4) + ((d0 mod 4) mod 3))))>(%a, %b)[%n, %m]
 "u"(%x116) : (index) -> ()
  %x117 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + s0) + (d1 ceildiv 3)) mod 4) + (((s1 + d1) ceildiv 3) + ((s0 + s1) ceildiv 3))))>(%a, %b)[%n, %m]
 "u"(%x117) : (index) -> ()
  %x118 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d0) * 2) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x118) : (index) -> ()
  %x119 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 mod 2) mod 2) + ((d0 * -1) * -1)) * -1))>(%a, %b)[%n, %m]
 "u"(%x119) : (index) -> ()
  %x120 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d1) floordiv 4) mod 3) + (((d0 + d1) + (s0 ceildiv 3)) ceildiv 3)))>(%a, %b)[%n, %m]
 "u"(%x120) : (index) -> ()
  %x121 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d0) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x121) : (index) -> ()
  %x122 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d0) * 4) mod 2) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x122) : (index) -> ()
  %x123 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 * 4) + (d0 * 2)))>(%a, %b)[%n, %m]
 "u"(%x123) : (index) -> ()
  %x124 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 4) mod 3))>(%a, %b)[%n, %m]
 "u"(%x124) : (index) -> ()
  %x125 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 4) mod 3) floordiv 4) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x125) : (index) -> ()
  %x126 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s0) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x126) : (index) -> ()
  %x127 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) + (d1 + s1)))>(%a, %b)[%n, %m]
 "u"(%x127) : (index) -> ()
  %x128 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 mod 2) ceildiv 2) + ((d1 ceildiv 3) + (s0 ceildiv 3))))>(%a, %b)[%n, %m]
 "u"(%x128) : (index) -> ()
  %x129 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 2) mod 3) floordiv 3) mod 4))>(%a, %b)[%n, %m]
 "u"(%x129) : (index) -> ()
  %x130 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 floordiv 3) floordiv 4) mod 3) * 2))>(%a, %b)[%n, %m]
 "u"(%x130) : (index) -> ()
  %x131 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 ceildiv 3) mod 4))>(%a, %b)[%n, %m]
 "u"(%x131) : (index) -> ()
  %x132 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d1) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x132) : (index) -> ()
  %x133 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) + (d1 floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x133) : (index) -> ()
  %x134 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + s1) mod 2) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x134) : (index) -> ()
  %x135 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 3) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x135) : (index) -> ()
  %x136 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 * 4) floordiv 3) ceildiv 3) * 2))>(%a, %b)[%n, %m]
 "u"(%x136) : (index) -> ()
  %x137 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d0) * 4))>(%a, %b)[%n, %m]
 "u"(%x137) : (index) -> ()
  %x138 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 2) + (s0 + s1)))>(%a, %b)[%n, %m]
 "u"(%x138) : (index) -> ()
  %x139 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 mod 3) + (d0 floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x139) : (index) -> ()
  %x140 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 mod 4) mod 2))>(%a, %b)[%n, %m]
 "u"(%x140) : (index) -> ()
  %x141 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 mod 3) * -3))>(%a, %b)[%n, %m]
 "u"(%x141) : (index) -> ()
  %x142 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 2) + (d0 ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x142) : (index) -> ()
  %x143 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + s0) * 4) mod 2))>(%a, %b)[%n, %m]
 "u"(%x143) : (index) -> ()
  %x144 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 ceildiv 3) + (s0 mod 4)))>(%a, %b)[%n, %m]
 "u"(%x144) : (index) -> ()
  %x145 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + s0) * 2))>(%a, %b)[%n, %m]
 "u"(%x145) : (index) -> ()
  %x146 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 * -3) ceildiv 3) floordiv 3) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x146) : (index) -> ()
  %x147 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 * -1) * 4) mod 3) * 2))>(%a, %b)[%n, %m]
 "u"(%x147) : (index) -> ()
  %x148 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s0) + (s1 mod 4)))>(%a, %b)[%n, %m]
 "u"(%x148) : (index) -> ()
  %x149 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) + (d1 * 2)) + ((d1 + s0) + (d1 + d1))) + (((s0 + d0) * 4) + ((d0 floordiv 2) mod 3))))>(%a, %b)[%n, %m]
 "u"(%x149) : (index) -> ()
  %x150 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + s0) mod 3) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x150) : (index) -> ()
  %x151 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 2) mod 4) + ((s0 * -3) mod 2)) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x151) : (index) -> ()
  %x152 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d0) floordiv 2) + ((s1 floordiv 2) + (d0 + d1))))>(%a, %b)[%n, %m]
 "u"(%x152) : (index) -> ()
  %x153 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x153) : (index) -> ()
  %x154 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + d0) * -3) + ((d0 ceildiv 2) + (s0 * 4))) + (((s0 + s0) + (s1 + d0)) * 2)))>(%a, %b)[%n, %m]
 "u"(%x154) : (index) -> ()
  %x155 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) ceildiv 2) + ((d0 mod 3) mod 3)) + (((d0 + s1) + (d1 + s1)) + ((s1 mod 2) mod 2))))>(%a, %b)[%n, %m]
 "u"(%x155) : (index) -> ()
  %x156 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) ceildiv 2) mod 3) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x156) : (index) -> ()
  %x157 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d0) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x157) : (index) -> ()
  %x158 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d0) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x158) : (index) -> ()
  %x159 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 3) mod 4))>(%a, %b)[%n, %m]
 "u"(%x159) : (index) -> ()
  %x160 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + s0) + (d1 * 2)) + ((d0 + d0) * -3)))>(%a, %b)[%n, %m]
 "u"(%x160) : (index) -> ()
  %x161 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d1) + (s0 * -1)))>(%a, %b)[%n, %m]
 "u"(%x161) : (index) -> ()
  %x162 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d0) mod 4))>(%a, %b)[%n, %m]
 "u"(%x162) : (index) -> ()
  %x163 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + d1) + (d0 + d1)) * 4) mod 4))>(%a, %b)[%n, %m]
 "u"(%x163) : (index) -> ()
  %x164 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 * 2) + (d0 + d1)) floordiv 4) + (((s1 + d0) mod 4) + ((s1 + d0) floordiv 4))))>(%a, %b)[%n, %m]
 "u"(%x164) : (index) -> ()
  %x165 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d1) ceildiv 3) + ((d1 + d1) * -3)) + (((s0 + s0) ceildiv 2) + ((d1 + s0) floordiv 3))))>(%a, %b)[%n, %m]
 "u"(%x165) : (index) -> ()
  %x166 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + s1) + (d1 floordiv 3)) mod 4))>(%a, %b)[%n, %m]
 "u"(%x166) : (index) -> ()
  %x167 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 ceildiv 2) mod 2))>(%a, %b)[%n, %m]
 "u"(%x167) : (index) -> ()
  %x168 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d0) * -1) + ((d1 floordiv 4) ceildiv 2)) mod 4))>(%a, %b)[%n, %m]
 "u"(%x168) : (index) -> ()
  %x169 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 ceildiv 3) + (d1 * -1)) floordiv 3) mod 3))>(%a, %b)[%n, %m]
 "u"(%x169) : (index) -> ()
  %x170 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 ceildiv 2) * -1) + ((d1 mod 3) + (d0 * -1))))>(%a, %b)[%n, %m]
 "u"(%x170) : (index) -> ()
  %x171 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 floordiv 2) * 2))>(%a, %b)[%n, %m]
 "u"(%x171) : (index) -> ()
  %x172 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + s1) mod 2))>(%a, %b)[%n, %m]
 "u"(%x172) : (index) -> ()
  %x173 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) mod 4))>(%a, %b)[%n, %m]
 "u"(%x173) : (index) -> ()
  %x174 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 ceildiv 3) floordiv 4) mod 4) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x174) : (index) -> ()
  %x175 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 * 4) mod 2))>(%a, %b)[%n, %m]
 "u"(%x175) : (index) -> ()
  %x176 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 ceildiv 3) + (d1 + d1)))>(%a, %b)[%n, %m]
 "u"(%x176) : (index) -> ()
  %x177 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 mod 2) * -3) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x177) : (index) -> ()
  %x178 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d1) + (d1 + s0)) + ((d0 ceildiv 3) mod 3)))>(%a, %b)[%n, %m]
 "u"(%x178) : (index) -> ()
  %x179 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 2) * 2))>(%a, %b)[%n, %m]
 "u"(%x179) : (index) -> ()
  %x180 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 mod 2) + (d1 + d0)))>(%a, %b)[%n, %m]
 "u"(%x180) : (index) -> ()
  %x181 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d0) + (d1 floordiv 2)) mod 2))>(%a, %b)[%n, %m]
 "u"(%x181) : (index) -> ()
  %x182 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 * -1) + (d0 + s0)))>(%a, %b)[%n, %m]
 "u"(%x182) : (index) -> ()
  %x183 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 * 4) + (s1 + d0)) + ((d1 mod 3) + (d0 + d1))))>(%a, %b)[%n, %m]
 "u"(%x183) : (index) -> ()
  %x184 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 floordiv 3) * -3) floordiv 2) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x184) : (index) -> ()
  %x185 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + s1) + (d1 + s0)) + ((d1 + s1) ceildiv 3)) + (((d0 floordiv 4) + (d1 + s1)) + ((d0 mod 4) + (d1 + s1)))))>(%a, %b)[%n, %m]
 "u"(%x185) : (index) -> ()
  %x186 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) + (d1 + s1)) * 4) mod 4))>(%a, %b)[%n, %m]
 "u"(%x186) : (index) -> ()
  %x187 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + s1) + (s1 + s0)))>(%a, %b)[%n, %m]
 "u"(%x187) : (index) -> ()
  %x188 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d0) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x188) : (index) -> ()
  %x189 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 3) * 2))>(%a, %b)[%n, %m]
 "u"(%x189) : (index) -> ()
  %x190 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + s1) + (s0 + s1)) + ((d0 ceildiv 2) + (d0 mod 3))) + (((d1 + s1) + (d0 mod 3)) mod 4)))>(%a, %b)[%n, %m]
 "u"(%x190) : (index) -> ()
  %x191 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) + (s0 + d1)) ceildiv 3) + (((s0 mod 3) + (d1 + d0)) + ((d0 + d1) mod 3))))>(%a, %b)[%n, %m]
 "u"(%x191) : (index) -> ()
  %x192 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d0) + (d1 floordiv 2)) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x192) : (index) -> ()
  %x193 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d1) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x193) : (index) -> ()
  %x194 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 * -3) mod 4) + ((d0 + d1) + (s1 * 2))) * -1))>(%a, %b)[%n, %m]
 "u"(%x194) : (index) -> ()
  %x195 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 floordiv 4) * -1) + ((d1 floordiv 4) floordiv 3)) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x195) : (index) -> ()
  %x196 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + s0) floordiv 4) * 4) + (((s0 floordiv 2) * 2) * 2)))>(%a, %b)[%n, %m]
 "u"(%x196) : (index) -> ()
  %x197 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + d1) floordiv 3) + ((d0 + s0) mod 3)) + (((d0 + d1) * -1) mod 4)))>(%a, %b)[%n, %m]
 "u"(%x197) : (index) -> ()
  %x198 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + d1) ceildiv 2) * 2) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x198) : (index) -> ()
  %x199 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 mod 4) + (d0 + s0)))>(%a, %b)[%n, %m]
 "u"(%x199) : (index) -> ()
  %x200 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 * -1) mod 4) * 4) + (((d1 + d0) * 4) * -3)))>(%a, %b)[%n, %m]
 "u"(%x200) : (index) -> ()
  %x201 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 floordiv 4) floordiv 3) * -1) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x201) : (index) -> ()
  %x202 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s0) + (s1 * 4)))>(%a, %b)[%n, %m]
 "u"(%x202) : (index) -> ()
  %x203 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 mod 4) + (d0 ceildiv 2)) + ((d1 floordiv 2) ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x203) : (index) -> ()
  %x204 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d1) ceildiv 3) * 2) mod 3))>(%a, %b)[%n, %m]
 "u"(%x204) : (index) -> ()
  %x205 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 4) + (d1 mod 2)) + ((s1 ceildiv 3) + (s0 mod 3))))>(%a, %b)[%n, %m]
 "u"(%x205) : (index) -> ()
  %x206 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d0) * -3))>(%a, %b)[%n, %m]
 "u"(%x206) : (index) -> ()
  %x207 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 mod 2) + (s0 mod 2)) + ((d1 + s1) * -1)))>(%a, %b)[%n, %m]
 "u"(%x207) : (index) -> ()
  %x208 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 3) mod 3))>(%a, %b)[%n, %m]
 "u"(%x208) : (index) -> ()
  %x209 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 floordiv 2) * 2) + ((d1 * 2) mod 4)))>(%a, %b)[%n, %m]
 "u"(%x209) : (index) -> ()
  %x210 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d0) + (d0 mod 3)) mod 2))>(%a, %b)[%n, %m]
 "u"(%x210) : (index) -> ()
  %x211 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + s1) + (d1 + s0)) + ((d0 * -1) ceildiv 2)) + (((d1 + d0) ceildiv 3) ceildiv 3)))>(%a, %b)[%n, %m]
 "u"(%x211) : (index) -> ()
  %x212 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s1) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x212) : (index) -> ()
  %x213 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 * -1) + (s0 + d1)))>(%a, %b)[%n, %m]
 "u"(%x213) : (index) -> ()
  %x214 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + s0) floordiv 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x214) : (index) -> ()
  %x215 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 floordiv 2) mod 3))>(%a, %b)[%n, %m]
 "u"(%x215) : (index) -> ()
  %x216 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 4) + (s0 + d1)))>(%a, %b)[%n, %m]
 "u"(%x216) : (index) -> ()
  %x217 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 ceildiv 2) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x217) : (index) -> ()
  %x218 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 3) mod 2) + ((s0 * -3) * -1)) mod 4))>(%a, %b)[%n, %m]
 "u"(%x218) : (index) -> ()
  %x219 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + d0) + (d0 * 4)) + ((s0 * 2) floordiv 3)) + (((d0 * 2) * -3) mod 4)))>(%a, %b)[%n, %m]
 "u"(%x219) : (index) -> ()
  %x220 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 ceildiv 2) ceildiv 3) ceildiv 3) * 4))>(%a, %b)[%n, %m]
 "u"(%x220) : (index) -> ()
  %x221 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d1) + (d1 + d0)) * -1))>(%a, %b)[%n, %m]
 "u"(%x221) : (index) -> ()
  %x222 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 floordiv 4) + (s0 floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x222) : (index) -> ()
  %x223 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + s1) + (d1 + d0)) + ((s0 ceildiv 2) + (s0 * 4))) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x223) : (index) -> ()
  %x224 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + s0) mod 4) + ((d1 * 4) + (d1 mod 4))))>(%a, %b)[%n, %m]
 "u"(%x224) : (index) -> ()
  %x225 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) * -3) mod 2) mod 2))>(%a, %b)[%n, %m]
 "u"(%x225) : (index) -> ()
  %x226 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 * -3) + (d1 + d1)) * 4) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x226) : (index) -> ()
  %x227 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 * -3) + (s0 mod 4)))>(%a, %b)[%n, %m]
 "u"(%x227) : (index) -> ()
  %x228 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 floordiv 4) * -1))>(%a, %b)[%n, %m]
 "u"(%x228) : (index) -> ()
  %x229 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d1) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x229) : (index) -> ()
  %x230 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + s1) * 2) * -1))>(%a, %b)[%n, %m]
 "u"(%x230) : (index) -> ()
  %x231 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d0) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x231) : (index) -> ()
  %x232 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 ceildiv 2) mod 2))>(%a, %b)[%n, %m]
 "u"(%x232) : (index) -> ()
  %x233 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + s0) + (d0 floordiv 4)) floordiv 4) + (((s1 mod 2) + (s0 floordiv 3)) mod 3)))>(%a, %b)[%n, %m]
 "u"(%x233) : (index) -> ()
  %x234 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 4) * 2))>(%a, %b)[%n, %m]
 "u"(%x234) : (index) -> ()
  %x235 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + s1) + (d1 mod 2)))>(%a, %b)[%n, %m]
 "u"(%x235) : (index) -> ()
  %x236 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + s0) * -3) + ((d1 + d0) + (s0 floordiv 3))) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x236) : (index) -> ()
  %x237 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 * 4) + (s1 + s1)) floordiv 2) + (((d1 * -1) mod 3) + ((s0 + d1) * 4))))>(%a, %b)[%n, %m]
 "u"(%x237) : (index) -> ()
  %x238 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 floordiv 3) + (d0 + d0)) + ((s1 floordiv 2) + (s1 mod 4))) mod 3))>(%a, %b)[%n, %m]
 "u"(%x238) : (index) -> ()
  %x239 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s0) + (d1 + s0)))>(%a, %b)[%n, %m]
 "u"(%x239) : (index) -> ()
  %x240 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + d1) + (d1 * 4)) mod 4))>(%a, %b)[%n, %m]
 "u"(%x240) : (index) -> ()
  %x241 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 3) mod 3))>(%a, %b)[%n, %m]
 "u"(%x241) : (index) -> ()
  %x242 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 mod 2) + (s1 mod 2)) floordiv 4) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x242) : (index) -> ()
  %x243 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 * 2) mod 2) ceildiv 3) * -3))>(%a, %b)[%n, %m]
 "u"(%x243) : (index) -> ()
  %x244 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 * 2) + (d0 + d1)) + ((s0 * -3) + (d0 + s0))))>(%a, %b)[%n, %m]
 "u"(%x244) : (index) -> ()
  %x245 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 mod 4) + (d1 + d1)) + ((s0 + d1) * -3)) mod 3))>(%a, %b)[%n, %m]
 "u"(%x245) : (index) -> ()
  %x246 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + d1) mod 3) + ((s1 + d1) + (d1 + d0))) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x246) : (index) -> ()
  %x247 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d1) floordiv 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x247) : (index) -> ()
  %x248 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) * -1) mod 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x248) : (index) -> ()
  %x249 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + s1) + (d1 + d0)) mod 2))>(%a, %b)[%n, %m]
 "u"(%x249) : (index) -> ()
  %x250 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 mod 2) + (d1 ceildiv 2)) + ((s1 mod 3) mod 2)) + (((d1 + s0) + (s1 floordiv 2)) + ((d1 + d0) + (d0 * 4)))))>(%a, %b)[%n, %m]
 "u"(%x250) : (index) -> ()
  %x251 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 mod 4) floordiv 4) + ((d1 + d1) floordiv 3)))>(%a, %b)[%n, %m]
 "u"(%x251) : (index) -> ()
  %x252 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 ceildiv 2) + (s1 + d1)))>(%a, %b)[%n, %m]
 "u"(%x252) : (index) -> ()
  %x253 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 3) + (d0 * -3)) floordiv 3) + (((s0 + s1) + (d1 ceildiv 2)) + ((d0 + d1) + (d0 mod 2)))))>(%a, %b)[%n, %m]
 "u"(%x253) : (index) -> ()
  %x254 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 3) + (d0 + d0)))>(%a, %b)[%n, %m]
 "u"(%x254) : (index) -> ()
  %x255 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 2) + (s0 + d1)) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x255) : (index) -> ()
  %x256 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s0) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x256) : (index) -> ()
  %x257 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 mod 2) * 4))>(%a, %b)[%n, %m]
 "u"(%x257) : (index) -> ()
  %x258 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + s0) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x258) : (index) -> ()
  %x259 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 ceildiv 3) floordiv 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x259) : (index) -> ()
  %x260 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 floordiv 2) + (d1 mod 3)) * 2))>(%a, %b)[%n, %m]
 "u"(%x260) : (index) -> ()
  %x261 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 * 4) ceildiv 3) + ((d0 floordiv 4) mod 4)))>(%a, %b)[%n, %m]
 "u"(%x261) : (index) -> ()
  %x262 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 mod 4) + (s1 * -3)) * 2))>(%a, %b)[%n, %m]
 "u"(%x262) : (index) -> ()
  %x263 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 * 2) + (s0 mod 2)))>(%a, %b)[%n, %m]
 "u"(%x263) : (index) -> ()
  %x264 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d1) + (d1 + d1)))>(%a, %b)[%n, %m]
 "u"(%x264) : (index) -> ()
  %x265 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d1) + (d0 floordiv 4)) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x265) : (index) -> ()
  %x266 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 floordiv 3) floordiv 3) * 2) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x266) : (index) -> ()
  %x267 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 ceildiv 3) + (s0 floordiv 4)) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x267) : (index) -> ()
  %x268 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 * -1) mod 4))>(%a, %b)[%n, %m]
 "u"(%x268) : (index) -> ()
  %x269 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 * 4) mod 4) floordiv 2) * -3))>(%a, %b)[%n, %m]
 "u"(%x269) : (index) -> ()
  %x270 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) + (d0 + s0)))>(%a, %b)[%n, %m]
 "u"(%x270) : (index) -> ()
  %x271 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 2) * 4) mod 4) + (((s1 ceildiv 3) ceildiv 2) * 2)))>(%a, %b)[%n, %m]
 "u"(%x271) : (index) -> ()
  %x272 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 floordiv 2) mod 2) * 4) + (((s0 + s0) + (d1 floordiv 4)) floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x272) : (index) -> ()
  %x273 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) + (d1 + d0)) mod 2) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x273) : (index) -> ()
  %x274 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d1) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x274) : (index) -> ()
  %x275 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s0) + (d1 ceildiv 3)))>(%a, %b)[%n, %m]
 "u"(%x275) : (index) -> ()
  %x276 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d0) ceildiv 3) * -3))>(%a, %b)[%n, %m]
 "u"(%x276) : (index) -> ()
  %x277 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d0) + (d1 ceildiv 3)) floordiv 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x277) : (index) -> ()
  %x278 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 * 4) mod 2) mod 3))>(%a, %b)[%n, %m]
 "u"(%x278) : (index) -> ()
  %x279 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + s0) + (d1 + d0)) floordiv 4) + (((d0 + d0) + (d1 + d1)) mod 3)))>(%a, %b)[%n, %m]
 "u"(%x279) : (index) -> ()
  %x280 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 floordiv 2) ceildiv 2) * -3))>(%a, %b)[%n, %m]
 "u"(%x280) : (index) -> ()
  %x281 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + s0) + (d0 + d1)) + ((s0 + s1) ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x281) : (index) -> ()
  %x282 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 mod 2) + (d0 floordiv 2)))>(%a, %b)[%n, %m]
 "u"(%x282) : (index) -> ()
  %x283 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 * 2) mod 4) ceildiv 2) mod 3))>(%a, %b)[%n, %m]
 "u"(%x283) : (index) -> ()
  %x284 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 3) + (s0 ceildiv 2)) mod 4))>(%a, %b)[%n, %m]
 "u"(%x284) : (index) -> ()
  %x285 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d1) floordiv 2) * -1))>(%a, %b)[%n, %m]
 "u"(%x285) : (index) -> ()
  %x286 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 * 2) floordiv 2) mod 3) + (((s1 * 2) * -3) + ((d1 + d0) + (d0 ceildiv 3)))))>(%a, %b)[%n, %m]
 "u"(%x286) : (index) -> ()
  %x287 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 mod 4) floordiv 4) + ((d0 * -1) + (d1 floordiv 4))) * -1))>(%a, %b)[%n, %m]
 "u"(%x287) : (index) -> ()
  %x288 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 floordiv 3) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x288) : (index) -> ()
  %x289 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 * 4) + (s1 floordiv 2)) + ((d1 + d0) + (d0 + d0))))>(%a, %b)[%n, %m]
 "u"(%x289) : (index) -> ()
  %x290 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + s0) + (d1 + d0)) mod 2) * -3))>(%a, %b)[%n, %m]
 "u"(%x290) : (index) -> ()
  %x291 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + s0) + (d1 ceildiv 3)) mod 3) mod 3))>(%a, %b)[%n, %m]
 "u"(%x291) : (index) -> ()
  %x292 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 2) + (d0 mod 3)) * -3) + (((s1 + d1) + (d1 + d1)) mod 2)))>(%a, %b)[%n, %m]
 "u"(%x292) : (index) -> ()
  %x293 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d0) + (d1 * -3)))>(%a, %b)[%n, %m]
 "u"(%x293) : (index) -> ()
  %x294 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 * 2) + (d1 ceildiv 3)) + ((d1 + s0) + (d1 + s1))))>(%a, %b)[%n, %m]
 "u"(%x294) : (index) -> ()
  %x295 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) * -1) + ((d1 + d0) * 4)) floordiv 3))>(%a, %b)[%n, %m]
 "u"(%x295) : (index) -> ()
  %x296 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 * -1) mod 3) + ((s0 mod 2) + (d0 floordiv 4))))>(%a, %b)[%n, %m]
 "u"(%x296) : (index) -> ()
  %x297 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x297) : (index) -> ()
  %x298 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 2) * 2))>(%a, %b)[%n, %m]
 "u"(%x298) : (index) -> ()
  %x299 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + d1) floordiv 2) + ((d0 floordiv 2) + (d1 + d1))))>(%a, %b)[%n, %m]
 "u"(%x299) : (index) -> ()
  %x300 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 * -3) mod 2))>(%a, %b)[%n, %m]
 "u"(%x300) : (index) -> ()
  %x301 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) + (d1 floordiv 3)) floordiv 2) + (((s0 floordiv 4) * -3) * -3)))>(%a, %b)[%n, %m]
 "u"(%x301) : (index) -> ()
  %x302 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 * 4) ceildiv 3) mod 4))>(%a, %b)[%n, %m]
 "u"(%x302) : (index) -> ()
  %x303 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 4) + (d0 * 4)) floordiv 2) * -1))>(%a, %b)[%n, %m]
 "u"(%x303) : (index) -> ()
  %x304 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 mod 2) + (d0 * 2)))>(%a, %b)[%n, %m]
 "u"(%x304) : (index) -> ()
  %x305 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 3) * 4))>(%a, %b)[%n, %m]
 "u"(%x305) : (index) -> ()
  %x306 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 mod 4) * -3) floordiv 4) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x306) : (index) -> ()
  %x307 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 mod 2) mod 3))>(%a, %b)[%n, %m]
 "u"(%x307) : (index) -> ()
  %x308 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 * 2) + (d0 + d1)) * -3) + (((d0 + s1) + (d0 + d0)) + ((d1 ceildiv 2) ceildiv 2))))>(%a, %b)[%n, %m]
 "u"(%x308) : (index) -> ()
  %x309 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 ceildiv 2) * -1))>(%a, %b)[%n, %m]
 "u"(%x309) : (index) -> ()
  %x310 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 * 4) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x310) : (index) -> ()
  %x311 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d0) ceildiv 3) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x311) : (index) -> ()
  %x312 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 ceildiv 2) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x312) : (index) -> ()
  %x313 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 * 2) ceildiv 2) + ((s0 mod 2) ceildiv 3)))>(%a, %b)[%n, %m]
 "u"(%x313) : (index) -> ()
  %x314 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 mod 4) + (s1 * 4)))>(%a, %b)[%n, %m]
 "u"(%x314) : (index) -> ()
  %x315 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d0) * -3) * -3))>(%a, %b)[%n, %m]
 "u"(%x315) : (index) -> ()
  %x316 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 mod 2) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x316) : (index) -> ()
  %x317 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 ceildiv 2) floordiv 4) floordiv 3) + (((s0 + d0) mod 3) floordiv 3)))>(%a, %b)[%n, %m]
 "u"(%x317) : (index) -> ()
  %x318 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 2) + (s0 ceildiv 3)) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x318) : (index) -> ()
  %x319 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s0) + (d0 + d1)))>(%a, %b)[%n, %m]
 "u"(%x319) : (index) -> ()
  %x320 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 * -1) + (s0 mod 4)) * -1))>(%a, %b)[%n, %m]
 "u"(%x320) : (index) -> ()
  %x321 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) + (d0 + d1)) + ((s0 + d0) floordiv 3)) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x321) : (index) -> ()
  %x322 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 4) floordiv 4) mod 2) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x322) : (index) -> ()
  %x323 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + s1) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x323) : (index) -> ()
  %x324 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 2) mod 4) + ((d0 mod 2) * 4)))>(%a, %b)[%n, %m]
 "u"(%x324) : (index) -> ()
  %x325 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s1) + (d1 * 4)))>(%a, %b)[%n, %m]
 "u"(%x325) : (index) -> ()
  %x326 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d1) * 2))>(%a, %b)[%n, %m]
 "u"(%x326) : (index) -> ()
  %x327 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d1) mod 4) + ((s1 ceildiv 2) + (s0 + s0))))>(%a, %b)[%n, %m]
 "u"(%x327) : (index) -> ()
  %x328 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d0) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x328) : (index) -> ()
  %x329 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 * 2) * 4) + ((s0 mod 2) + (d0 mod 2))) + (((d1 + d0) + (d1 + d1)) floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x329) : (index) -> ()
  %x330 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d1) mod 3))>(%a, %b)[%n, %m]
 "u"(%x330) : (index) -> ()
  %x331 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d1) + (s0 ceildiv 3)) + ((s0 + d1) + (s0 + s1))) + (((d1 ceildiv 3) + (d0 mod 2)) mod 3)))>(%a, %b)[%n, %m]
 "u"(%x331) : (index) -> ()
  %x332 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 mod 4) + (d0 mod 2)))>(%a, %b)[%n, %m]
 "u"(%x332) : (index) -> ()
  %x333 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 mod 2) floordiv 3) + ((d1 + d1) * 2)))>(%a, %b)[%n, %m]
 "u"(%x333) : (index) -> ()
  %x334 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + s0) + (d1 + s1)) + ((s1 + s1) + (s0 + d0))))>(%a, %b)[%n, %m]
 "u"(%x334) : (index) -> ()
  %x335 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 ceildiv 3) mod 2) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x335) : (index) -> ()
  %x336 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 ceildiv 3) + (d1 mod 4)) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x336) : (index) -> ()
  %x337 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + d1) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x337) : (index) -> ()
  %x338 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d1) + (d0 mod 4)) floordiv 4) mod 3))>(%a, %b)[%n, %m]
 "u"(%x338) : (index) -> ()
  %x339 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 mod 4) mod 4) + ((s1 + d1) floordiv 3)) + (((d0 floordiv 4) ceildiv 2) + ((d0 + s0) + (d0 + s1)))))>(%a, %b)[%n, %m]
 "u"(%x339) : (index) -> ()
  %x340 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 floordiv 4) + (d1 ceildiv 3)) floordiv 3) mod 4))>(%a, %b)[%n, %m]
 "u"(%x340) : (index) -> ()
  %x341 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 ceildiv 2) + (d1 + d0)))>(%a, %b)[%n, %m]
 "u"(%x341) : (index) -> ()
  %x342 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 mod 2) mod 4))>(%a, %b)[%n, %m]
 "u"(%x342) : (index) -> ()
  %x343 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 3) + (s1 ceildiv 2)) ceildiv 3) + (((d0 ceildiv 3) + (s0 + d1)) floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x343) : (index) -> ()
  %x344 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d1) + (s1 * -3)) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x344) : (index) -> ()
  %x345 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 floordiv 2) + (d0 + d0)) + ((s0 * 2) * 2)) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x345) : (index) -> ()
  %x346 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + s0) + (s1 + d1)) + ((s0 + d1) * 4)) + (((d1 * -1) mod 2) ceildiv 2)))>(%a, %b)[%n, %m]
 "u"(%x346) : (index) -> ()
  %x347 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d1) + (d1 floordiv 4)))>(%a, %b)[%n, %m]
 "u"(%x347) : (index) -> ()
  %x348 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + s1) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x348) : (index) -> ()
  %x349 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 mod 4) + (s1 mod 2)))>(%a, %b)[%n, %m]
 "u"(%x349) : (index) -> ()
  %x350 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d1) * 4))>(%a, %b)[%n, %m]
 "u"(%x350) : (index) -> ()
  %x351 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + d0) + (d1 mod 3)))>(%a, %b)[%n, %m]
 "u"(%x351) : (index) -> ()
  %x352 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s0) * -1))>(%a, %b)[%n, %m]
 "u"(%x352) : (index) -> ()
  %x353 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 + d1) + (s1 * -1)) + ((d0 * -1) * -1)) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x353) : (index) -> ()
  %x354 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 4) floordiv 2) * -1))>(%a, %b)[%n, %m]
 "u"(%x354) : (index) -> ()
  %x355 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 floordiv 4) + (d0 mod 2)) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x355) : (index) -> ()
  %x356 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + s1) mod 4))>(%a, %b)[%n, %m]
 "u"(%x356) : (index) -> ()
  %x357 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d1 + s0) + (d0 + s0)))>(%a, %b)[%n, %m]
 "u"(%x357) : (index) -> ()
  %x358 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 ceildiv 2) + (d1 floordiv 2)) * 2))>(%a, %b)[%n, %m]
 "u"(%x358) : (index) -> ()
  %x359 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 ceildiv 3) floordiv 3) + ((d1 + s1) + (d1 ceildiv 2))) + (((d0 + d0) floordiv 2) + ((d1 floordiv 2) ceildiv 3))))>(%a, %b)[%n, %m]
 "u"(%x359) : (index) -> ()
  %x360 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 floordiv 2) floordiv 2) * 4) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x360) : (index) -> ()
  %x361 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 2) floordiv 2) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x361) : (index) -> ()
  %x362 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 mod 3) * -1))>(%a, %b)[%n, %m]
 "u"(%x362) : (index) -> ()
  %x363 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 * -3) + (d0 mod 3)) mod 2))>(%a, %b)[%n, %m]
 "u"(%x363) : (index) -> ()
  %x364 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 ceildiv 3) + (s1 + d0)) + ((d0 + d0) + (s1 + d0))) + (((s0 floordiv 2) floordiv 2) + ((d1 + d0) ceildiv 2))))>(%a, %b)[%n, %m]
 "u"(%x364) : (index) -> ()
  %x365 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d1) floordiv 3) + ((s1 floordiv 2) ceildiv 2)) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x365) : (index) -> ()
  %x366 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + d0) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x366) : (index) -> ()
  %x367 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + s1) mod 4) floordiv 4) + (((s1 + d1) mod 2) mod 3)))>(%a, %b)[%n, %m]
 "u"(%x367) : (index) -> ()
  %x368 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d1) + (d1 mod 3)) + ((d0 ceildiv 3) mod 4)) * 2))>(%a, %b)[%n, %m]
 "u"(%x368) : (index) -> ()
  %x369 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 mod 4) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x369) : (index) -> ()
  %x370 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 + d1) ceildiv 3) + ((d0 + d0) ceildiv 3)))>(%a, %b)[%n, %m]
 "u"(%x370) : (index) -> ()
  %x371 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + s1) + (d1 + s1)) * 2) * -1))>(%a, %b)[%n, %m]
 "u"(%x371) : (index) -> ()
  %x372 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d1) mod 2) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x372) : (index) -> ()
  %x373 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 floordiv 3) floordiv 2))>(%a, %b)[%n, %m]
 "u"(%x373) : (index) -> ()
  %x374 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s1 + d0) ceildiv 3) + ((s0 + s1) ceildiv 2)) * -1))>(%a, %b)[%n, %m]
 "u"(%x374) : (index) -> ()
  %x375 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) + (d0 mod 3)) mod 4) mod 4))>(%a, %b)[%n, %m]
 "u"(%x375) : (index) -> ()
  %x376 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 mod 4) + (s1 + d1)))>(%a, %b)[%n, %m]
 "u"(%x376) : (index) -> ()
  %x377 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 * 4) ceildiv 2) floordiv 4))>(%a, %b)[%n, %m]
 "u"(%x377) : (index) -> ()
  %x378 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 4) + (d0 + s1)) * 4))>(%a, %b)[%n, %m]
 "u"(%x378) : (index) -> ()
  %x379 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 4) mod 2))>(%a, %b)[%n, %m]
 "u"(%x379) : (index) -> ()
  %x380 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 + d0) floordiv 4) + ((d0 + d0) mod 2)) mod 4))>(%a, %b)[%n, %m]
 "u"(%x380) : (index) -> ()
  %x381 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 * 2) + (d1 + d0)))>(%a, %b)[%n, %m]
 "u"(%x381) : (index) -> ()
  %x382 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + s0) + (d1 ceildiv 3)) + ((s0 + s0) mod 4)))>(%a, %b)[%n, %m]
 "u"(%x382) : (index) -> ()
  %x383 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 ceildiv 2) * -1) mod 4) * 4))>(%a, %b)[%n, %m]
 "u"(%x383) : (index) -> ()
  %x384 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((s0 floordiv 2) + (d0 + s0)) * -1) * -3))>(%a, %b)[%n, %m]
 "u"(%x384) : (index) -> ()
  %x385 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d1) + (d1 * -3)) floordiv 4) * 4))>(%a, %b)[%n, %m]
 "u"(%x385) : (index) -> ()
  %x386 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d0 ceildiv 3) + (d0 floordiv 2)) mod 4) + (((s0 + d1) + (s1 * -3)) + ((s0 + d1) * -1))))>(%a, %b)[%n, %m]
 "u"(%x386) : (index) -> ()
  %x387 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d0) * -1))>(%a, %b)[%n, %m]
 "u"(%x387) : (index) -> ()
  %x388 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + d0) + (s0 + s1)) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x388) : (index) -> ()
  %x389 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 + d1) + (s1 floordiv 3)) mod 3))>(%a, %b)[%n, %m]
 "u"(%x389) : (index) -> ()
  %x390 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s0 + s0) mod 4) * -3))>(%a, %b)[%n, %m]
 "u"(%x390) : (index) -> ()
  %x391 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((((d1 + d0) + (d1 floordiv 3)) mod 3) mod 4))>(%a, %b)[%n, %m]
 "u"(%x391) : (index) -> ()
  %x392 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + s0) floordiv 4) + ((s0 ceildiv 2) + (d0 floordiv 2))))>(%a, %b)[%n, %m]
 "u"(%x392) : (index) -> ()
  %x393 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s1 + s0) + (d0 + s1)))>(%a, %b)[%n, %m]
 "u"(%x393) : (index) -> ()
  %x394 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + s1) mod 2) + ((d1 mod 2) * -1)))>(%a, %b)[%n, %m]
 "u"(%x394) : (index) -> ()
  %x395 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d1 floordiv 2) floordiv 4) mod 2))>(%a, %b)[%n, %m]
 "u"(%x395) : (index) -> ()
  %x396 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((s1 * -3) + (d0 + s0)) ceildiv 3))>(%a, %b)[%n, %m]
 "u"(%x396) : (index) -> ()
  %x397 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((((d0 + d0) + (d0 + d1)) * -3))>(%a, %b)[%n, %m]
 "u"(%x397) : (index) -> ()
  %x398 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 mod 4) ceildiv 2))>(%a, %b)[%n, %m]
 "u"(%x398) : (index) -> ()
  %x399 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((d0 + d1) * 4))>(%a, %b)[%n, %m]
 "u"(%x399) : (index) -> ()
}} return }
