module {
  func.func @bytes() {
    %c-9_i8 = arith.constant -9 : i8
    %c49_i8 = arith.constant 49 : i8
    %c4_i8 = arith.constant 4 : i8
    %c117_i8 = arith.constant 117 : i8
    %c9_i8 = arith.constant 9 : i8
    %c5_i8 = arith.constant 5 : i8
    %c6_i8 = arith.constant 6 : i8
    %c8_i8 = arith.constant 8 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c-3_i8 = arith.constant -3 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c3_i8 = arith.constant 3 : i8
    %c1_i8 = arith.constant 1 : i8
    %c2_i8 = arith.constant 2 : i8
    %c7_i8 = arith.constant 7 : i8
    "use.absi"(%c-128_i8, %c3_i8, %c1_i8, %c0_i8, %c1_i8, %c2_i8, %c7_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ctlz"(%c0_i8, %c0_i8, %c0_i8, %c8_i8, %c7_i8, %c6_i8, %c5_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.cttz"(%c7_i8, %c0_i8, %c0_i8, %c8_i8, %c0_i8, %c1_i8, %c0_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ctpop"(%c1_i8, %c7_i8, %c8_i8, %c0_i8, %c1_i8, %c1_i8, %c3_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ipowi"(%c0_i8, %c0_i8, %c0_i8, %c1_i8, %c-128_i8, %c0_i8, %c0_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ipowi"(%c0_i8, %c0_i8, %c0_i8, %c1_i8, %c-3_i8, %c9_i8, %c117_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ipowi"(%c1_i8, %c-1_i8, %c-1_i8, %c1_i8, %c-1_i8, %c1_i8, %c-1_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    %0 = math.ipowi %c0_i8, %c-128_i8 : i8
    %1 = math.ipowi %c0_i8, %c-3_i8 : i8
    %2 = math.ipowi %c0_i8, %c-1_i8 : i8
    "use.ipowi"(%0, %1, %2, %c1_i8, %c0_i8, %c0_i8, %c0_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ipowi"(%c1_i8, %c1_i8, %c1_i8, %c1_i8, %c1_i8, %c1_i8, %c1_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ipowi"(%c0_i8, %c0_i8, %c0_i8, %c1_i8, %c2_i8, %c4_i8, %c-128_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    "use.ipowi"(%c0_i8, %c0_i8, %c0_i8, %c1_i8, %c7_i8, %c49_i8, %c-9_i8) : (i8, i8, i8, i8, i8, i8, i8) -> ()
    return
  }
  func.func @bits() {
    %true = arith.constant true
    %false = arith.constant false
    "use.absi"(%true, %false) : (i1, i1) -> ()
    "use.ctlz"(%false, %true) : (i1, i1) -> ()
    "use.cttz"(%false, %true) : (i1, i1) -> ()
    "use.ctpop"(%true, %false) : (i1, i1) -> ()
    "use.ipowi"(%true, %true) : (i1, i1) -> ()
    %0 = math.ipowi %false, %true : i1
    "use.ipowi"(%0, %true) : (i1, i1) -> ()
    return
  }
  func.func @indices() {
    %c27 = arith.constant 27 : index
    %c-125 = arith.constant -125 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c63 = arith.constant 63 : index
    %c62 = arith.constant 62 : index
    %c64 = arith.constant 64 : index
    %c-5 = arith.constant -5 : index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    "use.absi"(%c5, %c0, %c3) : (index, index, index) -> ()
    "use.ctlz"(%c0, %c64, %c62) : (index, index, index) -> ()
    "use.cttz"(%c0, %c64, %c0) : (index, index, index) -> ()
    "use.ctpop"(%c63, %c0, %c2) : (index, index, index) -> ()
    "use.ipowi"(%c0, %c1, %c-125) : (index, index, index) -> ()
    %0 = math.ipowi %c0, %c-5 : index
    "use.ipowi"(%0, %c1, %c0) : (index, index, index) -> ()
    "use.ipowi"(%c0, %c1, %c27) : (index, index, index) -> ()
    return
  }
  func.func @wide() {
    %c-1_i100 = arith.constant -1 : i100
    %c100_i100 = arith.constant 100 : i100
    %c70_i100 = arith.constant 70 : i100
    %c0_i100 = arith.constant 0 : i100
    %c29_i100 = arith.constant 29 : i100
    %c1180591620717411303424_i100 = arith.constant 1180591620717411303424 : i100
    %c1_i100 = arith.constant 1 : i100
    "use.absi"(%c1180591620717411303424_i100, %c1_i100) : (i100, i100) -> ()
    "use.ctlz"(%c29_i100, %c0_i100) : (i100, i100) -> ()
    "use.cttz"(%c70_i100, %c0_i100) : (i100, i100) -> ()
    "use.ctpop"(%c1_i100, %c100_i100) : (i100, i100) -> ()
    "use.ipowi"(%c0_i100, %c0_i100) : (i100, i100) -> ()
    "use.ipowi"(%c1_i100, %c-1_i100) : (i100, i100) -> ()
    return
  }
  func.func @vectors() {
    %cst = arith.constant dense<[1, 1, -1]> : vector<3xi8>
    %cst_0 = arith.constant dense<[2, 1, 0]> : vector<3xi8>
    %cst_1 = arith.constant dense<4> : vector<3xi8>
    %cst_2 = arith.constant dense<[0, 8, 4]> : vector<3xi8>
    %cst_3 = arith.constant dense<[-1, 1, 0]> : vector<3xi8>
    %cst_4 = arith.constant dense<[1, 9, 4]> : vector<3xi8>
    %cst_5 = arith.constant dense<[-1, 27, 4]> : vector<3xi8>
    %cst_6 = arith.constant dense<[1, 0, 8]> : vector<3xi8>
    %cst_7 = arith.constant dense<[8, 2, 1]> : vector<3xi8>
    %cst_8 = arith.constant dense<[0, 8, 0]> : vector<3xi8>
    %cst_9 = arith.constant dense<1> : vector<3xi8>
    %cst_10 = arith.constant dense<[0, 0, 1]> : vector<3xi8>
    %cst_11 = arith.constant dense<[7, 8, 0]> : vector<3xi8>
    %cst_12 = arith.constant dense<6> : vector<3xi8>
    %cst_13 = arith.constant dense<[0, 6, 6]> : vector<3xi8>
    %cst_14 = arith.constant dense<[1, 3, 2]> : vector<3xi8>
    %cst_15 = arith.constant dense<2> : vector<3xi8>
    %cst_16 = arith.constant dense<[1, 0, 1]> : vector<3xi8>
    "use.absi"(%cst_14, %cst_15, %cst_16) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
    "use.ctlz"(%cst_13, %cst_12, %cst_11) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
    "use.cttz"(%cst_10, %cst_9, %cst_8) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
    "use.ctpop"(%cst_7, %cst_9, %cst_6) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
    "use.ipowi"(%cst_5, %cst_4, %cst_3) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
    "use.ipowi"(%cst_2, %cst_1, %cst_0) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
    "use.ipowi"(%cst_16, %cst_16, %cst) : (vector<3xi8>, vector<3xi8>, vector<3xi8>) -> ()
    return
  }
}

