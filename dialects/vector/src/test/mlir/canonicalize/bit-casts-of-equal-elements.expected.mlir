module {
  func.func @h() -> vector<8xi16> {
    %cst = arith.constant dense<65538> : vector<4xi32>
    %0 = vector.bitcast %cst : vector<4xi32> to vector<8xi16>
    return %0 : vector<8xi16>
  }
  func.func @h4() -> vector<4xi32> {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = vector.bitcast %cst : vector<4xf32> to vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @h5() -> vector<4xf32> {
    %cst = arith.constant dense<1> : vector<4xi32>
    %0 = vector.bitcast %cst : vector<4xi32> to vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @h6() -> vector<4xf32> {
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %0 = vector.bitcast %cst : vector<4xi32> to vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @h7() -> vector<1xi32> {
    %cst = arith.constant dense<50529027> : vector<1xi32>
    return %cst : vector<1xi32>
  }
  func.func @h8() -> vector<2xi12> {
    %cst = arith.constant dense<819> : vector<2xi12>
    return %cst : vector<2xi12>
  }
  func.func @h9() -> vector<4xi8> {
    %cst = arith.constant dense<3> : vector<4xi8>
    return %cst : vector<4xi8>
  }
  func.func @h10() -> vector<1xf64> {
    %cst = arith.constant dense<-3> : vector<4xi16>
    %0 = vector.bitcast %cst : vector<4xi16> to vector<1xf64>
    return %0 : vector<1xf64>
  }
  func.func @h11() -> vector<1xi32> {
    %cst = arith.constant dense<-1.000000e+00> : vector<2xbf16>
    %0 = vector.bitcast %cst : vector<2xbf16> to vector<1xi32>
    return %0 : vector<1xi32>
  }
  func.func @h12() -> vector<1xi32> {
    %cst = arith.constant dense<-131075> : vector<1xi32>
    return %cst : vector<1xi32>
  }
  func.func @h13() -> vector<2xi48> {
    %cst = arith.constant dense<7> : vector<3xi32>
    %0 = vector.bitcast %cst : vector<3xi32> to vector<2xi48>
    return %0 : vector<2xi48>
  }
}

