// RUN: --canonicalize
// Equal elements are broadcast, of whatever type they are.
func.func @signed_element(%n: si8) -> vector<2xsi8> {
  %0 = vector.from_elements %n, %n : vector<2xsi8>
  return %0 : vector<2xsi8>
}
func.func @signless_element(%n: i8) -> vector<2xi8> {
  %0 = vector.from_elements %n, %n : vector<2xi8>
  return %0 : vector<2xi8>
}
