// RUN: --canonicalize

func.func @h() -> vector<8xi16> {
  %s = arith.constant dense<65538> : vector<4xi32>
  %b = vector.bitcast %s : vector<4xi32> to vector<8xi16>
  return %b : vector<8xi16>
}
func.func @h4() -> vector<4xi32> {
  %s = arith.constant dense<1.0> : vector<4xf32>
  %b = vector.bitcast %s : vector<4xf32> to vector<4xi32>
  return %b : vector<4xi32>
}
func.func @h5() -> vector<4xf32> {
  %s = arith.constant dense<1> : vector<4xi32>
  %b = vector.bitcast %s : vector<4xi32> to vector<4xf32>
  return %b : vector<4xf32>
}
func.func @h6() -> vector<4xf32> {
  %s = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %b = vector.bitcast %s : vector<4xi32> to vector<4xf32>
  return %b : vector<4xf32>
}
func.func @h7() -> vector<1xi32> {
  %s = arith.constant dense<3> : vector<4xi8>
  %b = vector.bitcast %s : vector<4xi8> to vector<1xi32>
  return %b : vector<1xi32>
}
func.func @h8() -> vector<2xi12> {
  %s = arith.constant dense<3> : vector<6xi4>
  %b = vector.bitcast %s : vector<6xi4> to vector<2xi12>
  return %b : vector<2xi12>
}
func.func @h9() -> vector<4xi8> {
  %s = arith.constant dense<3> : vector<4xi8>
  %b = vector.bitcast %s : vector<4xi8> to vector<4xui8>
  %b2 = vector.bitcast %b : vector<4xui8> to vector<4xi8>
  return %b2 : vector<4xi8>
}
func.func @h10() -> vector<1xf64> {
  %s = arith.constant dense<-3> : vector<4xi16>
  %b = vector.bitcast %s : vector<4xi16> to vector<1xf64>
  return %b : vector<1xf64>
}
func.func @h11() -> vector<1xi32> {
  %s = arith.constant dense<-1.0> : vector<2xbf16>
  %b = vector.bitcast %s : vector<2xbf16> to vector<1xi32>
  return %b : vector<1xi32>
}
func.func @h12() -> vector<1xi32> {
  %s = arith.constant dense<-3> : vector<2xi16>
  %b = vector.bitcast %s : vector<2xi16> to vector<1xi32>
  return %b : vector<1xi32>
}
func.func @h13() -> vector<2xi48> {
  %s = arith.constant dense<7> : vector<3xi32>
  %b = vector.bitcast %s : vector<3xi32> to vector<2xi48>
  return %b : vector<2xi48>
}
