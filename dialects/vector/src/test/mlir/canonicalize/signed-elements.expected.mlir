module {
  func.func @signed_element(%arg0: si8) -> vector<2xsi8> {
    %0 = vector.broadcast %arg0 : si8 to vector<2xsi8>
    return %0 : vector<2xsi8>
  }
  func.func @signless_element(%arg0: i8) -> vector<2xi8> {
    %0 = vector.broadcast %arg0 : i8 to vector<2xi8>
    return %0 : vector<2xi8>
  }
}

