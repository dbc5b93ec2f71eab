// RUN: --canonicalize --allow-unregistered-dialect
// Functions of constant integers. A negative power of zero is not folded.
func.func @bytes() {
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -3 : i8
  %c2 = arith.constant -1 : i8
  %c3 = arith.constant 0 : i8
  %c4 = arith.constant 1 : i8
  %c5 = arith.constant 2 : i8
  %c6 = arith.constant 7 : i8
  %absi0 = math.absi %c0 : i8
  %absi1 = math.absi %c1 : i8
  %absi2 = math.absi %c2 : i8
  %absi3 = math.absi %c3 : i8
  %absi4 = math.absi %c4 : i8
  %absi5 = math.absi %c5 : i8
  %absi6 = math.absi %c6 : i8
  "use.absi"(%absi0, %absi1, %absi2, %absi3, %absi4, %absi5, %absi6) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ctlz0 = math.ctlz %c0 : i8
  %ctlz1 = math.ctlz %c1 : i8
  %ctlz2 = math.ctlz %c2 : i8
  %ctlz3 = math.ctlz %c3 : i8
  %ctlz4 = math.ctlz %c4 : i8
  %ctlz5 = math.ctlz %c5 : i8
  %ctlz6 = math.ctlz %c6 : i8
  "use.ctlz"(%ctlz0, %ctlz1, %ctlz2, %ctlz3, %ctlz4, %ctlz5, %ctlz6) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %cttz0 = math.cttz %c0 : i8
  %cttz1 = math.cttz %c1 : i8
  %cttz2 = math.cttz %c2 : i8
  %cttz3 = math.cttz %c3 : i8
  %cttz4 = math.cttz %c4 : i8
  %cttz5 = math.cttz %c5 : i8
  %cttz6 = math.cttz %c6 : i8
  "use.cttz"(%cttz0, %cttz1, %cttz2, %cttz3, %cttz4, %cttz5, %cttz6) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ctpop0 = math.ctpop %c0 : i8
  %ctpop1 = math.ctpop %c1 : i8
  %ctpop2 = math.ctpop %c2 : i8
  %ctpop3 = math.ctpop %c3 : i8
  %ctpop4 = math.ctpop %c4 : i8
  %ctpop5 = math.ctpop %c5 : i8
  %ctpop6 = math.ctpop %c6 : i8
  "use.ctpop"(%ctpop0, %ctpop1, %ctpop2, %ctpop3, %ctpop4, %ctpop5, %ctpop6) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ipowi00 = math.ipowi %c0, %c0 : i8
  %ipowi01 = math.ipowi %c0, %c1 : i8
  %ipowi02 = math.ipowi %c0, %c2 : i8
  %ipowi03 = math.ipowi %c0, %c3 : i8
  %ipowi04 = math.ipowi %c0, %c4 : i8
  %ipowi05 = math.ipowi %c0, %c5 : i8
  %ipowi06 = math.ipowi %c0, %c6 : i8
  "use.ipowi"(%ipowi00, %ipowi01, %ipowi02, %ipowi03, %ipowi04, %ipowi05, %ipowi06) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ipowi10 = math.ipowi %c1, %c0 : i8
  %ipowi11 = math.ipowi %c1, %c1 : i8
  %ipowi12 = math.ipowi %c1, %c2 : i8
  %ipowi13 = math.ipowi %c1, %c3 : i8
  %ipowi14 = math.ipowi %c1, %c4 : i8
  %ipowi15 = math.ipowi %c1, %c5 : i8
  %ipowi16 = math.ipowi %c1, %c6 : i8
  "use.ipowi"(%ipowi10, %ipowi11, %ipowi12, %ipowi13, %ipowi14, %ipowi15, %ipowi16) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ipowi20 = math.ipowi %c2, %c0 : i8
  %ipowi21 = math.ipowi %c2, %c1 : i8
  %ipowi22 = math.ipowi %c2, %c2 : i8
  %ipowi23 = math.ipowi %c2, %c3 : i8
  %ipowi24 = math.ipowi %c2, %c4 : i8
  %ipowi25 = math.ipowi %c2, %c5 : i8
  %ipowi26 = math.ipowi %c2, %c6 : i8
  "use.ipowi"(%ipowi20, %ipowi21, %ipowi22, %ipowi23, %ipowi24, %ipowi25, %ipowi26) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ipowi30 = math.ipowi %c3, %c0 : i8
  %ipowi31 = math.ipowi %c3, %c1 : i8
  %ipowi32 = math.ipowi %c3, %c2 : i8
  %ipowi33 = math.ipowi %c3, %c3 : i8
  %ipowi34 = math.ipowi %c3, %c4 : i8
  %ipowi35 = math.ipowi %c3, %c5 : i8
  %ipowi36 = math.ipowi %c3, %c6 : i8
  "use.ipowi"(%ipowi30, %ipowi31, %ipowi32, %ipowi33, %ipowi34, %ipowi35, %ipowi36) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ipowi40 = math.ipowi %c4, %c0 : i8
  %ipowi41 = math.ipowi %c4, %c1 : i8
  %ipowi42 = math.ipowi %c4, %c2 : i8
  %ipowi43 = math.ipowi %c4, %c3 : i8
  %ipowi44 = math.ipowi %c4, %c4 : i8
  %ipowi45 = math.ipowi %c4, %c5 : i8
  %ipowi46 = math.ipowi %c4, %c6 : i8
  "use.ipowi"(%ipowi40, %ipowi41, %ipowi42, %ipowi43, %ipowi44, %ipowi45, %ipowi46) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ipowi50 = math.ipowi %c5, %c0 : i8
  %ipowi51 = math.ipowi %c5, %c1 : i8
  %ipowi52 = math.ipowi %c5, %c2 : i8
  %ipowi53 = math.ipowi %c5, %c3 : i8
  %ipowi54 = math.ipowi %c5, %c4 : i8
  %ipowi55 = math.ipowi %c5, %c5 : i8
  %ipowi56 = math.ipowi %c5, %c6 : i8
  "use.ipowi"(%ipowi50, %ipowi51, %ipowi52, %ipowi53, %ipowi54, %ipowi55, %ipowi56) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  %ipowi60 = math.ipowi %c6, %c0 : i8
  %ipowi61 = math.ipowi %c6, %c1 : i8
  %ipowi62 = math.ipowi %c6, %c2 : i8
  %ipowi63 = math.ipowi %c6, %c3 : i8
  %ipowi64 = math.ipowi %c6, %c4 : i8
  %ipowi65 = math.ipowi %c6, %c5 : i8
  %ipowi66 = math.ipowi %c6, %c6 : i8
  "use.ipowi"(%ipowi60, %ipowi61, %ipowi62, %ipowi63, %ipowi64, %ipowi65, %ipowi66) : (i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}

func.func @bits() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %absi0 = math.absi %c0 : i1
  %absi1 = math.absi %c1 : i1
  "use.absi"(%absi0, %absi1) : (i1, i1) -> ()
  %ctlz0 = math.ctlz %c0 : i1
  %ctlz1 = math.ctlz %c1 : i1
  "use.ctlz"(%ctlz0, %ctlz1) : (i1, i1) -> ()
  %cttz0 = math.cttz %c0 : i1
  %cttz1 = math.cttz %c1 : i1
  "use.cttz"(%cttz0, %cttz1) : (i1, i1) -> ()
  %ctpop0 = math.ctpop %c0 : i1
  %ctpop1 = math.ctpop %c1 : i1
  "use.ctpop"(%ctpop0, %ctpop1) : (i1, i1) -> ()
  %ipowi00 = math.ipowi %c0, %c0 : i1
  %ipowi01 = math.ipowi %c0, %c1 : i1
  "use.ipowi"(%ipowi00, %ipowi01) : (i1, i1) -> ()
  %ipowi10 = math.ipowi %c1, %c0 : i1
  %ipowi11 = math.ipowi %c1, %c1 : i1
  "use.ipowi"(%ipowi10, %ipowi11) : (i1, i1) -> ()
  return
}

func.func @indices() {
  %c0 = arith.constant -5 : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 3 : index
  %absi0 = math.absi %c0 : index
  %absi1 = math.absi %c1 : index
  %absi2 = math.absi %c2 : index
  "use.absi"(%absi0, %absi1, %absi2) : (index, index, index) -> ()
  %ctlz0 = math.ctlz %c0 : index
  %ctlz1 = math.ctlz %c1 : index
  %ctlz2 = math.ctlz %c2 : index
  "use.ctlz"(%ctlz0, %ctlz1, %ctlz2) : (index, index, index) -> ()
  %cttz0 = math.cttz %c0 : index
  %cttz1 = math.cttz %c1 : index
  %cttz2 = math.cttz %c2 : index
  "use.cttz"(%cttz0, %cttz1, %cttz2) : (index, index, index) -> ()
  %ctpop0 = math.ctpop %c0 : index
  %ctpop1 = math.ctpop %c1 : index
  %ctpop2 = math.ctpop %c2 : index
  "use.ctpop"(%ctpop0, %ctpop1, %ctpop2) : (index, index, index) -> ()
  %ipowi00 = math.ipowi %c0, %c0 : index
  %ipowi01 = math.ipowi %c0, %c1 : index
  %ipowi02 = math.ipowi %c0, %c2 : index
  "use.ipowi"(%ipowi00, %ipowi01, %ipowi02) : (index, index, index) -> ()
  %ipowi10 = math.ipowi %c1, %c0 : index
  %ipowi11 = math.ipowi %c1, %c1 : index
  %ipowi12 = math.ipowi %c1, %c2 : index
  "use.ipowi"(%ipowi10, %ipowi11, %ipowi12) : (index, index, index) -> ()
  %ipowi20 = math.ipowi %c2, %c0 : index
  %ipowi21 = math.ipowi %c2, %c1 : index
  %ipowi22 = math.ipowi %c2, %c2 : index
  "use.ipowi"(%ipowi20, %ipowi21, %ipowi22) : (index, index, index) -> ()
  return
}

func.func @wide() {
  %c0 = arith.constant 1180591620717411303424 : i100
  %c1 = arith.constant -1 : i100
  %absi0 = math.absi %c0 : i100
  %absi1 = math.absi %c1 : i100
  "use.absi"(%absi0, %absi1) : (i100, i100) -> ()
  %ctlz0 = math.ctlz %c0 : i100
  %ctlz1 = math.ctlz %c1 : i100
  "use.ctlz"(%ctlz0, %ctlz1) : (i100, i100) -> ()
  %cttz0 = math.cttz %c0 : i100
  %cttz1 = math.cttz %c1 : i100
  "use.cttz"(%cttz0, %cttz1) : (i100, i100) -> ()
  %ctpop0 = math.ctpop %c0 : i100
  %ctpop1 = math.ctpop %c1 : i100
  "use.ctpop"(%ctpop0, %ctpop1) : (i100, i100) -> ()
  %ipowi00 = math.ipowi %c0, %c0 : i100
  %ipowi01 = math.ipowi %c0, %c1 : i100
  "use.ipowi"(%ipowi00, %ipowi01) : (i100, i100) -> ()
  %ipowi10 = math.ipowi %c1, %c0 : i100
  %ipowi11 = math.ipowi %c1, %c1 : i100
  "use.ipowi"(%ipowi10, %ipowi11) : (i100, i100) -> ()
  return
}

func.func @vectors() {
  %c0 = arith.constant dense<[-1, 3, 2]> : vector<3xi8>
  %c1 = arith.constant dense<2> : vector<3xi8>
  %c2 = arith.constant dense<[1, 0, -1]> : vector<3xi8>
  %absi0 = math.absi %c0 : vector<3xi8>
  %absi1 = math.absi %c1 : vector<3xi8>
  %absi2 = math.absi %c2 : vector<3xi8>
  "use.absi"(%absi0, %absi1, %absi2) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
  %ctlz0 = math.ctlz %c0 : vector<3xi8>
  %ctlz1 = math.ctlz %c1 : vector<3xi8>
  %ctlz2 = math.ctlz %c2 : vector<3xi8>
  "use.ctlz"(%ctlz0, %ctlz1, %ctlz2) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
  %cttz0 = math.cttz %c0 : vector<3xi8>
  %cttz1 = math.cttz %c1 : vector<3xi8>
  %cttz2 = math.cttz %c2 : vector<3xi8>
  "use.cttz"(%cttz0, %cttz1, %cttz2) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
  %ctpop0 = math.ctpop %c0 : vector<3xi8>
  %ctpop1 = math.ctpop %c1 : vector<3xi8>
  %ctpop2 = math.ctpop %c2 : vector<3xi8>
  "use.ctpop"(%ctpop0, %ctpop1, %ctpop2) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
  %ipowi00 = math.ipowi %c0, %c0 : vector<3xi8>
  %ipowi01 = math.ipowi %c0, %c1 : vector<3xi8>
  %ipowi02 = math.ipowi %c0, %c2 : vector<3xi8>
  "use.ipowi"(%ipowi00, %ipowi01, %ipowi02) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
  %ipowi10 = math.ipowi %c1, %c0 : vector<3xi8>
  %ipowi11 = math.ipowi %c1, %c1 : vector<3xi8>
  %ipowi12 = math.ipowi %c1, %c2 : vector<3xi8>
  "use.ipowi"(%ipowi10, %ipowi11, %ipowi12) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
  %ipowi20 = math.ipowi %c2, %c0 : vector<3xi8>
  %ipowi21 = math.ipowi %c2, %c1 : vector<3xi8>
  %ipowi22 = math.ipowi %c2, %c2 : vector<3xi8>
  "use.ipowi"(%ipowi20, %ipowi21, %ipowi22) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
  return
}
